/** Gives numbers and times to what they are about: a moment of a player, the length of the game, or an amount. */
import { isTimed, part } from '../parts/part.ts';
import type { Item } from './items.ts';
import { FAST } from './moments.ts';
import type { Draft, State } from './state.ts';
import type { Bound, Unit, Value } from './values.ts';

type Quantity = Extract<Value, { is: 'quantity' }>;

const SECONDS: Readonly<Record<Exclude<Unit, null>, number>> = { min: 60, sec: 1, hour: 3600, clock: 1 };

/** Reads a value that is no name. */
export function readValue(state: State, value: Value, words: string, next: Item | undefined): void {
  if (value.is === 'quantity') return readQuantity(state, value, words, next);
  state.settle();
  const isSecond = state.drafts.find((draft) => draft.key === value.is && draft.not === (state.not !== null));
  const areExact = isSecond?.of.every((one) => isExact(one)) && isExact(value.value);
  if (isSecond && areExact && state.joint !== null && state.not === null) {
    isSecond.of = [...isSecond.of, value.value];
    state.joint = null;
    return;
  }
  state.push(part(value.is, [value.value]));
}

const isBinding = (bound: Bound): boolean => bound === 'before' || bound === 'until' || bound === 'after';
const isExact = (value: string): boolean => /^[\dv.-]+$/.test(value) && !value.includes('..');

function readQuantity(state: State, value: Quantity, words: string, next: Item | undefined): void {
  const isLong = /long|short|last/.test(words) && value.unit === null;
  const unit = isLong ? 'min' : value.unit;
  if (unit === null && !isBoundedMoment(state, value, next)) return waits(state, value, words);
  const isMoment = nextIsMoment(next);
  state.settle();
  const bounds = boundsOf({ ...value, unit: unit ?? 'min' });
  const target = targetOf(state, value.bound, unit, value.to !== null);
  if (bounds === null) return state.unknown(words);
  if (target) return bind(state, target, bounds, words);
  if (isMoment && value.bound !== 'before') {
    state.pendingTime = { bounds, words };
    return;
  }
  const isOfGame = unit !== 'clock' || value.bound === 'over' || value.bound === 'under' || value.to !== null;
  const isBare = value.bound === null && value.to === null;
  if (!isOfGame || isBinding(value.bound) || (isBare && isObjectNext(next))) return state.unknown(words);
  state.push(part('length', [], bounds));
}

const isObjectNext = (next: Item | undefined): boolean =>
  next?.is === 'things' && !/^(?:player|race|map|event|build)$/.test(next.things[0]!.kind);

/** A time may stand before its moment: "under 5 min expansion". */
const nextIsMoment = (next: Item | undefined): boolean =>
  next?.is === 'word' && /^(?:expansion|tier2|tier3)$/.test(next.op);

/** A number without unit, waiting for what it counts. */
function waits(state: State, { bound, number, to }: Quantity, words: string): void {
  state.settle();
  const counts = {
    over: { least: number + 1 },
    least: { least: number },
    under: { most: number - 1 },
    most: { most: number },
    exactly: { least: number, most: number },
  };
  const counted = bound === null ? { least: number } : counts[bound as keyof typeof counts];
  if (!counted || to !== null) return state.unknown(words);
  state.amount = { bounds: counted, words };
}

/** "by 6", "before 5" right after a moment means minutes. */
const isBoundedMoment = (state: State, { bound, to }: Quantity, next: Item | undefined): boolean =>
  state.last !== null &&
  isTimed(state.last) &&
  state.amount === null &&
  (isBinding(bound) || (to !== null && state.last.key !== 'made')) &&
  !isObjectNext(next) &&
  !(next?.is === 'word' && next.op === 'hero');

interface Bounds {
  from?: number;
  below?: number;
}

/** The end of a time that a bound sets. */
const ENDS: Partial<Record<NonNullable<Bound>, keyof Bounds>> = {
  ...{ over: 'from', least: 'from', after: 'from', since: 'from' },
  ...{ under: 'below', most: 'below', before: 'below', until: 'below' },
};

function boundsOf({ bound, number, to, unit }: Quantity): Bounds | null {
  const each = SECONDS[unit ?? 'min'];
  const seconds = number * each;
  if (to !== null) return { from: seconds, below: to * each };
  if (bound === null) return unit === 'clock' ? null : { from: seconds, below: seconds + each };
  const end = ENDS[bound];
  return end ? { [end]: seconds } : null;
}

/** The part that a time belongs to; null if it is about the whole game. */
function targetOf(state: State, bound: Bound, unit: Unit, isRange: boolean): Draft | null {
  const { last } = state;
  if (isBinding(bound))
    return (
      state.drafts.findLast(
        (draft) => isTimed(draft) && draft.from === undefined && draft.below === undefined,
      ) ?? null
    );
  if (unit === 'clock' && (!last || !isTimed(last))) {
    const open = state.drafts.findLast(isTimed);
    const isOpen = open?.from === undefined && (open?.below === undefined || open.below === FAST[open.key]);
    return isOpen ? (open ?? null) : null;
  }
  if (!last || !isTimed(last) || state.joint !== null) return null;
  const isClose = last.key !== 'made' || unit === 'clock' || isRange;
  return isClose && (bound !== null || isRange) ? last : null;
}

/** Binds a time to a part; a number of orders has none. */
function bind(state: State, target: Draft, bounds: Bounds, words: string): void {
  if (target.least !== undefined && target.key === 'made') state.unknown(words);
  else Object.assign(target, bounds);
  state.joint = null;
  state.before = [];
  state.last = target;
}
