/**
 * Every order of every recording, one by one, is what a second reader finds: its time, its object and its place. So are
 * all uses of control groups.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../src/game/game.ts';
import { recordingBytes } from '../../support/recordings.ts';
import { decodedRecordings } from './decoded.ts';
import { readRaw, type RawOrder } from './raw/read-raw.ts';

const { missing, decoded } = decodedRecordings('orders by a second reader');
const ORDERS: readonly GameEvent['do'][] = ['order', 'skill', 'place', 'target'];

const line = (ms: number, id: string, at: readonly number[] | null | undefined): string =>
  [ms, id, ...(at ?? []).map((value) => Math.round(value) + 0)].join(' ');

const ours = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    'id' in event && ORDERS.includes(event.do)
      ? [line(event.ms, event.id, 'at' in event ? event.at : null)]
      : [],
  );

const theirs = (orders: readonly RawOrder[]): string[] => orders.map(({ ms, id, at }) => line(ms, id, at));

describe.skipIf(missing)('the orders of', () => {
  // w3gjs prints everything that it can't decode.
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => void vi.restoreAllMocks());

  test.each(decoded)('$entry.path', ({ entry, game }) => {
    const { players } = readRaw(recordingBytes(entry), game.post202);
    for (const { slot, orders, groups } of players.filter(({ watches }) => !watches)) {
      const player = game.players.find((candidate) => candidate.slot === slot)!;
      expect(ours(player.events)).toEqual(theirs(orders));
      const keys = [...new Set(groups.map(({ group }) => group))].sort((a, b) => a - b);
      expect(player.groups).toEqual(
        keys.map((key) => {
          const uses = groups.filter(({ group }) => group === key);
          const recalls = uses.filter(({ action }) => action === 0x18).length;
          return [(key + 1) % 10, uses.length - recalls, recalls, uses[0]!.ms];
        }),
      );
    }
  });

  test('all recordings are many', () => {
    const events = decoded.flatMap(({ game }) => game.players.flatMap((player) => player.events));
    expect(ours(events).length).toBeGreaterThan(40_000);
  });
});
