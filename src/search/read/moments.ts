/**
 * Keywords about what a player did: "expansion", "second", "hero", "rush", "mass", "fast". Each adds a part and takes what
 * waits for it, such as a number or "fast", or changes the part before it, or waits itself for what follows.
 */
import { part, type Part } from '../parts/part.ts';
import type { Item } from './items.ts';
import type { State } from './state.ts';

export type Handler = (state: State, item: { op: string; words: string }, next: Item | undefined) => void;

/** "fast" and its limits, in seconds: about a quarter of players are that early. */
export const FAST: Readonly<Record<string, number>> = { expansion: 330, tier2: 150, tier3: 360 };
/** Before this many seconds, a first order is a rush. */
const RUSH = 240;
/** "mass" is at least so many. */
export const MASS = 6;

/** "expansion", "fast expansion", "under 5 min expansion". */
export const moment =
  (key: 'expansion' | 'tier2' | 'tier3'): Handler =>
  (state) => {
    // Only heroes have places: the first word of "second expansion" is struck out.
    if (state.place?.isHero === false) state.unknown(state.take('place')!.words);
    state.strikeAmount();
    const prefix = state.take('prefix');
    const bounds = state.take('pendingTime')?.bounds;
    const time = prefix?.op === 'fast' ? { below: FAST[key]! } : bounds;
    if (!hasOrder(state)) state.joint = null;
    state.push(part(key, [], { side: sideOf(state), ...time }));
  };

/** Whether "or" or an order stands before a moment, neither of which it can have. "archers into t3" only says both. */
function hasOrder({ joint, before, last }: State): boolean {
  const isSaid = /^(?:then|before|after)$/.test(before.at(-1) ?? '');
  return joint === 'or' || (joint === 'then' && (isSaid || last?.key !== 'made'));
}

/** Whose moment it is: after a second side, "with" and "where" are about anybody, or about who won. */
function sideOf(state: State): Part['side'] {
  const isWith = state.before.some((word) => /^(?:with|where|w)/.test(word));
  if (!isWith || !state.isOpen) return state.side;
  if (state.verb === null) return 'any';
  return state.not === null && state.verb === 'lost' ? 'him' : 'me';
}

/** "first", "second": of the hero before it, otherwise of the one that follows. */
export const place =
  (number: number): Handler =>
  (state, { words }, next) => {
    const { last, before } = state;
    const isHero = last?.isHero === true && last.key === 'made' && before.every((word) => word === 'as');
    const opensNext = next?.is === 'things' && /open|start/.test(words);
    if (isHero && !opensNext) Object.assign(last, { key: 'hero', place: number });
    else state.place = { place: number, words, isHero: next?.is === 'word' && next.op === 'hero' };
  };

/** "hero" after a place, "heroes" after a number, "solo hero"; otherwise the noun of a question. */
export const hero: Handler = (state, { op, words }) => {
  const { place: placed, prefix } = state;
  if (placed) {
    Object.assign(placed, { isHero: true, words: `${placed.words} ${words}` });
    return;
  }
  const solo: State['amount'] = prefix?.op === 'solo' ? { bounds: { least: 1 }, words: prefix.words } : null;
  const amount = state.take('amount') ?? solo;
  if (!amount) {
    state.asked.push({ op, words });
    return;
  }
  state.take('prefix');
  const side = state.isOpen && state.before.includes('with') ? 'any' : state.side;
  const isOne = amount.bounds.least === 1;
  state.push(part('heroes', [], { side, ...(isOne && { most: 1 }), ...amount.bounds }));
};

/** "tower rush": the first order is early. */
export const rush: Handler = (state, { words }) => {
  const { last } = state;
  if (last?.key === 'made') Object.assign(last, { below: RUSH, words });
  else state.unknown(words);
};

/** "mass", "double": a number that waits for what it counts. */
export const counts =
  (least: number): Handler =>
  (state, { words }) => {
    state.settle();
    state.amount = { bounds: { least }, words };
  };

/** "fast", "solo": about the moment before it, otherwise about what follows. */
export const waits: Handler = (state, { op, words }) => {
  const { last, joint } = state;
  const isAfter = op === 'fast' && joint === null && last !== null && last.below === undefined;
  const below = isAfter ? FAST[last.key] : undefined;
  if (below !== undefined) last!.below = below;
  else state.prefix = { op, words };
};
