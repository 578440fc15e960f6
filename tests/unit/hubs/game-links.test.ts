import { expect, test } from 'vitest';
import { catalogueOf } from '../../../src/hubs/catalogue.ts';
import { gameHubs } from '../../../src/hubs/game-links.ts';
import { duel, hero, placed, player } from '../statistics/sample.ts';

const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const sky = player('Sky', { heroes: [hero('Hamg', 70)] });
const cup = { id: 'cup', name: 'The Cup', organiser: null, date: null };
const files = ['10_00_00_000.nwg', '09_00_00_000.nwg'];
const timed = files.map((file, index) =>
  placed(duel(moon, sky, 'won', { replayId: `t${index}` }), 'cup', file),
);
const untimed = ['a', 'b'].map((replayId) =>
  placed(duel(moon, player('Tod'), null, { replayId, map: 'Lost Temple' }), 'cup'),
);
const alone = placed(duel(moon, sky, null, { replayId: 'alone', map: '', matchup: null }));
const catalogue = catalogueOf([...timed, ...untimed, alone], [cup], []);
const texts = (replayId: string) => gameHubs(replayId, catalogue).series?.links.map(({ text }) => text);

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
  const { rows, series } = gameHubs('alone', catalogue);
  expect(rows.map(({ name }) => name)).toEqual(['Players', 'Heroes']);
  expect(series).toBeNull();
});

test('neighbours in a series are before and after it only where that is known', () => {
  expect(texts('t1')).toEqual(['Next game of the series on Echo Isles']);
  expect(texts('t0')).toEqual(['Previous game of the series on Echo Isles']);
  expect(texts('a')).toEqual(['Another game of the series on Lost Temple']);
  expect(gameHubs('a', catalogue).series?.note).toMatch(/not known/);
});
