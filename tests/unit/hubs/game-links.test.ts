import { expect, test } from 'vitest';
import { catalogueOf } from '../../../src/hubs/catalogue.ts';
import { gameHubs } from '../../../src/hubs/game-links.ts';
import { duel, hero, placed, player } from '../statistics/sample.ts';

const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const sky = player('Sky', { heroes: [hero('Hamg', 70)] });
const cup = { id: 'cup', name: 'The Cup', organiser: null, date: null };
const known = placed(duel(moon, sky, 'won', { replayId: 't0' }), 'cup');
const alone = placed(duel(moon, sky, null, { replayId: 'alone', map: '', matchup: null }));
const catalogue = catalogueOf([known, alone], [cup], []);

test('a game leads to everything it is counted under', () => {
  expect(gameHubs('t0', catalogue).rows).toEqual([
    {
      name: 'Players',
      links: [
        { text: 'Moon', href: '/players/moon/' },
        { text: 'Sky', href: '/players/sky/' },
      ],
    },
    { name: 'Event', links: [{ text: 'The Cup', href: '/events/cup/' }] },
    { name: 'Map', links: [{ text: 'Echo Isles', href: '/maps/echo-isles/' }] },
    { name: 'Matchup', links: [{ text: 'Night Elf vs Human', href: '/matchups/EvH/' }] },
    {
      name: 'Heroes',
      links: [
        { text: 'Demon Hunter', href: '/heroes/demon-hunter/' },
        { text: 'Archmage', href: '/heroes/archmage/' },
      ],
    },
  ]);
});

test('what is not known has no row', () => {
  const { rows } = gameHubs('alone', catalogue);
  expect(rows.map(({ name }) => name)).toEqual(['Players', 'Heroes']);
});
