/** The question words of a text and what they may be about, for the rules of `asks.ts`. */
import { isTimed, part, type Key } from '../parts/part.ts';
import type { Asked, Draft, State } from './state.ts';

/** Words for groups. */
const NOUNS = ['hero', 'n.map', 'n.race', 'n.player', 'n.matchup', 'n.event'];

/** Words that change nothing if no question needs them. */
const SILENT: readonly string[] = ['game', 'does', 'what', 'usually', 'howdoes', ...NOUNS];

/** What was said, as the rules need it. */
export class Question {
  readonly state: State;
  readonly #used = new Set<string>();

  constructor(state: State) {
    this.state = state;
  }

  get drafts(): Draft[] {
    return this.state.drafts;
  }

  /** Whether games are named by a word. */
  get saysGame(): boolean {
    return this.state.asked.some(({ op, words }) => op === 'game' || /\bgame/.test(words));
  }

  has(...ops: string[]): boolean {
    return this.state.asked.some(({ op }) => ops.includes(op));
  }

  /** Adds the order or the fact that these question words ask for. */
  add(key: 'sort' | 'ask', of: readonly string[], ...ops: string[]): true {
    for (const op of ops) this.#used.add(op);
    this.drafts.push(part(key, of));
    return true;
  }

  /** Question words that no rule used, except those that may always stand there. */
  get unused(): Asked[] {
    const isSilent = ({ op }: Asked) =>
      op === 'n.object' ? !this.has('what', 'most', 'most.open', 'best') : SILENT.includes(op);
    return this.state.asked.filter((one) => !this.#used.has(one.op) && !isSilent(one));
  }

  of(key: Key): Draft[] {
    return this.drafts.filter((draft) => draft.key === key && !draft.not);
  }

  /** Whether something other than moments and objects is said, so that games are meant. */
  get isAboutGames(): boolean {
    const isOfGames = /^(?:race|player|mirror|size|result|map|event|date|patch|length)$/;
    return this.drafts.some(({ key }) => isOfGames.test(key));
  }

  /** The moment that is measured: the last that has no place in an order. */
  get moment(): Draft | null {
    return this.drafts.findLast((draft) => isTimed(draft) && !draft.not) ?? null;
  }

  /** A place of a hero without its hero, as in "most played second hero". */
  get openPlace(): Draft | undefined {
    return this.of('hero').find(({ of, from, below }) => of.length + (from ?? 0) + (below ?? 0) === 0);
  }

  /** The name of the group that is asked about. */
  get noun(): string | null {
    const op = NOUNS.find((candidate) => this.has(candidate));
    if (this.openPlace) return `hero${this.openPlace.place}`;
    return op?.replace('n.', '').replace('hero', 'hero1') ?? null;
  }

  drop(draft: Draft | undefined): void {
    this.state.drafts = this.drafts.filter((other) => other !== draft);
  }

  /** Removes all parts of a kind. */
  remove(key: Key): void {
    for (const draft of this.of(key)) this.drop(draft);
  }

  /** Makes opponents of two alternatives: "danger or jma". */
  splitPlayers(): void {
    const [first] = this.of('player');
    if (first?.of.length !== 2) return;
    const [a, b] = first.of;
    first.of = [a!];
    this.drafts.splice(this.drafts.indexOf(first) + 1, 0, { ...first, of: [b!], side: 'him' });
  }

  /** Asks for the share of wins instead of games that were won. */
  askShare(...ops: string[]): true {
    this.remove('result');
    return this.add('ask', ['wins'], ...ops);
  }
}
