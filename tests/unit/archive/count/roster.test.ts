import { describe, expect, test } from 'vitest';
import { rosterOf } from '../../../../src/archive/count/roster.ts';
import { duel, game, player } from './sample.ts';

const games = [
  duel(player('Moon#1234'), player('Foggy1234'), 'won'),
  duel(player('Foggywc3'), player('Moon#1234'), 'won'),
  duel(player('Moon#999'), player('Moon'), null),
];
const known = [{ name: 'Foggy', aliases: ['Foggy1234', 'Foggywc3', 'not in these games'] }];

describe('who is who', () => {
  const roster = rosterOf(games, known);

  test('equal names are one person, listed names too, and all others stay apart', () => {
    expect(roster.people.map(({ name, recorded }) => [name, recorded])).toEqual([
      ['Foggy', ['Foggy1234', 'Foggywc3']],
      expect.arrayContaining(['Moon']),
      expect.arrayContaining(['Moon']),
      expect.arrayContaining(['Moon']),
    ]);
  });

  test('lists show the person, and a number only where it parts two people', () => {
    const all = games.flatMap(({ players }) => players).map((one) => roster.nameOf(one));
    expect(all).toEqual(['Moon#1234', 'Foggy', 'Foggy', 'Moon#1234', 'Moon#999', 'Moon']);
    const single = [duel(player('Sky#7'), player(null), null)];
    const [sky, nobody] = single[0]!.players.map((one) => rosterOf(single, []).nameOf(one));
    expect([sky, nobody]).toEqual(['Sky', 'Computer']);
  });

  test('each has an own slug, by which they are sorted', () => {
    const slugs = roster.people.map(({ slug }) => slug);
    expect(slugs).toEqual(slugs.toSorted());
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.slice(0, 2)).toEqual(['foggy', 'moon']);
  });

  test('a listed name and an equal name that was never listed are two people', () => {
    const { people } = rosterOf([duel(player('Foggy1234'), player('Foggy'), null)], known);
    expect(people.map(({ name }) => name)).toEqual(['Foggy', 'Foggy']);
    expect(new Set(people.map(({ slug }) => slug)).size).toBe(2);
  });

  test.each(['123456789012345', '1234567890', 'xxxxxxxxxxxxxxx'])(
    '%s, which fills the field, is nobody',
    (name) => {
      const filler = game([player(name)]);
      const own = rosterOf([filler], []);
      expect(own.people).toEqual([]);
      expect(own.personOf(filler.players[0]!)).toBeNull();
      expect(own.nameOf(filler.players[0]!)).toBe(filler.players[0]!.handle);
    },
  );

  test('computers, blank names and strangers are nobody', () => {
    const blank = game([player(' '), player(null, { kind: 'computer' })]);
    const own = rosterOf([blank], []);
    expect(own.people).toEqual([]);
    expect(blank.players.map(own.personOf)).toEqual([null, null]);
    expect(roster.personOf(player('Stranger'))).toBeNull();
  });

  test('a player is found again in every game', () => {
    const [one, other] = games.map(({ players }) => players);
    expect(roster.personOf(one![1]!)).toBe(roster.personOf(other![0]!));
    expect(roster.personOf(one![0]!)?.recorded).toEqual(['Moon#1234']);
  });
});
