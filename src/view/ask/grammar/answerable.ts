/** Decides whether the parts of a text have what its question needs. */
import type { AskPart, Question, Reading } from '../ask.ts';

export type AnsweredReading = Reading & { question: Question };

/** Parts that have a time. */
export const MEASURED = new Set(['tier', 'expansion', 'hero', 'objects']);

/** Index of the part to time; -1 for none. */
export const measuredPart = (parts: readonly AskPart[]): number => {
  const fits = (part: AskPart) => MEASURED.has(part.ask.is) && part.side === 'self' && !part.not;
  const place = parts.findIndex((part) => fits(part) && part.ask.is !== 'objects');
  return place >= 0 ? place : parts.findLastIndex(fits);
};

/** The place of the part that sorts the games by its time: the first part with a time. */
export const sortedPart = (parts: readonly AskPart[]): number =>
  parts.findIndex(
    ({ ask, side, not }) => MEASURED.has(ask.is) && side === 'self' && !not && !('no' in ask && ask.no),
  );

/** Whether the words of a part end with a preposition, which is about the next part. */
const LEADS_ON = /(?:^| )(?:with|and|on|in|at|vs|versus|against|where|for|from|of|\+|,)$/;
/** Words from one moment to another. */
const SPAN = /(?:^| )(?:to|into|then|until|till)$|^(?:to|into|then|until|till|and|\+) /;

/**
 * Whether one moment can be timed: not two of them ("tier 2 to tier 3 time"), because only times since the start of a game are
 * known, and not one with a bound ("how fast is a fast expansion").
 */
function isTimed(parts: readonly AskPart[]): boolean {
  const measured = parts[measuredPart(parts)]?.ask;
  if (!measured || !('before' in measured) || measured.before !== null || measured.after !== null)
    return false;
  return (
    !parts.some(({ ask, words }) => MEASURED.has(ask.is) && SPAN.test(words)) &&
    isOneMoment(parts, measuredPart(parts))
  );
}

/** Words that make the next thing a condition: "fastest tier 2 with an expansion". */
const CONDITION = /(?:^| )(?:with|where|when|while|that|who|which|without|no|not|if|in|for|of|by|from|,)$/;
const BEGINS_CONDITION = /^(?:with|where|when|while|that|who|which|without|if|,) /;

/**
 * Whether there is a single moment to compare. "Earliest grunts and raiders" and "fastest Death Knight Lich" have
 * several. "Fastest 3 bears" has none, because only the time of the first one is known.
 */
function isOneMoment(parts: readonly AskPart[], at: number): boolean {
  const { ask } = parts[at]!;
  if (ask.is === 'objects' && (ask.atLeast > 1 || ask.atMost !== null)) return false;
  return parts.every(
    (part, place) =>
      place === at ||
      part.side !== 'self' ||
      part.not ||
      !(part.ask.is === 'objects' ? part.ask.place === null && !part.ask.no : isPlainMoment(part)) ||
      CONDITION.test(parts[place - 1]?.words ?? '') ||
      BEGINS_CONDITION.test(part.words),
  );
}

const isPlainMoment = ({ ask }: AskPart): boolean =>
  (ask.is === 'tier' || ask.is === 'expansion' || ask.is === 'hero') &&
  !ask.no &&
  ask.before === null &&
  ask.after === null;

/** Whether a part is about the counted player. */
export const isOfSomebody = ({ ask, side }: AskPart): boolean =>
  side === 'self' && !/^(map|event|patch|played|length|sides|mirror)$/.test(ask.is);

/** Number of named players. */
export const playerCount = (parts: readonly AskPart[]): number =>
  parts.filter(({ ask }) => ask.is === 'player').length;

/** Whether the parts have what a question needs: a time of something, a record of two players. */
export function isAnswerable({ question, parts }: AnsweredReading): boolean {
  if (question.asks === 'first' && question.by === 'time') {
    const at = sortedPart(parts);
    // "Fastest Orc with Raiders" is not about the Raiders.
    return (
      at >= 0 &&
      isOneMoment(parts, at) &&
      (at === 0 || (!LEADS_ON.test(parts[at - 1]!.words) && !parts[at]!.words.startsWith('and ')))
    );
  }
  // "human and orc win rate" can mean either race.
  const races = parts.filter(({ ask, side, not }) => ask.is === 'race' && side === 'self' && !not);
  const named = parts.filter(({ ask, side, not }) => ask.is === 'player' && side === 'self' && !not);
  if (Math.max(races.length, named.length) > 1 && /^(time|rate|most|best)$/.test(question.asks)) return false;
  switch (question.asks) {
    case 'best':
      // Half of all players on a map win.
      return !/^(map|event|matchup)$/.test(question.of) || parts.some(isOfSomebody);
    case 'most':
      // "Who played Grubby" asks for opponents, not for Grubby.
      return (
        question.of !== 'player' || !parts.some(({ ask, side }) => ask.is === 'player' && side === 'self')
      );
    case 'time':
      return isTimed(parts);
    case 'record':
      return playerCount(parts) === 2;
    case 'rate':
      // A win rate among won games would always be 100 %, and that of both sides 50 %.
      return (
        parts.length > 0 &&
        // Everyone has a first hero, and in every mirror one of a race wins.
        !parts.some(({ ask }) => ask.is === 'result' || (ask.is === 'hero' && ask.place === 1)) &&
        !isOfBothSides(parts) &&
        (parts.some(isOfSomebody) || !parts.some(({ side, not }) => side === 'both' && !not))
      );
    case 'when':
      return parts.length > 0;
    default:
      return true;
  }
}

/** Whether nothing tells the two sides apart: both are of the same race, or one side is "Orc or Human". */
function isOfBothSides(parts: readonly AskPart[]): boolean {
  const races = parts.flatMap(({ ask, side }) => (ask.is === 'race' ? [{ race: ask.race, side }] : []));
  const isMirror =
    parts.some(({ ask }) => ask.is === 'mirror') ||
    (races.length === 2 && races[0]!.side !== races[1]!.side && races[0]!.race === races[1]!.race);
  const others = parts.filter((part) => isOfSomebody(part) && part.ask.is !== 'race');
  const isOpen = parts.some(
    ({ ask, side, not }) =>
      ask.is === 'any' &&
      side === 'self' &&
      !not &&
      ask.of.some(({ is }) => is === 'race' || is === 'player'),
  );
  return isOpen || (isMirror && others.length === 0);
}
