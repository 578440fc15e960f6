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

const LED = ['/heroes/archmage/', '/maps/echo-isles/', '/matchups/EvH/', '/events/cup/'];

test('pages of heroes, maps, matchups and events begin with a sentence of what is usual', () => {
  const pages = pagesOf(5);
  expect(LED.map((path) => leadOf(pages, path))).toMatchSnapshot();
});

test('of fewer than five games nothing is usual', () => {
  const pages = pagesOf(4);
  for (const path of LED) expect(leadOf(pages, path), path).not.toMatch(/most often|commonest/);
});

test('nothing is usual that fewer than five games have, or as many as something else', () => {
  const played = (map: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      placed(duel(moon, sky, 'won', { replayId: `${map}${index}`, map, matchup: 'EvH' }), 'cup'),
    );
  const lead = (...games: ReturnType<typeof placed>[][]) =>
    leadOf(hubsOf(catalogueOf(games.flat(), [cup], [])), '/matchups/EvH/');
  expect(lead(played('A', 4), played('B', 3))).not.toContain('most common map');
  expect(lead(played('A', 5), played('B', 5))).not.toContain('most common map');
  expect(lead(played('A', 5), played('B', 4))).toContain('the most common map is A');
});
