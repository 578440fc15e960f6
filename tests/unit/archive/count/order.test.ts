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
    ).toMatchSnapshot();
  });
});
