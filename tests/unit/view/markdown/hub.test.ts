import { SITE_URL } from '../../../../src/site.ts';
import { expect, test } from 'vitest';
import { gamesSection } from '../../../../src/view/hub/first-hundred.ts';
import { pageAbout, tally } from '../../../../src/view/hub/hub-page.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import { readMarkdown } from '../../../support/read-markdown.ts';
import { games } from '../../../support/analysed-archive.ts';

const HOSTILE = 'a | b\n# c <script> [x](https://evil.example) \u202e';
const text = markdownOfSections(
  pageAbout({
    path: '/players/x/',
    trail: [{ text: 'Players', href: '/players/' }],
    title: HOSTILE,
    description: HOSTILE,
    facts: [{ name: 'Games', value: HOSTILE }],
    remark: HOSTILE,
    sections: [
      tally({
        id: 'all',
        title: 'All',
        note: 'A note.',
        table: {
          caption: 'A caption',
          columns: ['Name', 'Games', 'Time', 'Race'].map((name) => ({ name, numeric: false })),
          rows: [
            [{ text: HOSTILE, href: '/maps/a/', note: 'EvO' }, { number: 3 }, { ms: 65_000 }, { race: 'E' }],
            [{ text: 'plain' }, { number: 0 }, { ms: null }, { race: 'U' }],
          ],
        },
      })!,
    ],
    games: gamesSection(
      {
        games: games.slice(0, 2).map((analysis) => ({
          ...{ replayId: 'g', analysis, event: null, mapUrl: null, series: null, fought: () => null },
          people: new Map<string, string>(),
        })),
      },
      'player:x',
    ),
  }),
);
const markdown = readMarkdown(text);

test('links are absolute and lead where the hub says, whatever a stranger typed', () => {
  expect([...new Set(markdown.links)].sort()).toEqual([
    new URL('/maps/a/index.md', SITE_URL).href,
    new URL('/players/index.md', SITE_URL).href,
    new URL('/replays/g/index.md', SITE_URL).href,
  ]);
});

test('no text of a stranger becomes markup', () => {
  expect(markdown.html).toEqual([]);
  expect(markdown.headings.length).toBe(3);
  expect(text).not.toContain('\u202e');
});
