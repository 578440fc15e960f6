/** One object as a line, as records of form 2 and later forms and whole games hold it. Never changed any more. */
import type { RecordedObject } from '../game.ts';

type Forms = NonNullable<RecordedObject['forms']>;
type Commands = NonNullable<RecordedObject['commands']>;

/**
 * Both halves of the tag, first and last sight, then, as far as there is any, its forms, the orders given to it by lobby slot, and 1
 * for an item. What belongs to the map is told by its tag.
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

/** A line of an object; `fromRow` gives the object again. */
export function toRow({ tag, seen, forms = [], commands = [], item }: RecordedObject): ObjectRow {
  if (item) return [...tag, ...seen, forms, commands, 1];
  if (commands.length > 0) return [...tag, ...seen, forms, commands];
  return forms.length > 0 ? [...tag, ...seen, forms] : [...tag, ...seen];
}

/** The object of a line. */
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
