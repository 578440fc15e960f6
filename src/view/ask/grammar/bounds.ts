/**
 * Parses a time after a part that can have one: "before 5:00", "by 5", "after 10 minutes", "between 5:00 and 8:00".
 */
import type { StepBounds } from '../ask.ts';
import type { PartList } from './part-list.ts';
import type { PhraseReader } from './reader.ts';

const TIMES = /^(before|by|under|within|until|after|past|between|in|from|at|around)$/;
/** "Raiders at 5:00" are those ordered at most this many seconds before or after. */
const ABOUT_SEC = 30;

/** Parses a time limit such as "before 5:00" and adds it to the previous part; returns whether there was one. */
export function boundLast(reader: PhraseReader, parts: PartList): boolean {
  const word = reader.peek()!;
  const last = parts.parts.at(-1);
  if (last?.ask.is === 'heroes' && TIMES.test(word) && reader.clock(1)) {
    // "3 heroes by 8 minutes": only single heroes have a time.
    parts.unknown(reader.take()!);
    parts.unknown(reader.take()!);
    if (/^m(in|ins|inutes?)?$/.test(reader.peek() ?? '')) parts.unknown(reader.take()!);
    return true;
  }
  if (!last || !('before' in last.ask)) return false;
  if (/^(earlier|sooner|later)$/.test(word) && reader.peek(1) === 'than') return boundBy(reader, parts, 2);
  // "raiders > 3" can be a count.
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
    parts.change({ after: seconds.value, before: end.value });
    return true;
  }
  if (/^(at|around)$/.test(word) && /^\d+:\d\d$/.test(reader.peek(1)!) && !isBounded(last.ask)) {
    reader.skip(behind);
    parts.change({ after: Math.max(0, seconds.value - ABOUT_SEC), before: seconds.value + ABOUT_SEC });
    return true;
  }
  if (/^(in|at|around)$/.test(word)) return false;
  reader.skip(behind);
  parts.change({ [word === 'after' || word === 'past' ? 'after' : 'before']: seconds.value });
  return true;
}

const isBounded = ({ before, after }: StepBounds): boolean => before !== null || after !== null;

/** "earlier than 3:00", "> 5 min". */
function boundBy(reader: PhraseReader, parts: PartList, ahead: number): boolean {
  const isLate = /^(later|>)$/.test(reader.peek()!);
  const seconds = reader.clock(ahead);
  if (!seconds) return false;
  reader.skip(ahead + seconds.length);
  parts.change({ [isLate ? 'after' : 'before']: seconds.value });
  return true;
}
