import { describe, expect, test } from 'vitest';
import { byRace, gamesOf } from '../../../../src/archive/count/appearances.ts';
import { heroUses, heroOpenings } from '../../../../src/archive/count/heroes.ts';
import { headToHead, recordIn } from '../../../../src/archive/count/records.ts';
import {
  histogram,
  lengthSpread,
  lengthsOf,
  timesOf,
  timingSpread,
} from '../../../../src/archive/count/timings.ts';
import { duel, everybody, hero, placed, player, tier, game } from './sample.ts';

const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66), hero('Hamg', 300)] });
const sky = player('Sky', { heroes: [hero('Hmkg', null), hero('Hamg', 70)], tiers: [tier(2, 250)] });
const grubby = player('Grubby', { race: 'O', heroes: [hero('Obla', 64)] });

const games = [
  duel(moon, sky, 'won'),
  duel(sky, moon, 'won'),
  duel(moon, sky, null),
  duel(moon, grubby, 'lost', { durationMs: 930_000, decidedMs: 900_000 }),
];
const all = everybody(games);
const of = (name: string) => all.filter(({ player: one }) => one.name === name);

describe('records', () => {
  test('wins, losses and games of unknown end add up to the games', () => {
    expect(recordIn(of('Moon'))).toEqual({ games: 4, won: 1, lost: 2, unknown: 1 });
    expect(recordIn(of('Sky'))).toEqual({ games: 3, won: 1, lost: 1, unknown: 1 });
    expect(recordIn([])).toEqual({ games: 0, won: 0, lost: 0, unknown: 0 });
  });

  test('head to head, most games first', () => {
    expect(headToHead(of('Moon')).map(({ opponent, record }) => [opponent.name, record])).toMatchSnapshot();
  });

  test('computers are neither players nor opponents', () => {
    const own = everybody([game([moon, player(null, { kind: 'computer' })])]);
    expect(own.map((one) => [one.player.name, one.opponent])).toEqual([['Moon', null]]);
  });
});

describe('groups', () => {
  test('by race; an unknown race is in none', () => {
    const own = everybody([duel(moon, player('Nobody', { race: null }), null)]);
    expect([...byRace(own)].map(([race, group]) => [race, group.length])).toEqual([['E', 1]]);
  });

  test('a game with both players of a group is one game', () => {
    expect(gamesOf(all).map(({ game: { replayId } }) => replayId)).toEqual(
      games.map(({ replayId }) => replayId),
    );
  });
});

describe('heroes', () => {
  test('an opener is the first hero that was ordered, not the first that was seen', () => {
    expect(heroOpenings(all)).toMatchSnapshot();
  });

  test('every use of a hero has its place', () => {
    const places = [...heroUses(all)].map(([id, uses]) => [id, uses.map(({ place }) => place)]);
    expect(Object.fromEntries(places)).toMatchSnapshot();
  });
});

describe('timings', () => {
  test('only players who gave the order are counted', () => {
    expect(timesOf(all, 'tier-2')).toEqual([250_000, 250_000, 250_000]);
    expect(timingSpread(all, 'first-hero')).toMatchObject({ n: 8, minSec: 64, medianSec: 66, maxSec: 70 });
    expect(timingSpread(all, 'expansion')).toBeNull();
  });

  test('lengths leave out recordings that break off', () => {
    const broken = duel(moon, sky, null, { complete: false, decidedMs: 5_000_000 });
    const own = [...games, broken].map((one) => placed(one));
    expect(lengthsOf(own)).toEqual([600_000, 600_000, 600_000, 900_000]);
    expect(lengthSpread(own)).toMatchObject({ n: 4, maxSec: 900 });
  });

  test('a histogram has every bar between the first and the last', () => {
    expect(histogram([299_999, 300_000, 599_000, 1_200_000], 300)).toMatchSnapshot();
    expect(histogram([], 300)).toEqual([]);
  });
});
