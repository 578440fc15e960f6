import { describe, expect, test } from 'vitest';
import { buyer, droppedAt } from '../../../../src/game/derive/items/items.ts';
import type { Order, OrderLog } from '../../../../src/game/derive/places/order-log.ts';

test('an item is where the camp is whose creeps dropped it, unless a start is nearer', () => {
  const at = [1818, 0] as const;
  expect(droppedAt({ at, camp: [2700, 0] }, [{ at: [0, 0] }])).toEqual([2700, 0]);
  expect(droppedAt({ at, camp: [2700, 0] }, [{ at: [1000, 0] }])).toBe(at);
  expect(droppedAt({ at, camp: null }, [{ at: [0, 0] }])).toBe(at);
});

describe('who bought something', () => {
  const hero = (id: string, orderedMs: number) => {
    return { id, orderedMs, seenMs: null, skills: [], retrainedMs: [], level: 0, revivals: [] };
  };
  const two = [hero('Obla', 60_000), hero('Oshd', 300_000)];
  const log = {
    objects: ['Obla', 'Oshd', 'Hamg'].map((id) => ({ forms: [[0, id]] })),
    orders: [],
  } as unknown as OrderLog;
  /** An order that makes a shop serve an object. */
  const serve = (ms: number, target: number, more: Partial<Order> = {}): Order => {
    return { ms, slot: 1, kind: 'ability', at: [0, 0], target, heroes: [], leader: null, ...more };
  };
  const of = (ms: number, orders: readonly Order[], research: readonly { ms: number; id: string }[] = []) =>
    buyer(ms, {
      heroes: two,
      orders,
      research: research.map((one) => ({ ...one, level: 1, category: 'ability' as const })),
      log,
    });

  test('is the only hero there is', () => {
    expect(of(200_000, [])).toEqual({ hero: 'Obla', basis: 'only' });
    expect(of(354_999, [])).toEqual({ hero: 'Obla', basis: 'only' });
    expect(of(355_000, [])).toEqual({ hero: null, basis: null });
    expect(of(100_000, [])).toEqual({ hero: null, basis: null });
  });

  test('may be a unit with a backpack', () => {
    expect(of(200_000, [], [{ ms: 199_000, id: 'Ropm' }])).toEqual({ hero: null, basis: null });
  });

  test('is the hero that the shop was told to serve just before', () => {
    expect(of(400_000, [serve(390_000, 1)])).toEqual({ hero: 'Oshd', basis: 'named' });
    expect(of(400_000, [serve(379_999, 1)])).toEqual({ hero: null, basis: null });
    // Later orders, orders with a hero selected, and another player's hero prove nothing.
    expect(of(400_000, [serve(390_000, 1), serve(391_000, 9, { kind: 'move' })]).hero).toBeNull();
    expect(of(400_000, [serve(390_000, 1, { heroes: [0] })]).hero).toBeNull();
    expect(of(400_000, [serve(390_000, 2)]).hero).toBeNull();
  });
});
