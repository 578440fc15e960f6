/** The changelog is in order, and its newest version is the project's. */
import { expect, test } from 'vitest';
import { readProject } from '../../support/documents.ts';

const text = readProject('CHANGELOG.md');
const versions = [...text.matchAll(/^## (\S+) – (\d{4}-\d\d-\d\d)$/gm)].map(([, version, date]) => ({
  version: version!,
  date: date!,
}));

test('versions have dates, newest first, and group their changes as Added, Changed and Fixed', () => {
  const headings = text.match(/^## .*/gm) ?? [];
  // Unreleased changes come first.
  expect(headings.slice(headings[0] === '## Unreleased' ? 1 : 0)).toHaveLength(versions.length);
  expect(versions.map(({ date }) => date)).toEqual(
    versions
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  for (const [, group] of text.matchAll(/^### (.*)$/gm))
    expect(['Added', 'Changed', 'Fixed']).toContain(group);
});

test('the newest version is that of package.json and CITATION.cff', () => {
  const [newest] = versions;
  expect((JSON.parse(readProject('package.json')) as { version: string }).version).toBe(newest!.version);
  expect(readProject('CITATION.cff')).toContain(
    `\nversion: ${newest!.version}\ndate-released: ${newest!.date}\n`,
  );
});
