/** The units, buildings and items that commands name by tag, with what the commands say about each of them. */
import type { RecordedObject } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { LIMITS } from './limits.ts';
import type { Action } from './w3gjs/action.ts';

/** Second number of a tag that doesn't refer to any object. */
const NOTHING = 0xffffffff;

/** A unit, building or item on the map that players' commands named. */
export interface NamedObject {
  /** The object's tag: a memory address in the game, and a serial. */
  place: number;
  serial: number;
  /** Game times in ms of the object's first and last mention. */
  first: number;
  last: number;
  /** Forms in which the object led a selection, each with its first time. */
  forms: [ms: number, id: string][];
  /** The latest form; undefined before the first. */
  form: string | undefined;
  /** Whether the latest form is a hero. */
  hero: boolean;
  /** Number of orders given while the object was selected, by lobby slot. */
  commands: [slot: number, count: number][];
  item: boolean;
  /** Number of the object among all objects in the game; set by `numbered`. */
  number: number;
}

/** All objects that players named by tag. */
export class NamedObjects {
  /**
   * Objects by the tag's second number, which is unique for each object. Stored as signed integers, because maps find
   * these faster.
   */
  readonly #bySerial = new Map<number, NamedObject>();
  /**
   * Additional objects with a serial that is already in use, by serial and first number. Only hostile files have such
   * objects.
   */
  readonly #doubles = new Map<string, NamedObject>();
  #size = 0;
  #forms = 0;

  /** Whether there are more objects than in any real game. */
  get full(): boolean {
    return this.#size > LIMITS.objects || this.#forms > LIMITS.objects;
  }

  /**
   * Finds or adds the object that the action names at position `index`; undefined if the tag is missing or
   * empty.
   */
  see(ms: number, action: Action, index = 0): NamedObject | undefined {
    if (index >= action.named) return undefined;
    const place = action.place(index);
    const serial = action.serial(index);
    if (serial === NOTHING) return undefined;
    let object = this.#bySerial.get(serial | 0);
    const double = object !== undefined && object.place !== place;
    if (double) object = this.#doubles.get(`${place},${serial}`);
    if (!object) {
      object = newObject(ms, place, serial);
      if (double) this.#doubles.set(`${place},${serial}`, object);
      else this.#bySerial.set(serial | 0, object);
      this.#size++;
    }
    object.last = ms;
    return object;
  }

  /** Records that the object leads a selection, and which form the game gives for it. */
  show(ms: number, object: NamedObject, id: string): void {
    if (object.form === id) return;
    object.form = id;
    object.hero = isHero(id);
    object.forms = append(object.forms, [ms, id]);
    this.#forms++;
  }

  /** Credits an object with orders that a lobby slot gave while the object was selected. */
  credit(object: NamedObject, slot: number, count: number): void {
    const ofSlot = object.commands.find((command) => command[0] === slot);
    if (ofSlot) ofSlot[1] += count;
    else object.commands = append(object.commands, [slot, count]);
  }

  /** Numbers all objects by serial, which is their creation order in the game, and returns them in this order. */
  numbered(): NamedObject[] {
    // Sorting plain numbers is several times as fast as sorting objects by number.
    const serials = Uint32Array.from(this.#bySerial.keys()).sort();
    const objects = Array.from(serials, (serial) => this.#bySerial.get(serial | 0)!);
    if (this.#doubles.size > 0) {
      objects.push(...this.#doubles.values());
      objects.sort((a, b) => a.serial - b.serial || a.place - b.place);
    }
    for (const [number, object] of objects.entries()) object.number = number;
    return objects;
  }
}

const newObject = (ms: number, place: number, serial: number): NamedObject => ({
  place,
  serial,
  first: ms,
  last: ms,
  forms: [],
  form: undefined,
  hero: false,
  commands: [],
  item: false,
  number: 0,
});

/** Whether two lists have the same items in the same order. */
export const areSame = (a: readonly NamedObject[], b: readonly NamedObject[]): boolean =>
  a === b || (a.length === b.length && a.every((object, index) => object === b[index]));

/**
 * Appends an item to a list. Most lists have one item, and pushing to an empty list allocates memory for seventeen.
 */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}

/** The record of an object in the game document. */
export function recordOf(object: NamedObject): RecordedObject {
  const { place, serial, first, last, forms, commands, item } = object;
  const record: RecordedObject = { tag: [place, serial], seen: [first, last] };
  if (forms.length > 0) record.forms = forms;
  if (commands.length > 0) record.commands = commands.toSorted(([a, n], [b, m]) => m - n || a - b);
  else if (place === serial) record.map = true;
  if (item) record.item = true;
  return record;
}
