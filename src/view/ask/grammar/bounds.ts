/**
 * Parses a time after a part that can have one: "before 5:00", "by 5", "after 10 minutes", "between 5:00 and 8:00".
 */
import type { Ask, StepBounds } from '../ask.ts';
import { firstJoined } from './joined.ts';
import type { PartList } from './part-list.ts';
import type { PhraseReader } from './reader.ts';

const TIMES = /^(before|by|under|within|until|after|past|between|in|from|at|around)$/;
/** "Raiders at 5:00" means ordered at most this many seconds before or after 5:00. */
const ABOUT_SEC = 30;

/** Parses a time limit such as "before 5:00" and adds it to the previous part; returns whether there was one. */
export function boundLast(reader: PhraseReader, parts: PartList): boolean {
  const word = reader.peek()!;
  const last = parts.parts.at(-1);
  if (last?.ask.is === 'heroes' && TIMES.test(word) && reader.clock(1)) {
    // "3 heroes by 8 minutes": only single heroes have a time, so the limit isn't understood.
    parts.unknown(reader.take()!);
    parts.unknown(reader.take()!);
    if (/^m(in|ins|inutes?)?$/.test(reader.peek() ?? '')) parts.unknown(reader.take()!);
    return true;
  }
  if (!last || !isTimed(last.ask)) return false;
  if (/^\d/.test(word)) return reader.afterTimed && boundSpan(reader, parts);
  if (/^(earlier|sooner|later)$/.test(word) && reader.peek(1) === 'than') return boundBy(reader, parts, 2);
  // In "raiders > 3", the number can be a count.
  const isBare = last.ask.is === 'objects' && /^\d+$/.test(reader.peek(1) ?? '') && !reader.minutes(1);
  if (/^[<>]$/.test(word)) return !isBare && boundBy(reader, parts, 1);
  if (!TIMES.test(word)) return false;
  const seconds = reader.clock(1);
  if (!seconds) return false;
  const behind = 1 + seconds.length;
  if (word === 'between' || word === 'from') {
    const end = /^(and|to)$/.test(reader.peek(behind) ?? '') ? reader.clock(behind + 1) : null;
    if (!end) return false;
    reader.skip(behind + 1 + end.length);
    boundAll(parts, { after: seconds.value, before: end.value });
    return true;
  }
  if (
    /^(at|around)$/.test(word) &&
    /^\d+:\d\d$/.test(reader.peek(1)!) &&
    !('before' in last.ask && isBounded(last.ask))
  ) {
    reader.skip(behind);
    boundAll(parts, { after: Math.max(0, seconds.value - ABOUT_SEC), before: seconds.value + ABOUT_SEC });
    return true;
  }
  if (/^(in|at|around)$/.test(word)) return false;
  reader.skip(behind);
  boundAll(parts, { [word === 'after' || word === 'past' ? 'after' : 'before']: seconds.value });
  return true;
}

/** Whether something has a time, or all alternatives have one. */
const isTimed = (ask: Ask): boolean => (ask.is === 'or' ? ask.of.every(isTimed) : 'before' in ask);

const isTimedAlready = (ask: Ask): boolean => 'before' in ask && isBounded(ask);

/** Adds bounds to the last part and to the things that share its time. */
function boundAll(list: PartList, bounds: Partial<StepBounds>): void {
  const { parts } = list;
  const last = parts.at(-1)!;
  if (last.ask.is === 'or' && last.ask.of.some(isTimedAlready)) {
    // "Expansion before 4:00 or tier 2 before 5:00": the first alternative keeps its own limit.
    const of = last.ask.of.map((ask, at) =>
      at === (last.ask as Extract<Ask, { is: 'or' }>).of.length - 1 ? { ...ask, ...bounds } : ask,
    );
    list.replace({ ...last, ask: { is: 'or', of } });
    return;
  }
  for (let at = firstJoined(parts); at < parts.length - 1; at++)
    parts[at] = { ...parts[at]!, ask: { ...parts[at]!.ask, ...bounds } };
  list.change(bounds);
}

/** Parses a time span: "expo 5 to 6 min", "raiders 5:00 to 6:00", "expo 5-6 min". */
function boundSpan(reader: PhraseReader, parts: PartList): boolean {
  const [, low, high] = /^(\d{1,3})-(\d{1,3})$/.exec(reader.peek()!) ?? [];
  if (high !== undefined) {
    if (!/^m(in|ins|inutes?)?$/.test(reader.peek(1) ?? '')) return false;
    reader.skip(2);
    boundAll(parts, { after: Number(low) * 60, before: Number(high) * 60 });
    return true;
  }
  const start = reader.clock(0);
  if (!start || !/^(to|until|till)$/.test(reader.peek(start.length) ?? '')) return false;
  const ahead = start.length + 1;
  const isTime = reader.peek(ahead)?.includes(':') === true || reader.minutes(ahead) !== null;
  const end = isTime ? reader.clock(ahead) : null;
  if (!end) return false;
  reader.skip(ahead + end.length);
  boundAll(parts, { after: start.value, before: end.value });
  return true;
}

const isBounded = ({ before, after }: StepBounds): boolean => before !== null || after !== null;

/** "earlier than 3:00", "> 5 min". */
function boundBy(reader: PhraseReader, parts: PartList, ahead: number): boolean {
  const isLate = /^(later|>)$/.test(reader.peek()!);
  const seconds = reader.clock(ahead);
  if (!seconds) return false;
  reader.skip(ahead + seconds.length);
  boundAll(parts, { [isLate ? 'after' : 'before']: seconds.value });
  return true;
}
