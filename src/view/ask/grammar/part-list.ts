/** The parts parsed so far, and how the next one relates to them. */
import type { Ask, AskPart, StepBounds } from '../ask.ts';
import {
  aboutEveryone,
  areAlternatives,
  isOpenRefusal,
  isPlainOf,
  isRefusal,
  withoutContradictions,
} from './contradictions.ts';
import { withoutOpenRoles } from './open-roles.ts';
import { withoutOpenLengths } from './open-lengths.ts';
import { joinAsks, placedAs } from './or.ts';
import { partBefore } from './order.ts';
import type { PhraseReader } from './reader.ts';
import { hasThing, isOfEither, isOfOther, isOfRace, isOfSameAs, isOfSecond, namedAgain } from './whose.ts';

/** Parts that are about no player, so that "vs" still waits for one. */
const OF_GAMES = /^(map|event|patch|sides|length|played|mirror|matchup)$/;

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

  part(): void {
    this.parted = true;
  }

  add(ask: Ask, typed: string | null): void {
    if (this.#isSaidAgain(ask)) return;
    if (!this.state.not && !this.state.once && isOfOther(ask, this.parts)) this.state.rival = true;
    if (this.parted && !this.state.or && isOfSecond(ask, this.parts)) {
      this.state.rival = true;
      this.#isOfNamed = true;
    }
    ask = placedAs(this.state.or ? this.parts.at(-1) : undefined, ask);
    const { not, then, once, rival } = this.state;
    const last = this.parts.at(-1);
    const or =
      this.state.or || (last !== undefined && (this.parted || this.#plus) && areAlternatives(last, ask, not));
    const isRefusedToo = or && last !== undefined && isRefusal(last.ask) && isPlainOf(last.ask, ask);
    if (isRefusedToo) ask = { ...ask, no: true } as Ask;
    // "Grubby vs Happy wins" is about Grubby's wins; "Grubby vs Happy, Happy wins" is about Happy's.
    const isOfSelf =
      (ask.is === 'result' && rival && !this.#namedAgain) ||
      isOfRace(ask, this.parts, 'self', 'rival') ||
      (rival && !this.parted && isOfSameAs(last, ask, this.parts));
    const isOpen = once === null && rival && !isOfSelf && !this.#isOfNamed && isOfEither(ask, this.parts);
    const side =
      once ?? (OF_GAMES.test(ask.is) ? 'self' : isOpen ? 'either' : rival && !isOfSelf ? 'rival' : 'self');
    this.#namedAgain = false;
    this.preposition = '';
    if (!rival || !OF_GAMES.test(ask.is)) this.#dangling = null;
    const joined =
      or && last && last.ask.is !== 'unknown' && last.not === not && !isRefusal(last.ask)
        ? joinAsks(last.ask, ask)
        : null;
    this.state.or = false;
    this.state.then = null;
    // "Orc vs Human without tier 3": neither has it.
    const isNobodys = isOpen && isRefusal(ask);
    if (isNobodys) ask = { ...ask, no: false } as Ask;
    const [isParted, isBeside] = [this.parted, this.#plus];
    this.parted = false;
    this.#plus = false;
    if (or && !joined && !isRefusedToo) this.unknown('or');
    if (isBeside && last && !not && isOpenRefusal(last, ask)) this.unknown('and');
    if (joined && last) return this.replace({ ...last, ask: joined, typed: last.typed ?? typed });
    this.state.not = false;
    this.state.once = null;
    if (isOpen) this.#open = this.parts.length;
    const follows = not
      ? null
      : partBefore(this.parts, ask, side, { then: then !== null, isParted, isBeside });
    // "archers into tier 3" is always true. For other objects, the search doesn't know whether they come before or
    // after a tier or an expansion.
    if (then !== null && follows === null && !(then === 'into' && ask.is === 'tier')) {
      this.unknown(then);
    }
    this.parts.push({ ask, side, not: not || isNobodys, follows, typed, words: '' });
  }

  /** Whether the opponent was just named a second time. */
  #namedAgain = false;
  /** Whether one of two opponents was named again, so that the next words are about that one. */
  #isOfNamed = false;
  /** Index of a part that either of two opponents can have. */
  #open = -1;
  /** The passed-over word before the next part. */
  preposition = '';

  /** Whether a part only repeats a name. The next words are then about that player or race. */
  #isSaidAgain(ask: Ask): boolean {
    const { rival, or, not, once } = this.state;
    const side = rival && !or && !not && !once ? namedAgain(ask, this.parts) : null;
    if (side === null) return false;
    this.state.rival = side === 'rival';
    this.#isOfNamed = true;
    this.#dangling = null;
    // "Orc vs Human, no expansion by the Human".
    const last = this.parts.at(-1);
    if (last && this.#open === this.parts.length - 1 && /^(by|from|of|for)$/.test(this.preposition))
      this.replace({ ...last, side });
    this.#namedAgain = side === 'rival';
    return true;
  }

  /** Whether the words after "with" are about the stated winner. */
  isAboutWinner(reader: PhraseReader): boolean {
    const isSaid = this.parts.some(
      ({ ask, side }) => ask.is === 'result' && ask.result === 'won' && side === 'self',
    );
    const [next] = reader.objectAfter(1)?.meanings ?? [];
    return isSaid && !hasThing(this.parts) && !(next && isOfRace(next, this.parts, 'rival', 'self'));
  }

  /** Whether "and" or "+" precedes the next part, which implies no chronological order. */
  #plus = false;
  /** The latest word that announces another part; null once that part follows. */
  #dangling: string | null = null;

  /** Marks the next part as unordered relative to the previous one. */
  plus(): void {
    this.#plus = true;
  }

  /** Records a word that means nothing unless another part follows: "vs", "then", "or". */
  announce(word: string): void {
    this.#dangling = word;
  }

  unknown(words: string): void {
    const last = this.parts.at(-1);
    this.#dangling = null;
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

  /**
   * Returns all parts. If a word announces another part that never follows, the word is reported as not understood.
   */
  finish(isOfGames: boolean): AskPart[] {
    if (this.state.not) this.unknown('');
    else if (this.#dangling !== null) this.unknown(this.#dangling);
    const parts = withoutOpenLengths(withoutOpenRoles(withoutContradictions(this.parts)));
    return aboutEveryone(parts, isOfGames);
  }
}
