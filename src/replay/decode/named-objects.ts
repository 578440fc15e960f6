import type { RecordedObject } from '../game.ts';
import { LIMITS } from './limits.ts';
import type { ObjectTag } from './w3gjs/internals.ts';

/** The tag that stands for no object. */
const NOTHING = 0xffffffff;

/** One unit, building or item on the map, as far as anybody's commands named it. */
export interface NamedObject {
  tag: ObjectTag;
  /** Game time in ms at which it was first and last named. */
  first: number;
  last: number;
  /** What it was whenever it led a selection, from when on. */
  forms: [ms: number, id: string][];
  /** Orders it was selected for, by lobby slot. */
  commands: Map<number, number>;
  item: boolean;
}

/** Everything that the players of a game named by tag. */
export class NamedObjects {
  /** By the second number of the tag, which is the object's own. */
  readonly #bySerial = new Map<number, NamedObject>();
  /** Hostile files give one serial to several objects: those that came after the first, by serial and first number. */
  readonly #doubles = new Map<string, NamedObject>();
  #size = 0;
  #forms = 0;

  /** Whether there are more than in any real game. */
  get full(): boolean {
    return this.#size > LIMITS.objects || this.#forms > LIMITS.objects;
  }

  /** The object with a tag, named now; undefined for the tag of nothing. */
  see(ms: number, tag: ObjectTag | undefined): NamedObject | undefined {
    if (!tag || tag[1] === NOTHING) return undefined;
    let object = this.#bySerial.get(tag[1]);
    const double = object !== undefined && object.tag[0] !== tag[0];
    if (double) object = this.#doubles.get(tag.join());
    if (!object) {
      object = { tag, first: ms, last: ms, forms: [], commands: new Map(), item: false };
      if (double) this.#doubles.set(tag.join(), object);
      else this.#bySerial.set(tag[1], object);
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
  const ofMap = tag[0] === tag[1] && commands.size === 0;
  return {
    tag,
    seen: [first, last],
    ...(forms.length > 0 ? { forms } : {}),
    ...(commands.size > 0 ? { commands: [...commands].sort(([a, n], [b, m]) => m - n || a - b) } : {}),
    ...(ofMap ? { map: true as const } : {}),
    ...(item ? { item: true as const } : {}),
  };
}
