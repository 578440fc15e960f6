/** Keywords about what a player did: heroes and their places, expansion and tiers, amounts. */
import { part, type Key, type Part } from '../parts/part.ts';
import type { Item } from './items.ts';
import type { Draft, State } from './state.ts';

export type Handler = (state: State, item: { op: string; words: string }, next: Item | undefined) => void;

/** "fast" and its limits, in seconds: about a quarter of players are that early. */
export const FAST: Readonly<Record<string, number>> = { expansion: 330, tier2: 150, tier3: 360 };
/** Before this many seconds, a first order is a rush. */
const RUSH = 240;
/** "mass" is at least so many. */
export const MASS = 6;

/** A moment of a player: expansion or tier, with "fast" or a time before it. */
export const moment =
  (key: Key): Handler =>
  (state, { words }) => {
    const { place, prefix, pendingTime, last } = state;
    if (place && !place.isHero) {
      state.place = null;
      state.unknown(place.words);
    }
    state.prefix = null;
    state.pendingTime = null;
    state.amount = null;
    const { words: said = '', ...bounds } = pendingTime ?? {};
    const time = prefix?.op === 'fast' ? { below: FAST[key]! } : bounds;
    // The order of moments and objects cannot be asked; "archers into t3" has both.
    const isOrder = /^(?:then|before|after)$/.test(state.before.at(-1) ?? '');
    const isStruck = state.joint === 'or' || (state.joint === 'then' && (isOrder || last?.key !== 'made'));
    if (!isStruck) state.joint = null;
    state.push(
      part(key, [], { side: sideOf(state), ...time }),
      [prefix?.words, said, words].filter(Boolean).join(' '),
    );
  };

/** Whose moment it is: after a second side, "with" and "where" are about anybody, or about who won. */
function sideOf(state: State): Part['side'] {
  const isWith = state.before.some((word) => /^(?:with|where|w)/.test(word));
  if (!isWith || !state.isOpen) return state.side;
  if (state.verb === null) return 'any';
  return state.not === null && state.verb === 'lost' ? 'him' : 'me';
}

export const place =
  (number: number): Handler =>
  (state, { words }, next) => {
    const { last } = state;
    const isOfLast =
      last?.isHero === true && last.key !== 'hero' && state.before.every((word) => word === 'as');
    if (isOfLast && !(next?.is === 'things' && /open|start/.test(words)))
      placeLast(state, last, number, words);
    else state.place = { place: number, words, isHero: next?.is === 'word' && next.op === 'hero' };
  };

/** "bm first": the last part gets the place; of heroes in a row it is the last one. */
function placeLast(state: State, last: Draft, number: number, words: string): void {
  if (last.key === 'made') {
    Object.assign(last, { key: 'hero', place: number, words: `${last.words} ${words}` });
    return;
  }
  const steps = last.of[0]!.split('..');
  const final = steps.pop()!.split('|');
  Object.assign(last, steps.length === 1 ? { key: 'made', of: steps } : { of: [steps.join('..')] });
  state.push({ ...part('hero', final, { side: last.side, place: number }), isHero: true }, words);
}

export const hero: Handler = (state, item) => {
  const { amount, prefix, place: placed } = state;
  if (placed) {
    Object.assign(placed, { isHero: true, words: `${placed.words} ${item.words}` });
    return;
  }
  if (!amount && prefix?.op !== 'solo') {
    state.asked.push({ op: item.op, words: item.words });
    return;
  }
  const { words, ...counts } = amount ?? { ...prefix!, least: 1 };
  state.amount = null;
  state.prefix = null;
  const isOne = counts.least === 1 && !('most' in counts);
  const numbers = isOne ? { least: 1, most: 1 } : (counts as Partial<Part>);
  const side = state.isOpen && state.before.includes('with') ? 'any' : state.side;
  state.push(part('heroes', [], { side, ...numbers }), `${words} ${item.words}`);
};

export const rush: Handler = (state, { words }) => {
  const { last } = state;
  if (last?.key === 'made') Object.assign(last, { below: RUSH, words: `${last.words} ${words}` });
  else state.unknown(words);
};

export const counts =
  (least: number): Handler =>
  (state, { words }) => {
    state.settle();
    state.amount = { least, words };
  };

export const waits: Handler = (state, { op, words }) => {
  const { last } = state;
  const below =
    op === 'fast' && state.joint === null && last?.below === undefined ? FAST[last?.key ?? ''] : undefined;
  if (below !== undefined) Object.assign(last!, { below, words: `${last!.words} ${words}` });
  else state.prefix = { op, words };
};
