/** The story of a game, from a few handwritten places. */
import { expect, test } from 'vitest';
import type { MomentSource } from '../../../../src/game/derive/moments/told.ts';
import type { FightLedger } from '../../../../src/game/map/ledger-schema.ts';
import { storyOf, claim, listedWith } from '../../../../src/game/map/story/claim.ts';
import { tellStory } from '../../../../src/game/map/story/story.ts';
import { order } from '../../../support/order-log.ts';

const LANDMARKS = { mines: [[4000, -4000]], bounds: [-8000, -8000, 8000, 8000] } as const;
const based = (ms: number) => ({ ms, basis: 'order' });
const FIGHT = [1, 1, 3].map((slot) => ({ ...order({ ms: 60_000, slot }), at: [9000, 0], target: 0 }));

/** A game with one fight, won by player 2. */
function game(count: number, more: { players?: object; places?: object; chronicle?: object } = {}) {
  const players = ['A', 'B', 'C', 'D'].slice(0, count).map((handle, team) => ({
    ...{ slot: String(team + 1), handle, team, heroes: [], tiers: [], expansions: [] },
    leftMs: handle === 'B' ? null : 600_000 + team,
    result: handle === 'B' ? 'won' : 'lost',
    ...more.players,
  }));
  return {
    analysis: { players, winner: { team: 1 } },
    places: {
      ...{ sides: players.map(({ team }) => ({ team, slots: [team + 1] })), starts: [], halls: [] },
      ...{ camps: [], hostile: FIGHT },
      fights: [{ startMs: 60_000, endMs: 70_000, at: [9000, 0], spread: 0, orders: FIGHT }],
      ...more.places,
    },
    landmarks: LANDMARKS,
    names: new Map(players.map(({ slot, handle }) => [Number(slot), handle])),
    chronicle: { moments: [], camps: [], ...more.chronicle },
  } as unknown as MomentSource & Parameters<typeof tellStory>[0];
}

test.each([
  [2, 'A leaves first, at 10:00, so B won.'],
  [4, 'A leaves first, at 10:00. B won.'],
])('of %d sides the first to leave decides the game only if there were two', (count, ending) => {
  const { story } = tellStory(game(count), () => []);
  expect(story).toEqual([
    'At 1:00, A gives the first attack order, on open ground.',
    'At 1:00, the only fight starts on open ground.',
    ending,
  ]);
});

test('heroes, camps, expansions and tiers are told in order, each with what shows it', () => {
  const told = game(2, {
    players: {
      heroes: [{ name: 'Far Seer', ordered: based(50_000), revivalsMs: [400_000] }],
      tiers: [
        { tier: 2, ordered: based(180_000), doubt: null },
        { tier: 3, ordered: based(480_000), doubt: 'cancelled' },
      ],
      expansions: [{ ms: 240_000 }, { ms: 500_000 }, { ms: 520_000 }],
    },
    places: {
      halls: [
        { slot: 1, ms: 240_000, id: 'ogre', at: [-6000, 0] },
        { slot: 1, ms: 500_000, id: 'ogre', at: [0, 6000] },
        // The same site again, or a mine with a Necropolis next to it, doesn't count as another expansion.
        { slot: 1, ms: 520_000, id: 'ogre', at: [-6000, 50] },
        { slot: 1, ms: 550_000, id: 'unpl', at: [300, 6000] },
      ],
      camps: [{ slot: 2, startMs: 130_000, endMs: 150_000, at: [0, 5000], orders: 4 }],
      fights: [],
    },
    chronicle: {
      moments: [{ kind: 'camp', ms: 130_000 }],
      camps: [{ slot: 2, startMs: 130_000, camp: { name: 'Ogre camp', place: 'in the north' } }],
    },
  });
  const { story, storyEvidence } = tellStory(told, () => []);
  expect(story).toEqual([
    'A and B both open with the Far Seer.',
    'B’s first creep camp is the Ogre camp in the north (2:10).',
    'At 1:00, A gives the first attack order, on open ground.',
    'A expands twice, first in the west (4:00).',
    'A (3:00) and B (3:00) both order tier 2.',
    'The orders don’t show a fight.',
    'A and B each revive one hero.',
    'A leaves first, at 10:00, so B won.',
  ]);
  expect(storyEvidence.map(({ sentence, text, shows, ms }) => [sentence, text, shows, ms])).toEqual([
    [0, 'Far Seer', 'heroes', null],
    [1, '2:10', 'moments', 130_000],
    [2, '1:00', 'moments', null],
    [3, '4:00', 'timings', null],
    [4, '3:00', 'timings', null],
    [4, '3:00', 'timings', null],
    [6, 'one hero', 'heroes', null],
    [7, '10:00', 'players', null],
  ]);
});

test('what two players do alike or otherwise is told by time, without repeating a name', () => {
  const told = game(2, {
    places: {
      starts: [{ slot: 1, at: [9000, 0] }],
      halls: [
        { slot: 2, ms: 200_000, id: 'ogre', at: [-6000, 0] },
        { slot: 1, ms: 240_000, id: 'ogre', at: [-6000, 0] },
      ],
      camps: [
        { slot: 1, startMs: 140_000, endMs: 150_000, at: [0, -5000], orders: 4 },
        { slot: 2, startMs: 130_000, endMs: 135_000, at: [0, 5000], orders: 4 },
      ],
    },
    players: { expansions: [{ ms: 200_000 }, { ms: 240_000 }] },
    chronicle: {
      camps: [1, 2].map((slot) => ({
        ...{ slot, startMs: slot === 1 ? 140_000 : 130_000 },
        camp: { name: 'Ogre camp', place: 'in the north' },
      })),
    },
  });
  Object.assign(told.analysis.players[0]!, {
    heroes: [{ name: 'Lich', ordered: based(50_000), revivalsMs: [1, 2] }],
    tiers: [{ tier: 2, ordered: based(180_000), doubt: null }],
  });
  Object.assign(told.analysis.players[1]!, {
    heroes: [{ name: 'Far Seer', ordered: based(50_000), revivalsMs: [1] }],
    tiers: [2, 3].map((tier) => ({ tier, ordered: based(tier * 60_000), doubt: null })),
  });
  expect(tellStory(told, () => []).story).toEqual([
    'A opens with the Lich and B with the Far Seer.',
    'B’s first creep camp is the Ogre camp in the north (2:10); A’s is the same one (2:20).',
    'At 1:00, A gives the first attack order, in their own main base.',
    'B (3:20) and A (4:00) both expand in the west.',
    'B orders tier 2 at 2:00 and tier 3 at 3:00; A orders tier 2 at 3:00.',
    'At 1:00, the only fight starts at A’s main base.',
    'A revives heroes twice; B revives one hero.',
    'A leaves first, at 10:00, so B won.',
  ]);
});

const side = (least: number, revived: readonly string[], left: readonly number[] = []) => ({
  heroes: [{ name: 'Far Seer', revived: false }, ...revived.map((name) => ({ name, revived: true }))],
  ...{ food: { least, most: null }, left },
});

test('a fight is told with what both sides brought, and what they lost', () => {
  const ledger = { sides: [side(20, ['Tauren Chieftain', 'Shadow Hunter'], [1]), side(0, [])] };
  const { story, storyEvidence } = tellStory(game(2), () => [ledger as unknown as FightLedger]);
  expect(story.slice(1)).toEqual([
    'At 1:00, the only fight starts on open ground. A brings at least 20 food (3 heroes) and loses the Tauren Chieftain and the Shadow Hunter.',
    'A leaves first, at 10:00, after a fight on open ground, so B won.',
  ]);
  expect(storyEvidence).toContainEqual({
    ...{ sentence: 1, at: 56, text: 'at least 20 food', shows: 'fights', ms: 60_000 },
  });
});

test('the fight in which most heroes fell stands beside the biggest', () => {
  const at = (startMs: number, orders: readonly object[]) => ({
    ...{ startMs, endMs: startMs + 5000, at: [9000, 0], spread: 0, orders },
  });
  const places = { fights: [at(60_000, FIGHT), at(300_000, FIGHT.slice(1)), at(500_000, FIGHT.slice(1))] };
  const story = (...revived: string[][]) =>
    tellStory(
      game(2, { places }),
      () => revived.map((names) => ({ sides: [side(5, names), side(9, [])] })) as unknown as FightLedger[],
    ).story.filter((sentence) => sentence.includes('fight'));
  expect(story([], ['Far Seer'], [])[1]).toContain(
    'At 5:00, the fight with the most hero deaths starts on open ground. ',
  );
  expect(story([], ['Far Seer'], ['Far Seer'])[1]).toContain(
    'At 5:00, one of the fights with the most hero deaths starts on open ground. ',
  );
  expect(story(['Far Seer'], ['Far Seer'], [])).toHaveLength(1);
});

test('a computer gives no orders, so nothing is said about fights against it', () => {
  const { story } = tellStory(game(2, { players: { kind: 'computer' }, places: { fights: [] } }), () => []);
  expect(story).toContain('Replays have no orders from computers, so fights against them can’t be seen.');
});

test('claims know where their words begin', () => {
  const { story, storyEvidence } = storyOf([
    ['One ', claim('two', 'heroes'), ...listedWith([['a'], ['b'], ['c']], ' or ')],
  ]);
  expect(story).toEqual(['One twoa, b or c']);
  expect(storyEvidence[0]).toMatchObject({ sentence: 0, at: 4, text: 'two' });
});
