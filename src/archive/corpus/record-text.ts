import { ACTION_KINDS } from '../../game/vocabulary.ts';
import { toStored, recordHead, type ReplayRecord } from '../../game/stored/record.ts';

/**
 * Keys with values that are printed over several lines. Everything else is on one line, so that a game has about one
 * line per event.
 */
const SPREAD = new Set(['', '.game', '.game.leaves', '.game.objects', '.game.players']);
const SPREAD_OF_PLAYER = new Set(['', '.units', '.events']);

/**
 * The text of a record file in the latest format, with keys in schema order and a final newline. Each event, unit,
 * object, leave and small value gets one line. The same record always produces the same text. Throws for an invalid
 * record.
 */
export function recordText(record: ReplayRecord): string {
  const { recording, game } = toStored(record);
  const players = game.players.map((player) => ({
    ...player,
    actionKinds: inOrder(player.actionKinds, ACTION_KINDS),
  }));
  return `${jsonText({ ...recordHead(), recording, game: { ...game, players } }, '', '')}\n`;
}

function jsonText(value: unknown, path: string, indent: string): string {
  if (typeof value !== 'object' || value === null || !isSpread(path)) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + jsonText(item, `${path}[]`, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${jsonText(item, `${path}.${key}`, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function isSpread(path: string): boolean {
  const player = '.game.players[]';
  return path.startsWith(player) ? SPREAD_OF_PLAYER.has(path.slice(player.length)) : SPREAD.has(path);
}

function inOrder<K extends string, V>(
  object: Partial<Record<K, V>>,
  keys: readonly K[],
): Partial<Record<K, V>> {
  const present = keys.filter((key) => object[key] !== undefined);
  return Object.fromEntries(present.map((key) => [key, object[key]])) as Partial<Record<K, V>>;
}
