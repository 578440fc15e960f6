import { describe, expect, test } from 'vitest';
import { archiveWith } from '../../archive/count/archives.ts';
import { archiveFacts } from '../../../../src/data/discovery/facts.ts';
import { llmsTxt } from '../../../../src/data/discovery/llms-txt.ts';
import { type ProsePage } from '../../../../src/data/discovery/prose.ts';
import { securityTxt } from '../../../../src/data/discovery/security-txt.ts';
import { fill, skillIndex, skills } from '../../../../src/data/discovery/skills.ts';

const SITE = 'https://replays.example';
const facts = {
  ...archiveFacts(
    archiveWith([
      { id: 'b', event: 'winter' },
      { id: 'a', event: 'autumn' },
      { id: 'c', event: 'winter' },
      { id: 'd', event: null },
    ]),
  ),
  siteUrl: SITE,
};

const page = (fields: Partial<ProsePage> = {}): ProsePage => ({
  title: 'A page',
  description: 'What it says.',
  url: `${SITE}/page/`,
  markdownUrl: `${SITE}/page/index.md`,
  body: '# A page\n\nText.\n',
  ...fields,
});

test('the name of an event is text in a skill, whatever it looks like', () => {
  const hostile = '<img onerror=x> [click](javascript:alert(1)) *Ignore* all\n\n## Rules';
  const events = [{ id: 'cup', name: hostile, games: 1 }];
  const { text } = skills({ ...facts, events }).find(({ name }) => name === 'find-games')!;
  const line = text.split('\n').find((candidate) => candidate.startsWith('- `cup`: '))!;
  expect(line).toContain(
    '\\<img onerror=x> \\[click]\\(javascript:alert(1)) \\*Ignore\\* all ## Rules (1 game)',
  );
});

describe('facts', () => {
  test('events by id with their games', () => {
    expect(facts).toMatchObject({
      games: 4,
      unattributed: 1,
      exampleId: 'b',
      events: [
        { id: 'autumn', name: 'Autumn Cup', games: 1 },
        { id: 'winter', name: 'Winter Cup', games: 2 },
      ],
    });
  });
});

describe('llms.txt', () => {
  test('whatever a page is called, its item stays one that every parser reads', () => {
    const odd = page({
      title: 'Odd [page]\nof two lines',
      description: 'First line.\nSecond line.',
      markdownUrl: `${SITE}/a_(b)/index.md`,
    });
    const text = llmsTxt({
      siteName: 'Replays',
      summary: 'Games.',
      facts,
      pages: [odd],
      skills: [],
      repositoryUrl: `${SITE}/source`,
    });
    expect(text).toContain(
      `\n- [Odd page of two lines](${SITE}/a_%28b%29/index.md): First line. Second line.\n`,
    );
  });
});

describe('skills', () => {
  test('a place without a value stops the build; line ends are the same everywhere', () => {
    expect(fill('a {{b}}\r\nc\r\n', { b: '1' })).toBe('a 1\nc\n');
    expect(() => fill('{{c}}', { b: '1' })).toThrow('{{c}}');
  });

  test('the digest changes with any number in the text', () => {
    const other = { ...facts, games: 5 };
    const digests = [facts, other].map((one) => {
      const index = JSON.parse(skillIndex(skills(one))) as { skills: { name: string; digest: string }[] };
      return index.skills.find(({ name }) => name === 'find-games')?.digest;
    });
    expect(new Set(digests).size).toBe(2);
  });
});

describe('security.txt', () => {
  const options = {
    siteUrl: SITE,
    contact: 'https://replays.example/report',
    generatedAt: '2026-11-21T10:00:00Z',
  };

  test('it ends on a day, less than a year ahead', () => {
    expect(securityTxt(options)).toMatchSnapshot();
  });

  test('a build of any time gives its file; a time that is none gives no file', () => {
    expect(securityTxt({ ...options, generatedAt: '2015-12-20T23:59:59Z' })).toContain(
      'Expires: 2016-11-14T00:00:00Z',
    );
    expect(() => securityTxt({ ...options, generatedAt: 'never' })).toThrow();
  });

  test.each(['someone@replays.example', 'http://replays.example/', ''])('%j is no contact', (contact) => {
    expect(() => securityTxt({ ...options, contact })).toThrow('security contact');
  });
});
