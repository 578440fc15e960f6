/** One row per object, as in records from form 2 on and in whole games. Frozen. */
import type { RecordedObject } from '../game.ts';

type Forms = NonNullable<RecordedObject['forms']>;
type Commands = NonNullable<RecordedObject['commands']>;

/**
 * Both halves of the tag, first and last mention, then, if present, its forms, its orders by lobby slot, and 1 for an
 * item. The tag shows which objects belong to the map.
 */
export type ObjectRow = [
  slot: number,
  serial: number,
  firstMs: number,
  lastMs: number,
  forms?: Forms | undefined,
  commands?: Commands | undefined,
  item?: 1 | undefined,
];

/** Converts an object to a row; `fromRow` does the reverse. */
export function toRow({ tag, seen, forms = [], commands = [], item }: RecordedObject): ObjectRow {
  if (item) return [...tag, ...seen, forms, commands, 1];
  if (commands.length > 0) return [...tag, ...seen, forms, commands];
  return forms.length > 0 ? [...tag, ...seen, forms] : [...tag, ...seen];
}

/** Converts a row to an object. */
export function fromRow([
  slot,
  serial,
  first,
  last,
  forms = [],
  commands = [],
  item,
]: ObjectRow): RecordedObject {
  return {
    tag: [slot, serial],
    seen: [first, last],
    ...(forms.length > 0 ? { forms } : {}),
    ...(commands.length > 0 ? { commands } : {}),
    ...(slot === serial && commands.length === 0 ? { map: true as const } : {}),
    ...(item ? { item: true as const } : {}),
  };
}
