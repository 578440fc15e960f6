/** Finds the things that share a time: "raiders and kodos before 6:00", "grunts and raiders before kodos". */
import type { AskPart } from '../ask.ts';
import { isRefusal } from './contradictions.ts';

const AND = /^(?:and|or|nor|\+) /;
/** Words and signs that make the thing after them a separate condition. */
const APART = /^(?:,|;|\/|with|without|no|not|then|into|to|>|→|vs|versus|against|but|where|when|while|as) /;
const ENDS_APART = /(?:^| )(?:,|;|with|where|when|while|in|on|at|for|of|by|from|has|have|had)$/;

/** Index of the first part that shares the time of the last one. */
export function firstJoined(parts: readonly AskPart[]): number {
  let from = parts.length - 1;
  while (from > 0 && areJoined(parts[from - 1]!, parts[from]!)) from--;
  return from;
}

/** Whether two consecutive parts belong to one list: things joined by "and", or units next to each other. */
function areJoined(first: AskPart, second: AskPart): boolean {
  if (!('before' in first.ask) || !('before' in second.ask)) return false;
  const isOpen = first.ask.before === null && first.ask.after === null;
  const isPlaced = first.ask.is === 'objects' && first.ask.place !== null;
  if (!isOpen || isPlaced || second.follows !== null || first.side !== second.side) return false;
  if (first.not !== second.not || isRefusal(first.ask) !== isRefusal(second.ask)) return false;
  if (AND.test(second.words)) return true;
  return (
    first.ask.is === 'objects' &&
    second.ask.is === 'objects' &&
    !APART.test(second.words) &&
    !ENDS_APART.test(first.words)
  );
}
