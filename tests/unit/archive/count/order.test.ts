/** Order of the archive's lists: most games first, equal ones by name, whatever the order of files. */
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { heroOpenings } from '../../../../src/archive/count/heroes.ts';
import { headToHead } from '../../../../src/archive/count/records.ts';
import { rosterOf } from '../../../../src/archive/count/roster.ts';
import { duel, everybody, game, hero, placed, player } from './sample.ts';

const orc = player('Orc', { race: 'O', heroes: [hero('Obla', 60)] });
const elf = player('Elf', { race: 'E', heroes: [hero('Edem', 61)] });
const human = player('Human', { heroes: [hero('Hamg', 62)] });

describe('people', () => {
  const games = [
    duel(player('zed'), player('Moon'), 'won'),
    duel(player('b2'), player('amy'), 'won'),
    duel(player('b1'), player('Zed#12'), 'lost'),
  ];

  test('come by their slug, their recorded names sorted', () => {
    const known = [{ name: 'Bob', aliases: ['b1', 'b2'] }];
    const { people } = rosterOf(games, known);
    expect(people.map(({ slug }) => slug).slice(0, 4)).toEqual(['amy', 'bob', 'moon', 'zed']);
    expect(people[1]?.recorded).toEqual(['b1', 'b2']);
  });

  test('who are both known stay two', () => {
    const known = [
      { name: 'Bob', aliases: ['b1', 'b2'] },
      { name: 'Amy', aliases: ['amy'] },
    ];
    expect(
      rosterOf(games, known)
        .people.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Amy', 'Bob']);
  });

  test('are parted by the number at the end of a BattleTag only', () => {
    const odd = [duel(player('a#1b'), player('Ann#12'), null), duel(player('Ann#3'), player('Ann'), null)];
    const roster = rosterOf(odd, []);
    const shown = odd.flatMap(({ players }) => players).map(roster.nameOf);
    expect(shown).toEqual([odd[0]!.players[0]!.handle, 'Ann#12', 'Ann#3', 'Ann']);
  });

  test('are no computers, whatever these are called', () => {
    expect(rosterOf([game([player('Bot', { kind: 'computer' })])], []).people).toEqual([]);
  });
});

describe('by how many games', () => {
  test('opponents, the same number by slug', () => {
    const own = everybody([
      duel(orc, player('zed'), 'won'),
      duel(orc, player('amy'), 'won'),
      duel(orc, player('moon'), 'won'),
      duel(orc, player('moon'), 'won'),
      duel(orc, player('bob'), 'won'),
    ]).filter(({ player: { name } }) => name === 'Orc');
    expect(headToHead(own).map(({ opponent }) => opponent.slug)).toEqual(['moon', 'amy', 'bob', 'zed']);
  });

  test('first heroes, the same number by name; who ordered none is not counted', () => {
    const none = player('None', { heroes: [hero('Hmkg', null)] });
    const own = everybody([duel(elf, none, null), duel(human, orc, 'won'), duel(human, none, null)]);
    expect(heroOpenings(own).map(({ name }) => name)).toEqual(['Archmage', 'Blademaster', 'Demon Hunter']);
    expect(
      heroOpenings(everybody([duel(elf, orc, null), duel(elf, orc, null)])).map(({ name }) => name),
    ).toEqual(['Blademaster', 'Demon Hunter']);
  });

  const on = (map: string, one: typeof orc, other: typeof orc, event: string | null = null) =>
    placed(duel(one, other, null, { map }), event);
  const catalogue = catalogueOf(
    [
      on('Amazonia', human, orc),
      on('Zeta', orc, elf, 'gone'),
      on('Terenas', human, elf, 'cup'),
      on('Amazonia', human, orc, 'cup'),
      on('Terenas', human, elf),
      on('', orc, elf, 'cup'),
      on('Boulder', elf, orc),
    ],
    [
      { id: 'cup', name: 'The Cup', organiser: null, date: null },
      { id: 'empty', name: 'Nobody came', organiser: null, date: null },
    ],
    [{ name: 'Orc', aliases: ['Orc'], source: 'Somebody said so' }],
  );

  test('maps; a game without one is on none', () => {
    expect(
      catalogue.maps.map(({ slug, games, appearances: own }) => [slug, games.length, own.length]),
    ).toEqual([
      ['amazonia', 2, 4],
      ['terenas', 2, 4],
      ['boulder', 1, 2],
      ['zeta', 1, 2],
    ]);
    expect([catalogue.mapUrl('Zeta'), catalogue.mapUrl('')]).toEqual(['/maps/zeta/', null]);
  });

  test('matchups and heroes', () => {
    expect(catalogue.matchups.map(({ matchup, games }) => [matchup, games.length])).toEqual([
      ['EvO', 3],
      ['EvH', 2],
      ['HvO', 2],
    ]);
    expect(catalogue.heroes.map(({ slug, uses }) => [slug, uses.length])).toEqual([
      ['blademaster', 5],
      ['demon-hunter', 5],
      ['archmage', 4],
    ]);
  });

  test('comparisons by matchup, then by race', () => {
    expect(catalogue.comparisons.map(({ matchup, race }) => `${matchup} ${race}`)).toEqual([
      ...['EvH E', 'EvH H', 'EvO E', 'EvO O', 'HvO H', 'HvO O'],
    ]);
  });

  test('events that have a name, people with what is known of them', () => {
    expect(
      catalogue.events.map(({ event, games, series }) => [event.id, games.length, series.length]),
    ).toEqual([['cup', 3, 3]]);
    expect(
      catalogue.people.map(({ person, appearances: own, source: known }) => [
        person.slug,
        own.length,
        known?.source,
      ]),
    ).toEqual([
      ['elf', 5, undefined],
      ['human', 4, undefined],
      ['orc', 5, 'Somebody said so'],
    ]);
  });

  test('the same second of a comparison by the id of the game, then by slot', () => {
    const twins = ['b', 'a'].map((replayId) =>
      placed(duel(orc, { ...orc, name: 'Two' }, null, { replayId })),
    );
    const [mirror] = catalogueOf(twins, [], []).comparisons;
    expect(
      mirror?.timings[0]?.times.map(({ appearance }) => [
        appearance.placed.game.replayId,
        appearance.player.slot,
      ]),
    ).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
      ['b', '2'],
    ]);
  });
});
