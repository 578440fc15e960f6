import { describe, expect, test } from 'vitest';
import { archiveWith, NO_GAMES } from '../../archive/count/archives.ts';
import { apiFacts } from '../../../../src/data/discovery/api-facts.ts';
import { archiveFacts, NO_GAME } from '../../../../src/data/discovery/facts.ts';
import { llmsFullTxt } from '../../../../src/data/discovery/llms-full-txt.ts';
import { llmsTxt } from '../../../../src/data/discovery/llms-txt.ts';
import { prosePage, type ProsePage } from '../../../../src/data/discovery/prose.ts';
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

  test('an empty archive has documents, too', () => {
    expect(archiveFacts(NO_GAMES)).toMatchObject({ games: 0, exampleId: NO_GAME, exampleBytes: 0 });
    expect(apiFacts(NO_GAMES).summaryJson).toContain(NO_GAME);
  });
});

describe('a page from its twin', () => {
  const twin =
    '---\ntitle: "Say \\"yes\\""\nurl: "https://a.test/"\ndescription: "One: two"\n---\n\n# Heading\n';

  test('front matter and body', () => {
    expect(prosePage(twin, 'https://a.test/index.md')).toEqual({
      title: 'Say "yes"',
      description: 'One: two',
      url: 'https://a.test/',
      markdownUrl: 'https://a.test/index.md',
      body: '# Heading\n',
    });
  });

  test('a twin without one of the fields is refused, by address', () => {
    expect(() => prosePage(twin.replace('url:', 'link:'), 'https://a.test/index.md')).toThrow(
      'https://a.test/index.md does not state its url',
    );
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

describe('llms-full.txt', () => {
  const full = (body: string) =>
    llmsFullTxt({ siteName: 'Replays', summary: 'Games.', facts, pages: [page({ body })] });

  test('headings go one level down, lines of code do not', () => {
    const text = full('# A page\n\n## Part\n\n````sh\n# comment\n```\n# still code\n````\n\n### Deep\n');
    expect(text).toContain('\n\n## A page\n\nPage: https://replays.example/page/\n\n### Part\n');
    expect(text).toContain('\n# comment\n```\n# still code\n````\n\n#### Deep\n');
  });

  test('a page without a heading of its own gets its title', () => {
    expect(full('Only text.\n')).toContain(
      '## A page\n\nPage: https://replays.example/page/\n\nOnly text.\n',
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
    expect(securityTxt(options)).toBe(
      'Contact: https://replays.example/report\n' +
        'Expires: 2027-10-17T00:00:00Z\n' +
        'Canonical: https://replays.example/.well-known/security.txt\n' +
        'Preferred-Languages: en\n',
    );
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
