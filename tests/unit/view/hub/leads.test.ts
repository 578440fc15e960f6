import { expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { duel, hero, placed, player } from '../../archive/count/sample.ts';

const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const sky = player('Sky', { race: 'H', heroes: [hero('Hamg', 70)] });
const cup = { id: 'cup', name: 'The Cup', organiser: null, date: null };

/** The pages of a number of games between one pair on one map. */
const pagesOf = (count: number) =>
  hubsOf(
    catalogueOf(
      Array.from({ length: count }, (_, index) =>
        placed(duel(moon, sky, 'won', { replayId: `g${index}`, map: 'Echo Isles', matchup: 'EvH' }), 'cup'),
      ),
      [cup],
      [],
    ),
  );
const leadOf = (pages: ReturnType<typeof pagesOf>, path: string) => pages.get(path)?.description;

test('pages of heroes, maps, matchups and events begin with a sentence of what is usual', () => {
  const pages = pagesOf(5);
  expect(leadOf(pages, '/heroes/archmage/')).toBe(
    'Archmage is the first hero in all 5 of its appearances, meets Night Elf most often and is played most by Sky.',
  );
  expect(leadOf(pages, '/maps/echo-isles/')).toMatch(
    /^On Echo Isles, the most common matchup is .+, and \w+ plays there most often\.$/,
  );
  expect(leadOf(pages, '/matchups/EvH/')).toMatch(
    / most often opens with the .+; the most common map is Echo Isles\.$/,
  );
  expect(leadOf(pages, '/events/cup/')).toMatch(
    /^The Cup: games of Moon and Sky, most often .+, mostly on Echo Isles\.$/,
  );
});

test('of fewer than five games nothing is usual', () => {
  const pages = pagesOf(4);
  for (const path of ['/heroes/archmage/', '/maps/echo-isles/', '/matchups/EvH/', '/events/cup/'])
    expect(leadOf(pages, path), path).not.toMatch(/most often|commonest/);
});
