/** The parts parsed so far, and how the next one relates to them. */
import { askFor, type Ask, type AskPart, type Meaning, type StepBounds } from '../ask.ts';
import {
  aboutEveryone,
  areAlternatives,
  isOpenRefusal,
  isPlainOf,
  isRefusal,
  withoutContradictions,
} from './contradictions.ts';
import { joinAsks } from './or.ts';
import type { PhraseReader } from './reader.ts';
import { isOfRace, namedAgain } from './whose.ts';

export class PartList {
  parts: AskPart[] = [];
  /** Whether there is a comma before the next part. */
  parted = false;
  /** Context for the next part from the words before it. */
  readonly state = {
    rival: false,
    once: null as 'both' | 'either' | null,
    /** The word for an order in time. */
    then: null as string | null,
    or: false,
    not: false,
  };
  readonly #suggest: (words: string) => readonly string[];

  constructor(suggest: (words: string) => readonly string[]) {
    this.#suggest = suggest;
  }

  isStep(part: AskPart | undefined): boolean {
    return part?.ask.is === 'objects' && !part.ask.no;
  }

  part(): void {
    this.parted = true;
  }

  add(ask: Ask, typed: string | null): void {
    if (this.#isSaidAgain(ask)) return;
    const { not, then, once, rival } = this.state;
    const last = this.parts.at(-1);
    const or =
      this.state.or || (last !== undefined && (this.parted || this.#plus) && areAlternatives(last, ask, not));
    const isRefusedToo = or && last !== undefined && isRefusal(last.ask) && isPlainOf(last.ask, ask);
    if (isRefusedToo) ask = { ...ask, no: true } as Ask;
    // "Grubby vs Happy wins" is about Grubby's, "Grubby vs Happy, Happy wins" about Happy's.
    const isOfSelf =
      (ask.is === 'result' && rival && !this.#namedAgain) || isOfRace(ask, this.parts, 'self', 'rival');
    const side = once ?? (rival && !isOfSelf ? 'rival' : 'self');
    this.#namedAgain = false;
    const joined =
      or && last && last.ask.is !== 'unknown' && last.not === not && !isRefusal(last.ask)
        ? joinAsks(last.ask, ask)
        : null;
    this.state.or = false;
    this.state.then = null;
    const [isParted, isBeside] = [this.parted, this.#plus];
    this.parted = false;
    this.#plus = false;
    if (or && !joined && !isRefusedToo) this.unknown('or');
    if (isBeside && last && !not && isOpenRefusal(last, ask)) this.unknown('and');
    if (joined && last) return this.replace({ ...last, ask: joined, typed: last.typed ?? typed });
    this.state.not = false;
    this.state.once = null;
    const follows = not ? null : this.#behind(ask, side, { then: then !== null, isParted, isBeside });
    // "archers into tier 3" is always so; other orders with a tier or an expansion aren't known.
    if (then !== null && follows === null && last && !(then === 'into' && ask.is === 'tier')) {
      this.unknown(then);
    }
    this.parts.push({
      ask,
      side,
      not,
      follows,
      typed,
      words: '',
    });
  }

  /** Whether the opponent was just named a second time. */
  #namedAgain = false;

  /** Whether a part only repeats a name. The next words are then about that player or race. */
  #isSaidAgain(ask: Ask): boolean {
    const { rival, or, not, once } = this.state;
    const side = rival && !or && !not && !once ? namedAgain(ask, this.parts) : null;
    if (side === null) return false;
    this.state.rival = side === 'rival';
    this.#namedAgain = side === 'rival';
    return true;
  }

  /** Whether the words after "with" are about the player with the stated result. */
  isAboutWinner(reader: PhraseReader): boolean {
    const isSaid = this.parts.some(({ ask, side }) => ask.is === 'result' && side === 'self');
    const [next] = reader.objectAfter(1)?.meanings ?? [];
    return isSaid && !(next && isOfRace(next, this.parts, 'rival', 'self'));
  }

  /** The part that an object follows in time. */
  #behind(
    ask: Ask,
    side: AskPart['side'],
    { then, isParted, isBeside }: Readonly<Record<'then' | 'isParted' | 'isBeside', boolean>>,
  ): number | null {
    if (ask.is !== 'objects' || ask.no || side === 'both' || side === 'either') return null;
    const lastStep = (fits: (part: AskPart) => boolean): number | null => {
      const place = this.parts.findLastIndex(
        (part) => this.isStep(part) && part.side === side && !part.not && fits(part),
      );
      return place < 0 ? null : place;
    };
    if (then) return lastStep(() => true);
    if (isBeside) return null;
    if (!ask.heroes && !isParted) return null;
    return lastStep(({ ask: before }) => before.is === 'objects' && before.heroes === ask.heroes);
  }

  /** Whether "and" or "+" precedes the next part, which means no order. */
  #plus = false;

  /** Marks the next part as unordered relative to the previous one. */
  plus(): void {
    this.#plus = true;
  }

  unknown(words: string): void {
    const last = this.parts.at(-1);
    this.state.or = false;
    if (last?.ask.is === 'unknown' && !this.parted) {
      this.replace({ ...last, ask: { ...last.ask, words: `${last.ask.words} ${words}` } });
      return;
    }
    this.parted = false;
    const refusal = this.state.not ? 'not ' : '';
    this.state.not = false;
    this.parts.push({
      ask: { is: 'unknown', words: refusal + words, near: this.#suggest(words) },
      ...{ side: this.state.rival ? 'rival' : 'self', not: false, follows: null, typed: null, words: '' },
    });
  }

  #said = 0;
  #before = '';

  /** Records the words just read: they belong to the last part or join the next one to it. */
  say(words: string): void {
    const isNew = this.parts.length > this.#said;
    this.#said = this.parts.length;
    const last = this.parts.at(-1);
    const isJoint = Object.values(this.state).some((value) => value === true || typeof value === 'string');
    if (!last || (!isNew && (isJoint || this.parted || this.#plus))) this.#before += ` ${words}`;
    else {
      this.replace({ ...last, words: `${isNew ? this.#before : last.words} ${words}`.trim() });
      if (isNew) this.#before = '';
    }
  }

  /** Changes bounds or position of the last part and all its alternatives. */
  change(change: Partial<StepBounds> & { place?: number }): void {
    const last = this.parts.at(-1)!;
    const { ask } = last;
    const changed = (part: Ask): Ask => ({ ...part, ...change });
    this.replace({ ...last, ask: ask.is === 'or' ? { ...ask, of: ask.of.map(changed) } : changed(ask) });
  }

  replace(part: AskPart): void {
    this.parts[this.parts.length - 1] = part;
  }

  /** "Huntress before Ancient of War", "Huntress after Ancient of War". */
  relate(word: 'before' | 'after', reader: PhraseReader): boolean {
    const next = reader.objectAfter(1);
    if (!next) return false;
    reader.skip(1 + next.length);
    const [meaning] = next.meanings;
    const ask = askFor(meaning as Extract<Meaning, { is: 'objects' }>);
    const typed = next.corrected ? reader.last : null;
    const part = this.parts.at(-1)!;
    if (word === 'before') this.parts.push({ ...part, ask, follows: this.parts.length - 1, typed });
    else {
      // The earlier object is named last, so it is moved to the front.
      this.parts.pop();
      this.parts.push({ ...part, ask, typed });
      this.parts.push({ ...part, follows: this.parts.length - 1 });
    }
    return true;
  }

  /** Returns all parts. Words that announce another part without one are not understood. */
  finish(): AskPart[] {
    if (this.state.not) this.unknown('');
    return aboutEveryone(withoutContradictions(this.parts));
  }
}
