import { expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { gameHubs } from '../../../../src/archive/count/game-links.ts';
import { duel, hero, placed, player } from './sample.ts';

const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const sky = player('Sky', { heroes: [hero('Hamg', 70)] });
const cup = { id: 'cup', name: 'The Cup', organiser: null, date: null };
const known = placed(duel(moon, sky, 'won', { replayId: 't0' }), 'cup');
const alone = placed(duel(moon, sky, null, { replayId: 'alone', map: '', matchup: null }));
const catalogue = catalogueOf([known, alone], [cup], []);

test('a game leads to everything it is counted under', () => {
  const { facts, rows } = gameHubs('t0', catalogue);
  expect(facts).toEqual({
    event: '/events/cup/',
    map: '/maps/echo-isles/',
    matchup: '/matchups/EvH/',
  });
  expect(rows).toEqual([
    {
      name: 'Players',
      links: [
        { text: 'Moon', href: '/players/moon/' },
        { text: 'Sky', href: '/players/sky/' },
      ],
    },
    {
      name: 'Heroes',
      links: [
        { text: 'Demon Hunter', href: '/heroes/demon-hunter/' },
        { text: 'Archmage', href: '/heroes/archmage/' },
      ],
    },
  ]);
});

test('what is not known has no row and no address', () => {
  const { facts, rows } = gameHubs('alone', catalogue);
  expect(rows.map(({ name }) => name)).toEqual(['Players', 'Heroes']);
  expect(facts).toEqual({ event: null, map: null, matchup: null });
});
