/** The result of w3gjs's high-level class for a recording. */
import nodeConsole from 'node:console';
import { vi } from 'vitest';
import W3GReplay from 'w3gjs';

export type Kind = 'units' | 'buildings' | 'upgrades' | 'items';
export const KINDS: readonly Kind[] = ['units', 'buildings', 'upgrades', 'items'];

export interface StockGame {
  players: StockPlayer[];
  observers: string[];
  /** Errors that it printed before continuing, each a lost action. */
  errors: number;
}

export interface StockPlayer {
  name: string;
  team: number;
  /** With E for Night Elf, as here; R if the race is unknown. */
  race: string;
  /** In the order of their first skill. */
  heroes: { id: string; level: number; retrained: boolean; skills: { id: string; ms: number }[] }[];
  /** Every order of a known object, by list and id: the times, including pauses. */
  orders: Map<string, { kind: Kind; times: number[] }>;
  /** Other contents of its action stream, by object id. */
  stream: Stream;
}

interface Stream {
  /** Orders of an object at a point. */
  placed: Map<string, Placed[]>;
  /** Orders of an object at something in fog. */
  outOfSight: Map<string, Placed[]>;
  /** Commands that remove an entry from a queue. */
  unqueued: Map<string, number>;
  /** Commands that stop something without naming it. */
  stops: number;
}

export interface Placed {
  ms: number;
  at: [number, number];
}

const CANCEL = [8, 0, 13, 0];

/**
 * Reads a recording with w3gjs's public interface, silently. Each gets a new instance, because an instance keeps its
 * state.
 */
export async function readStock(bytes: Uint8Array): Promise<StockGame> {
  // It prints to both, which are different in a test.
  const spies = [console, nodeConsole].map((one) =>
    vi.spyOn(one, 'error').mockImplementation(() => undefined),
  );
  // It lets the event loop turn after each block, which takes longer than reading it.
  vi.stubGlobal('setImmediate', queueMicrotask);
  const reader = new W3GReplay();
  const streams = new Map<number, Stream>();
  let ms = 0;
  reader.on('gamedatablock', (block) => {
    if (block.id !== 0x1f && block.id !== 0x1e) return;
    ms += block.timeIncrement;
    for (const { playerId, actions } of block.commandBlocks) {
      const own = streams.get(playerId) ?? emptyStream();
      streams.set(playerId, own);
      for (const action of actions) {
        if (action.id === 0x1e || action.id === 0x1f) {
          const id = toId(action.itemId);
          own.unqueued.set(id, (own.unqueued.get(id) ?? 0) + 1);
        } else if (action.id === 0x11 || action.id === 0x12) {
          const id = toId(action.orderId);
          own.placed.set(id, [...(own.placed.get(id) ?? []), { ms, at: action.target }]);
        } else if (action.id === 0x14) {
          const id = toId(action.orderId1);
          own.outOfSight.set(id, [...(own.outOfSight.get(id) ?? []), { ms, at: action.targetA }]);
        } else if (action.id === 0x10 && action.orderId.join() === CANCEL.join()) own.stops++;
      }
    }
  });
  try {
    const game = await reader.parse(Buffer.from(bytes));
    return {
      players: game.players.map((player) => {
        const race = player.raceDetected || player.race;
        const orders: StockPlayer['orders'] = new Map();
        for (const kind of KINDS)
          for (const { id, ms } of player[kind].order) {
            const known = orders.get(id) ?? { kind, times: [] };
            orders.set(id, known);
            known.times.push(ms);
          }
        return {
          name: player.name,
          team: player.teamid,
          race: race === 'N' ? 'E' : race,
          heroes: player.heroes.map(({ id, level, abilityOrder, retrainingHistory }) => ({
            id,
            level,
            retrained: retrainingHistory.length > 0,
            skills: abilityOrder.flatMap((step) =>
              step.type === 'ability' ? [{ id: step.value, ms: step.time }] : [],
            ),
          })),
          orders,
          stream: streams.get(player.id) ?? emptyStream(),
        };
      }),
      observers: game.observers,
      errors: spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
    };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllGlobals();
  }
}

const emptyStream = (): Stream => ({
  placed: new Map(),
  outOfSight: new Map(),
  unqueued: new Map(),
  stops: 0,
});
const toId = (bytes: readonly number[]): string => String.fromCharCode(...bytes.toReversed());
