import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { formatClock } from '../../../../src/game/clock.ts';
import { partOf, type SectionedPage } from '../../../../src/view/page.ts';
import { seriesTable } from '../../../../src/view/series-table.ts';
import type { Piece, Words } from '../../../../src/view/rich-text.ts';
import { duel, game, hero, placed, player, tier } from '../../archive/count/sample.ts';

const HOSTILE = '</h1><script>x</script> ../ \u202e|`[a](b)';
const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const sky = player('Sky', { heroes: [hero('Hamg', 70)], tiers: [tier(2, 250)] });
const stranger = player(HOSTILE, { race: 'O', heroes: [hero('Obla', 64)] });

const games = [
  placed(duel(moon, sky, 'won', { replayId: 'a' }), 'cup'),
  placed(duel(sky, moon, 'won', { replayId: 'b' }), 'cup'),
  placed(duel(stranger, moon, null, { replayId: 'c', map: HOSTILE })),
  placed(game([moon, player(null, { kind: 'computer' })], { replayId: 'd', matchup: null, map: '' })),
];
const cup = { id: 'cup', name: 'The Cup', organiser: null, date: null };
const hubs = hubsOf(catalogueOf(games, [cup], []));

const at = (path: string): SectionedPage => {
  const hub = hubs.get(path);
  if (!hub) throw new Error(`No hub at ${path}, only ${[...hubs.keys()].join(' ')}`);
  return hub;
};
const cellText = (cell: Words): string =>
  [cell]
    .flat()
    .map((piece) => pieceText(piece))
    .join('');
function pieceText(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('words' in piece) return cellText(piece.words);
  if ('ms' in piece) return piece.ms === null ? '–' : formatClock(piece.ms);
  return 'text' in piece ? piece.text : String(Object.values(piece)[0]);
}
/** The rows of a section as texts. */
function rows(path: string, id: string): string[][] | undefined {
  const own = at(path).sections.filter((section) => section.id === id);
  const series = partOf(own, 'series');
  const table = series ? seriesTable(series.rounds) : partOf(own, 'tally')?.table;
  return table?.rows.map((cells) => cells.map(cellText));
}
/** Ids of a page's listed games. */
const listed = (path: string): string[] | undefined =>
  partOf(at(path).sections, 'games')?.games.map(({ replayId }) => replayId);

describe('hub pages', () => {
  test('there is one for every event, player, map, matchup and hero', () => {
    expect([...hubs.keys()].filter((path) => !path.includes('script')).sort()).toEqual([
      '/events/',
      '/events/cup/',
      '/heroes/',
      '/heroes/archmage/',
      '/heroes/blademaster/',
      '/heroes/demon-hunter/',
      '/maps/',
      '/maps/echo-isles/',
      '/matchups/',
      '/matchups/EvH/',
      '/matchups/EvH/human/',
      '/matchups/EvH/night-elf/',
      '/matchups/EvO/',
      '/matchups/EvO/night-elf/',
      '/matchups/EvO/orc/',
      '/openings/',
      '/openings/human/',
      '/openings/human/night-elf/',
      '/openings/night-elf/',
      '/openings/night-elf/human/',
      '/openings/night-elf/orc/',
      '/openings/orc/',
      '/openings/orc/night-elf/',
      '/players/',
      '/players/moon/',
      '/players/sky/',
      '/statistics/',
    ]);
    expect(hubs.size).toBe(29);
    for (const path of hubs.keys()) expect(path).toMatch(/^\/[a-z]+\/(?:[A-Za-z0-9-]+\/){0,2}$/);
  });

  test('each lists its games', () => {
    expect(listed('/events/cup/')).toEqual(['a', 'b']);
    expect(listed('/players/moon/')).toEqual(['a', 'b', 'c', 'd']);
    expect(listed('/maps/echo-isles/')).toEqual(['a', 'b']);
    expect(listed('/matchups/EvO/')).toEqual(['c']);
    expect(listed('/heroes/archmage/')).toEqual(['a', 'b']);
    expect(listed('/statistics/')).toBeUndefined();
  });

  test('a player page says what the games say', () => {
    expect(rows('/players/moon/', 'head-to-head')).toEqual([
      ['Sky', '2', '1', '1', '0'],
      [HOSTILE, '1', '0', '0', '1'],
    ]);
    // Four games are too few for habits.
    for (const id of ['openings', 'timings', 'watch-first', 'years', 'maps'])
      expect(rows('/players/moon/', id), id).toBeUndefined();
    expect(rows('/players/moon/', 'series')).toHaveLength(1);
    expect(at('/players/moon/').description).toBe(
      'Moon plays Night Elf in this archive. This page lists the games, opponents and results.',
    );
  });

  test('the list of players leads to the only game of somebody', () => {
    const [withOne] = rows('/players/', 'all')!.filter(([name]) => name === HOSTILE);
    expect(withOne!.at(-1)).toContain(' vs ');
    const [withMore] = rows('/players/', 'all')!.filter(([name]) => name === 'Moon');
    expect(withMore!.at(-1)).toBe('');
  });

  test('an event page has its series with the score', () => {
    expect(rows('/events/cup/', 'series')).toEqual([
      ['Not known', 'Moon vs Sky', '1 : 1', 'Echo Isles (won by Moon), Echo Isles (won by Sky)'],
    ]);
    expect(rows('/events/', 'all')).toEqual([['The Cup', 'Not known', 'Not known', '2', '2', '1']]);
  });

  test('a matchup page counts the wins of each race', () => {
    expect(partOf(at('/matchups/EvH/').sections, 'facts')!.facts).toEqual([
      { name: 'Games', value: '2' },
      { name: 'Won by Night Elf', value: '1', note: 'of 2, too few games', result: true },
      { name: 'Won by Human', value: '1', note: 'of 2, too few games', result: true },
    ]);
  });

  test('ids of sections are unique, every table has rows, and every row a cell for every column', () => {
    for (const { path, sections } of hubs.values()) {
      expect(new Set(sections.map(({ id }) => id)).size, path).toBe(sections.length);
      for (const part of sections.flatMap(({ parts }) => parts)) {
        if (part.kind !== 'tally') continue;
        const { table } = part;
        expect(table.rows.length, path).toBeGreaterThan(0);
        for (const row of table.rows) expect(row.length, path).toBe(table.columns.length);
      }
    }
  });

  test('an archive without games has the pages above the others, without tables', () => {
    const empty = hubsOf(catalogueOf([], [cup], []));
    const tops = ['/events/', '/heroes/', '/maps/', '/matchups/', '/openings/', '/players/', '/statistics/'];
    expect([...empty.keys()].sort()).toEqual(tops);
    expect([...empty.values()].flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual(
      tops.map(() => 'opening'),
    );
  });
});
