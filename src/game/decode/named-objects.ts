import type { RecordedObject } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { LIMITS } from './limits.ts';
import type { Action } from './w3gjs/action.ts';

/** The second number of the tag that stands for no object. */
const NOTHING = 0xffffffff;

/** One unit, building or item on the map, as far as anybody's commands named it. */
export interface NamedObject {
  /** Its tag: a place in the game's memory, and a serial. */
  place: number;
  serial: number;
  /** Game time in ms at which it was first and last named. */
  first: number;
  last: number;
  /** What it was whenever it led a selection, from when on. */
  forms: [ms: number, id: string][];
  /** The last of them; undefined before the first. */
  form: string | undefined;
  /** That is a hero's. */
  hero: boolean;
  /** Orders it was selected for, by lobby slot. */
  commands: [slot: number, count: number][];
  item: boolean;
  /** Its place among all objects of the game; told by `inOrder`. */
  number: number;
}

/** Everything that the players of a game named by tag. */
export class NamedObjects {
  /** By the second number of the tag, which is the object's own; as a signed one, which maps find sooner. */
  readonly #bySerial = new Map<number, NamedObject>();
  /** Hostile files give one serial to several objects: those that came after the first, by serial and first number. */
  readonly #doubles = new Map<string, NamedObject>();
  #size = 0;
  #forms = 0;

  /** Whether there are more than in any real game. */
  get full(): boolean {
    return this.#size > LIMITS.objects || this.#forms > LIMITS.objects;
  }

  /** The object that an action names as its first, second, …; undefined where it names none, or the tag of nothing. */
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

  /** The object leads a selection, and the game says what it is. */
  show(ms: number, object: NamedObject, id: string): void {
    if (object.form === id) return;
    object.form = id;
    object.hero = isHero(id);
    object.forms = added(object.forms, [ms, id]);
    this.#forms++;
  }

  /** All of them, numbered in the order of their serials, which is the order in which the game made them. */
  inOrder(): NamedObject[] {
    // Numbers by themselves are sorted several times as fast as objects by a number of theirs.
    const serials = Uint32Array.from(this.#bySerial.keys()).sort();
    const sorted = Array.from(serials, (serial) => this.#bySerial.get(serial | 0)!);
    if (this.#doubles.size > 0) {
      sorted.push(...this.#doubles.values());
      sorted.sort((a, b) => a.serial - b.serial || a.place - b.place);
    }
    for (const [number, object] of sorted.entries()) object.number = number;
    return sorted;
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

/** Whether two lists hold the same in the same order. */
export const equal = (a: readonly NamedObject[], b: readonly NamedObject[]): boolean =>
  a === b || (a.length === b.length && a.every((object, index) => object === b[index]));

/** A list with one more item. Most stay at one, and an empty list that is pushed to takes memory for seventeen. */
export function added<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}

/** Credits an object with orders that a lobby slot gave while it was selected. */
export function credit(object: NamedObject, slot: number, count: number): void {
  const ofSlot = object.commands.find((command) => command[0] === slot);
  if (ofSlot) ofSlot[1] += count;
  else object.commands = added(object.commands, [slot, count]);
}

/** An object as the game document has it. */
export function toRecorded(object: NamedObject): RecordedObject {
  const { place, serial, first, last, forms, commands, item } = object;
  const recorded: RecordedObject = { tag: [place, serial], seen: [first, last] };
  if (forms.length > 0) recorded.forms = forms;
  if (commands.length > 0) recorded.commands = commands.sort(([a, n], [b, m]) => m - n || a - b);
  else if (place === serial) recorded.map = true;
  if (item) recorded.item = true;
  return recorded;
}
