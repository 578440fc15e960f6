/** Gives numbers and times to what they are about: a moment of a player, the length of the game, or an amount. */
import { isTimed, part } from '../parts/part.ts';
import { isObject } from '../words/things.ts';
import type { Item } from './items.ts';
import { FAST } from './moments.ts';
import type { Draft, State } from './state.ts';
import type { Bound, Unit, Value } from './values.ts';

type Quantity = Extract<Value, { is: 'quantity' }>;
type Time = Quantity & { unit: NonNullable<Unit> };

/** The ends of a time in the game, in seconds. */
interface Ends {
  from?: number;
  below?: number;
}

const SECONDS: Readonly<Record<Time['unit'], number>> = { min: 60, sec: 1, hour: 3600, clock: 1 };

/** Reads a value. A date, patch or size is a part of its own, a time has bounds for one, and a number counts what follows. */
export function readValue(state: State, value: Value, words: string, next: Item | undefined): void {
  if (value.is !== 'quantity') return readGamePart(state, value.is, value.value);
  const isOfMoment = followsMoment(state, value) && !isThing(next) && !isWord(next, /^hero$/);
  const isInMinutes = isOfMoment || /long|short|last/.test(words);
  const unit = value.unit ?? (isInMinutes ? 'min' : null);
  if (unit === null) countNext(state, value, words);
  else readTime(state, { ...value, unit }, words, next);
}

const isWord = (item: Item | undefined, op: RegExp): boolean => item?.is === 'word' && op.test(item.op);

const isThing = (item: Item | undefined): boolean => item?.is === 'things' && isObject(item.things[0]!);

/** Adds a date, patch or size, or makes it an alternative of the one that was said. */
function readGamePart(state: State, key: 'date' | 'patch' | 'size', value: string): void {
  state.settle();
  const said = state.drafts.find((draft) => draft.key === key && draft.not === (state.not !== null));
  const isOne = (text: string) => /^[\dv.-]+$/.test(text) && !text.includes('..');
  if (!said || state.joint === null || state.not !== null || ![...said.of, value].every(isOne))
    return state.push(part(key, [value]));
  state.extend(said, [value]);
}

/** Whether a bound is said of moments only: games are "over" and "under" a time, but an expansion is "before" it. */
const isOfMoments = (bound: Bound): boolean => bound === 'before' || bound === 'until' || bound === 'after';

/** "by 6", "before 5" right after a moment means minutes. */
const followsMoment = ({ last, amount }: State, { bound, to }: Quantity): boolean =>
  last !== null &&
  isTimed(last) &&
  amount === null &&
  (isOfMoments(bound) || (to !== null && last.key !== 'made'));

/** How many of something a bound and a number mean. */
const AMOUNTS: Partial<Record<NonNullable<Bound>, (number: number) => { least?: number; most?: number }>> = {
  over: (number) => ({ least: number + 1 }),
  least: (number) => ({ least: number }),
  under: (number) => ({ most: number - 1 }),
  most: (number) => ({ most: number }),
  exactly: (number) => ({ least: number, most: number }),
};

/** Keeps a number without unit for what it counts. */
function countNext(state: State, { bound, number, to }: Quantity, words: string): void {
  state.settle();
  const bounds = AMOUNTS[bound ?? 'least']?.(number);
  if (bounds && to === null) state.amount = { bounds, words };
  else state.unknown(words);
}

function readTime(state: State, time: Time, words: string, next: Item | undefined): void {
  const isBeforeMoment = isWord(next, /^(?:expansion|tier2|tier3)$/) && time.bound !== 'before';
  state.settle();
  const ends = endsOf(time);
  const moment = momentOf(state, time);
  if (!ends) state.unknown(words);
  else if (moment) setTime(state, moment, ends, words);
  else if (isBeforeMoment) state.pendingTime = { bounds: ends, words };
  else if (isOfGame(time, next)) state.push(part('length', [], ends));
  else state.unknown(words);
}

/** The end of a time that a bound sets. */
const END: Partial<Record<NonNullable<Bound>, keyof Ends>> = {
  ...{ over: 'from', least: 'from', after: 'from', since: 'from' },
  ...{ under: 'below', most: 'below', before: 'below', until: 'below' },
};

/** What a time bounds; null if it is a moment without a bound. */
function endsOf({ bound, number, to, unit }: Time): Ends | null {
  const each = SECONDS[unit];
  const seconds = number * each;
  if (to !== null) return { from: seconds, below: to * each };
  if (bound === null) return unit === 'clock' ? null : { from: seconds, below: seconds + each };
  const end = END[bound];
  return end ? { [end]: seconds } : null;
}

/** The part about a moment that a time belongs to; null if it is about the whole game, or about what follows. */
function momentOf({ drafts, last, joint }: State, { bound, unit, to }: Time): Draft | null {
  const isOpen = ({ from, below }: Draft) => from === undefined && below === undefined;
  if (isOfMoments(bound)) return drafts.findLast((draft) => isTimed(draft) && isOpen(draft)) ?? null;
  // What nobody did has no time: "no expansion over 20 min" is about long games.
  const isOfLength = last?.not === true && unit !== 'clock' && (bound === 'over' || bound === 'under');
  if (last && isTimed(last) && !isOfLength) {
    const isBounded = bound !== null || to !== null;
    const isClose = last.key !== 'made' || unit === 'clock' || to !== null;
    return joint === null && isBounded && isClose ? last : null;
  }
  const latest = unit === 'clock' ? drafts.findLast(isTimed) : undefined;
  const isFast = latest?.from === undefined && latest?.below === FAST[latest?.key ?? ''];
  return latest && (isOpen(latest) || isFast) ? latest : null;
}

/** Gives a time to a part; a number of orders has none. */
function setTime(state: State, moment: Draft, ends: Ends, words: string): void {
  if (moment.least !== undefined && moment.key === 'made') state.unknown(words);
  else Object.assign(moment, ends);
  state.joint = null;
  state.before = [];
  state.last = moment;
}

/** Whether a time without a moment is the length of the game: "over 5:00", "20 min". A bare "5:00" may be anything. */
function isOfGame({ bound, unit, to }: Time, next: Item | undefined): boolean {
  const isBare = bound === null && to === null;
  if (isOfMoments(bound) || (isBare && isThing(next))) return false;
  return unit !== 'clock' || bound === 'over' || bound === 'under' || to !== null;
}
