import { ACTION } from './action-ids.ts';

/** Numbers by id, 0 for all others: a file holds a hundred thousand actions, and each asks. */
export function byId(...numbers: readonly (readonly [number: number, ...ids: number[]])[]): Uint8Array {
  const table = new Uint8Array(0x100);
  for (const [number, ...ids] of numbers) for (const id of ids) table[id] = number;
  return table;
}

const { order, orderPoint, orderObject, orderTwoPoints, orderTwoObjects, giveItem, select, assignGroup } =
  ACTION;
const { lead, clickItem, cancelRevival, unqueue, unqueueAgain } = ACTION;

/** Where in an action stands what is ordered. */
const ORDER_AT = byId(
  [1, unqueue, unqueueAgain],
  [2, order, orderPoint, orderObject, giveItem, orderTwoPoints, orderTwoObjects],
);
/** Where the tags of the objects that it names begin. */
const TAGS_AT = byId(
  [1, clickItem],
  [3, select, assignGroup],
  [4, lead],
  [22, orderObject, giveItem],
  [43, orderTwoObjects],
);
/** Stands for as many as the action says. */
const LISTED = 0xff;
/** How many objects it names. */
const NAMED = byId(
  [1, orderObject, orderTwoObjects, lead, clickItem, cancelRevival],
  [2, giveItem],
  [LISTED, select, assignGroup],
);

/** A player command, whose parts are read out of the data when they are asked for; only its own parts mean anything. */
export class Action {
  id = 0;
  /** Where it begins in the data, behind its id. */
  at = 0;
  readonly #data: DataView;

  constructor(data: DataView) {
    this.#data = data;
  }

  /** Lower flags of an order, mode of a selection, number of a group. */
  get mode(): number {
    return this.#data.getUint8(this.at);
  }

  /** What is ordered, or what an object is: four letters or a number of the game's own, see `objectId`. */
  get order(): number {
    return this.#data.getInt32(this.at + ORDER_AT[this.id]!, true);
  }

  /** Map point of an order. */
  get x(): number {
    return this.#data.getFloat32(this.at + 14, true);
  }

  get y(): number {
    return this.#data.getFloat32(this.at + 18, true);
  }

  /** How many objects it names. */
  get named(): number {
    const named = NAMED[this.id]!;
    return named === LISTED ? this.#data.getUint16(this.at + 1, true) : named;
  }

  /** The tag of an object that it names, as two numbers. */
  place(index: number): number {
    return this.#data.getUint32(this.at + TAGS_AT[this.id]! + 8 * index, true);
  }

  serial(index: number): number {
    return this.#data.getUint32(this.at + TAGS_AT[this.id]! + 8 * index + 4, true);
  }
}
