import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
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

describe('hub pages', () => {
  test.each([...hubs.values()].map((hub) => [hub.path, hub] as const))('%s', (_, hub) => {
    expect(markdownOfSections(hub)).toMatchSnapshot();
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
