import type { RecordedObject } from '../game.ts';
import { LIMITS } from './limits.ts';
import type { Action } from './w3gjs/actions.ts';

/** The second number of the tag that stands for no object. */
const NOTHING = 0xffffffff;

/** One unit, building or item on the map, as far as anybody's commands named it. */
export interface NamedObject {
  /** A place in the game's memory, and a serial. */
  tag: [place: number, serial: number];
  /** Game time in ms at which it was first and last named. */
  first: number;
  last: number;
  /** What it was whenever it led a selection, from when on. */
  forms: [ms: number, id: string][];
  /** Orders it was selected for, at the place of each lobby slot; empty where none were given. */
  commands: number[];
  item: boolean;
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
  see(ms: number, { data, tags, named }: Action, index = 0): NamedObject | undefined {
    if (index >= named) return undefined;
    const place = data.getUint32(tags + 8 * index, true);
    const serial = data.getUint32(tags + 8 * index + 4, true);
    if (serial === NOTHING) return undefined;
    let object = this.#bySerial.get(serial | 0);
    const double = object !== undefined && object.tag[0] !== place;
    if (double) object = this.#doubles.get(`${place},${serial}`);
    if (!object) {
      object = { tag: [place, serial], first: ms, last: ms, forms: [], commands: [], item: false };
      if (double) this.#doubles.set(`${place},${serial}`, object);
      else this.#bySerial.set(serial | 0, object);
      this.#size++;
    }
    object.last = ms;
    return object;
  }

  /** The object leads a selection, and the game says what it is. */
  show(ms: number, { forms }: NamedObject, id: string): void {
    if (forms.length > 0 && forms[forms.length - 1]![1] === id) return;
    forms.push([ms, id]);
    this.#forms++;
  }

  /** All of them in the order of their serials, which is the order in which the game made them. */
  inOrder(): NamedObject[] {
    const all = [...this.#bySerial.values(), ...this.#doubles.values()];
    return all.sort((a, b) => a.tag[1] - b.tag[1] || a.tag[0] - b.tag[0]);
  }
}

/** An object as the game document has it. */
export function toRecorded({ tag, first, last, forms, commands, item }: NamedObject): RecordedObject {
  const given = commands.flatMap((count, slot): [slot: number, count: number][] => [[slot, count]]);
  const ofMap = tag[0] === tag[1] && given.length === 0;
  return {
    tag,
    seen: [first, last],
    ...(forms.length > 0 ? { forms } : {}),
    ...(given.length > 0 ? { commands: given.sort(([, n], [, m]) => m - n) } : {}),
    ...(ofMap ? { map: true as const } : {}),
    ...(item ? { item: true as const } : {}),
  };
}
