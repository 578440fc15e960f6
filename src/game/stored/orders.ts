/**
 * The map orders of a game, in a file next to its record. They are several times as long as the record, and game
 * lists don't need them.
 */
import { z } from 'zod';
import type { PlayerOrders } from '../game.ts';
import { firstForm, isForm, type Forms } from './forms.ts';

// Checked by hand: columns have thousands of numbers, and zod would check each one separately.
const whole = z.custom<number[]>((column) => Array.isArray(column) && column.every(Number.isSafeInteger));
const count = whole.refine((column) => column.every((number) => number >= 0));

const columns1 = z.strictObject({
  slot: z.int().min(1),
  times: whole,
  x: whole,
  y: whole,
  kinds: z.string(),
  targets: count,
  selected: count,
  heroSets: z.array(count),
});
const orders1 = z.strictObject({ players: z.array(columns1) });

/** Form 2 adds the leader of the selection. Games decoded without it remain without a leader. */
const columns2 = z.strictObject({ ...columns1.shape, leaders: count.optional() });
const orders2 = z.strictObject({ players: z.array(columns2) });

/** All forms of orders files. */
const ORDERS: Forms<PlayerOrders[]> = firstForm((value): PlayerOrders[] => orders1.parse(value).players).next(
  (content) => orders2.parse(content).players,
  (older) => older,
);

/** Writes a file, one line per column. The same orders always produce the same text. */
export function ordersText(orders: readonly PlayerOrders[]): string {
  const { players } = orders2.parse({ players: orders });
  const lines = players.map(
    (player) =>
      `    {\n${Object.entries(player)
        .map(([key, column]) => `      "${key}": ${JSON.stringify(column)}`)
        .join(',\n')}\n    }`,
  );
  return `{\n  "format": ${ORDERS.latest},\n  "players": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Reads an orders file of any form; null if the text is not an orders file. */
export function openOrders(text: string): PlayerOrders[] | null {
  try {
    const { format, ...content } = JSON.parse(text) as Record<string, unknown>;
    return isForm(format) && format <= ORDERS.latest ? ORDERS.open(content, format) : null;
  } catch {
    return null;
  }
}
