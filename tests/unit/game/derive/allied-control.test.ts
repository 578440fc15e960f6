import { describe, expect, test } from 'vitest';
import { byOwners, ordersEndMs } from '../../../../src/game/derive/allied-control.ts';
import { tavernHeroes } from '../../../../src/game/derive/births/tavern-heroes.ts';
import type { Game, GameEvent, GamePlayer, PlayerOrders, RecordedObject } from '../../../../src/game/game.ts';

const HALL = 0;
const ALTAR = 1;
const HERO = 2;
const OWN_HERO = 3;
const SHOP = 4;

const object = (number: number, id: string, ...commands: [number, number][]): RecordedObject => ({
  tag: [number + 1, 100 + number],
  seen: [0, 900_000],
  forms: [[0, id]],
  commands,
});

/** The Human of slot 1 and two allies: an Orc in slot 2 and a Human in slot 3, against an Undead. */
const OBJECTS = [
  object(HALL, 'hbar', [1, 9], [2, 1]),
  object(ALTAR, 'halt', [1, 9], [2, 1]),
  object(HERO, 'Hamg', [1, 90], [2, 5], [3, 4]),
  object(OWN_HERO, 'Hamg', [3, 90]),
  object(SHOP, 'hvlt', [1, 9], [2, 1]),
];

const player = (slot: number, race: 'H' | 'O' | 'U', events: GameEvent[], team = 0) =>
  ({ slot, race, team, kind: 'human', events, units: [], name: `${slot}` }) as unknown as GamePlayer;

/** A game in which players 2 and 3 give these orders; the columns are revive orders at the hero of player 1. */
function shared(
  second: GameEvent[],
  third: GameEvent[] = [],
  revives: readonly [slot: number, ms: number][] = [],
): Game {
  const orders = revives.map(([slot, ms]): PlayerOrders => ({
    ...{
      slot,
      times: [ms / 50],
      x: [0],
      y: [0],
      kinds: 'v',
      targets: [HERO + 1],
      selected: [0],
      heroSets: [[]],
    },
    leaders: [ALTAR + 1],
  }));
  const players = [player(1, 'H', []), player(2, 'O', second), player(3, 'H', third), player(4, 'U', [], 1)];
  const leaves = [{ ms: 100_000, slot: 1, reason: 1, result: 7 }];
  return { objects: OBJECTS, orders, players, leaves, clockMs: 900_000 } as unknown as Game;
}

const eventsOf = (game: Game) =>
  byOwners(game).players.map(({ events }) =>
    events.map((event) => `${event.do} ${'id' in event ? event.id : ''}`),
  );

describe('orders to the units of an ally', () => {
  test('train and skill for the owner, but buy for the player', () => {
    const orders: GameEvent[] = [
      { ms: 1000, do: 'order', id: 'hfoo', with: [HALL] },
      { ms: 2000, do: 'skill', id: 'AHwe', with: [HERO] },
      { ms: 3000, do: 'order', id: 'phea', with: [SHOP] },
    ];
    expect(eventsOf(shared(orders))).toEqual([['order hfoo', 'skill AHwe'], ['order phea'], [], []]);
  });

  test('revive the hero that the order names, not the player’s own hero of the same kind', () => {
    const revive: GameEvent = { ms: 500_020, do: 'revive', id: 'Hamg', with: [ALTAR] };
    const repeat: GameEvent = { ms: 500_200, do: 'revive', id: 'Hamg' };
    expect(eventsOf(shared([], [revive, repeat], [[3, 500_000]]))).toEqual([
      ['revive Hamg', 'revive Hamg'],
      [],
      [],
      [],
    ]);
  });

  test('revive a hero that the ally never selected', () => {
    expect(eventsOf(shared([], [], [[2, 500_000]]))[0]).toEqual(['revive Hamg']);
  });

  test('stay with a player whose own hero of the kind is selected, too', () => {
    const game = shared([], [{ ms: 2000, do: 'skill', id: 'AHwe', with: [HERO, OWN_HERO] }]);
    expect(byOwners(game)).toBe(game);
  });

  test('go on after the owner left', () => {
    const order: GameEvent = { ms: 400_000, do: 'order', id: 'hfoo', with: [HALL] };
    expect(ordersEndMs(shared([]), 1)).toBe(100_000);
    expect(ordersEndMs(shared([order]), 1)).toBe(900_000);
  });
});

test('heroes of a tavern belong to the players in the order of training, whoever commands them', () => {
  const trains = (slot: number, ms: number) => player(slot, 'H', [{ ms, do: 'order', id: 'Npbm' }]);
  const named = [121_000, 301_000].map((firstMs) => ({ firstMs, forms: [[firstMs, 'Npbm'] as const] }));
  expect([...tavernHeroes(named, [trains(2, 300_000), trains(1, 120_000)])]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  // Named only after the second order, the only hero may be either player's.
  expect(tavernHeroes(named.slice(1), [trains(2, 300_000), trains(1, 120_000)]).size).toBe(0);
});
