/** One action of a player, as recorded. */
import { ACTION } from './action-ids.ts';

/**
 * Table of numbers by action id, with 0 for unlisted ids. It is an array, because lookups must be fast: a
 * file has a hundred thousand actions.
 */
export function byId(...numbers: readonly (readonly [number: number, ...ids: number[]])[]): Uint8Array {
  const table = new Uint8Array(0x100);
  for (const [number, ...ids] of numbers) for (const id of ids) table[id] = number;
  return table;
}

const { order, orderPoint, orderObject, orderTwoPoints, orderTwoObjects, giveItem, select, assignGroup } =
  ACTION;
const { lead, clickItem, cancelRevival, unqueue, unqueueAgain } = ACTION;

/** Offset of the ordered id within an action. */
const ORDER_AT = byId(
  [1, unqueue, unqueueAgain],
  [2, order, orderPoint, orderObject, giveItem, orderTwoPoints, orderTwoObjects],
);
/** Offset of the object tags within an action. */
const TAGS_AT = byId(
  [1, clickItem],
  [3, select, assignGroup],
  [4, lead],
  [22, orderObject, giveItem],
  [43, orderTwoObjects],
);
/** Offset of the map point, in all orders with a point or a target; y follows x. */
const POINT_AT = 14;
/** An object's tag: two numbers of four bytes. */
const TAG_BYTES = 8;
/** Means that the action states the number itself. */
const LISTED_ITEMS = 0xff;
/** Number of objects that an action names. */
const NAMED = byId(
  [1, orderObject, orderTwoObjects, lead, clickItem, cancelRevival],
  [2, giveItem],
  [LISTED_ITEMS, select, assignGroup],
);

/**
 * A player command. Its fields are read from the data when they are accessed, and only the fields for its kind are
 * meaningful. Don't keep it: a reader has one, which stands for each action in turn.
 */
export class Action {
  /** In the numbering before patch 2.0.2; see `ACTION`. */
  id = 0;
  /** Offset in the data, after the id. */
  at = 0;
  readonly #data: DataView;

  constructor(data: DataView) {
    this.#data = data;
  }

  /** Low flags of an order, mode of a selection change, or number of a control group. */
  get mode(): number {
    return this.#data.getUint8(this.at);
  }

  /** The ordered id, or the form of an object: four letters or a numeric order, see `objectId`. */
  get order(): number {
    return this.#data.getInt32(this.at + ORDER_AT[this.id]!, true);
  }

  /** The point of an order, in map units. */
  get x(): number {
    return this.#data.getFloat32(this.at + POINT_AT, true);
  }

  get y(): number {
    return this.#data.getFloat32(this.at + POINT_AT + 4, true);
  }

  /** Number of objects named. */
  get named(): number {
    const count = NAMED[this.id]!;
    return count === LISTED_ITEMS ? this.#data.getUint16(this.at + 1, true) : count;
  }

  /** Texts and number of a number that a map's script stores: file, mission, key and value. */
  stored(): { texts: string[]; number: number } {
    const { buffer, byteOffset } = this.#data;
    const texts: string[] = [];
    let offset = this.at;
    while (texts.length < 3) {
      const start = offset;
      while (this.#data.getUint8(offset) !== 0) offset++;
      texts.push(new TextDecoder().decode(new Uint8Array(buffer, byteOffset + start, offset - start)));
      offset++;
    }
    return { texts, number: this.#data.getInt32(offset, true) };
  }

  /** First number of the tag of a named object: its place in the game's memory, which others take later. */
  place(index: number): number {
    return this.#data.getUint32(this.at + TAGS_AT[this.id]! + TAG_BYTES * index, true);
  }

  /** Second number of the tag: it rises with each object made. */
  serial(index: number): number {
    return this.#data.getUint32(this.at + TAGS_AT[this.id]! + TAG_BYTES * index + 4, true);
  }
}
