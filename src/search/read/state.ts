/** What is carried from item to item while parts are read. */
import type { Race } from '../../game/races.ts';
import { isOfPlayer, part, type Part, type Side } from '../parts/part.ts';
import type { Item } from './items.ts';

export type Joint = 'and' | 'or' | 'then' | 'after' | 'list' | null;

/** A question or sort word, for `asks.ts`. */
export interface Asked {
  op: string;
  words: string;
}

/** A player of the query: what was said about one side. */
interface Known {
  race: Race | null;
  /** The race that objects of this side belong to. */
  shown: Race | null;
  isNamed: boolean;
}

/** A part while it is read. */
export interface Draft extends Part {
  isHero?: boolean;
  /** The word for it, where a question depends on that. */
  words?: string;
}

/** Bounds that wait for their part. */
interface Waiting {
  bounds: Pick<Part, 'from' | 'below' | 'least' | 'most'>;
  words: string;
}

export class State {
  drafts: Draft[] = [];
  asked: Asked[] = [];
  side: 'me' | 'him' = 'me';
  readonly known: Readonly<Record<'me' | 'him', Known>> = {
    me: { race: null, shown: null, isNamed: false },
    him: { race: null, shown: null, isNamed: false },
  };
  /** Whether a side was named again, so that what follows belongs to it. */
  isNamedAgain = false;
  /** Everything that follows is about both players, or about anybody. */
  scope: 'both' | 'any' | null = null;
  not: 'next' | 'nobody' | 'neither' | null = null;
  joint: Joint = null;
  /** A place of a hero that still waits for its hero. */
  place: { place: number; words: string; isHero: boolean } | null = null;
  /** A number that still waits for what it counts. */
  amount: Waiting | null = null;
  /** A time that stands before its moment. */
  pendingTime: Waiting | null = null;
  /** "fast" or "solo", waiting for what follows. */
  prefix: { op: string; words: string } | null = null;
  /** Words that joined the next part to the others. */
  before: string[] = [];
  hasVs = false;
  /** Whether the other side came by a verb, as in "beats". */
  verb: 'won' | 'lost' | null = null;
  /** Place of the last part in `drafts` if nothing stands between it and the next item. */
  last: Draft | null = null;
  readonly items: readonly Item[];
  /** An ISO day. */
  readonly today: string;

  constructor(items: readonly Item[], today: string) {
    this.items = items;
    this.today = today;
  }

  /** Whether both sides are named, so that what follows may be about either. */
  get isOpen(): boolean {
    const { me, him } = this.known;
    return this.side === 'him' && me.isNamed && him.isNamed && !this.isNamedAgain;
  }

  unknown(words: string): void {
    if (words === '') return;
    const last = this.drafts.at(-1);
    if (last?.key === 'unknown' && this.last === last) last.of = [`${last.of[0]} ${words}`];
    else this.#add(part('unknown', [words]));
  }

  /** Adds a part with everything that waits for it. */
  push(draft: Draft): void {
    if (this.joint === 'then' || this.joint === 'after' || (this.joint === 'or' && this.not !== 'neither'))
      this.strikeJoint();
    const isNobody = this.not === 'nobody' || this.not === 'neither';
    const side: Side = isNobody ? 'any' : (this.scope ?? draft.side);
    this.#add({
      ...draft,
      side: isOfPlayer(draft) ? side : 'me',
      not: draft.not !== (this.not !== null),
    });
  }

  /** Adds alternatives to a part. */
  extend(draft: Draft, of: readonly string[]): void {
    draft.of = [...new Set([...draft.of, ...of])];
    this.before = [];
    this.joint = null;
    if (this.not !== 'neither') this.not = null;
  }

  #add(draft: Draft): void {
    this.drafts.push(draft);
    this.last = draft;
    this.before = [];
    this.joint = null;
    if (this.not === 'next' || this.not === 'nobody') this.not = null;
  }

  /** What waits for the next item, which waits no longer. */
  take<K extends 'amount' | 'place' | 'prefix' | 'pendingTime'>(waiting: K): State[K] {
    const taken = this[waiting];
    (this as Pick<State, K>)[waiting] = null;
    return taken;
  }

  /** Strikes out a joint of two parts that cannot be joined by it. */
  strikeJoint(): void {
    const words = this.before.pop() ?? 'or';
    this.joint = null;
    this.#strikeBefore(words);
  }

  /** Strikes out a number that counts nothing. */
  strikeAmount(): void {
    const amount = this.take('amount');
    if (amount) this.#strikeBefore(amount.words);
  }

  /** Strikes out words before a part, and keeps what joins or negates that. */
  #strikeBefore(words: string): void {
    const { before, joint, not } = this;
    this.unknown(words);
    Object.assign(this, { before, joint, not });
  }

  /** What still waits at the end, or before something that it cannot belong to. */
  settle(): void {
    this.strikeAmount();
    const place = this.take('place');
    if (place && !place.isHero && place.place !== 1) this.unknown(place.words);
    else if (place) {
      const words = [...this.before, place.words].join(' ');
      this.push({ ...part('hero', [], { place: place.place, side: this.side }), isHero: true, words });
    }
    const prefix = this.take('prefix');
    if (prefix?.op === 'solo') this.push(part('size', ['1v1']));
    else if (prefix) this.unknown(prefix.words);
  }
}
