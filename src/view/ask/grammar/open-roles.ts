/** Reports ambiguous parts as not understood. `content/docs/search.mdx` lists the rules. */
import type { Ask, AskPart } from '../ask.ts';
import { isRefusal } from './contradictions.ts';
import { isThing, raceOfObjects } from './whose.ts';

const OF_MOMENT = /(?:^| )(?:at|on|in|during|by|from|till|until)$/;
const JOINS = /(?:^| )(?:and|or|with|then|into|without|no|not|vs|,|\+|>|→)$/;
const BEGINS_JOINED = /^(?:and|or|with|then|into|without|no|not|,|\+|>|→) /;

const isMoment = ({ ask, not }: AskPart): boolean =>
  !not && /^(objects|expansion|tier|hero|heroes)$/.test(ask.is) && !isRefusal(ask);

/** "bears on tier 3", "tier 3 expansion": something that happens during a tier, which a search can't express. */
function isAtTier(part: AskPart, before: AskPart | undefined): boolean {
  if (!before || before.side !== part.side || !isMoment(part) || !isMoment(before)) return false;
  if (part.ask.is === 'tier') return OF_MOMENT.test(before.words);
  const isOfHero = part.ask.is !== 'objects' || part.ask.heroes;
  return (
    before.ask.is === 'tier' &&
    before.ask.before === null &&
    before.ask.after === null &&
    isOfHero &&
    !JOINS.test(before.words) &&
    !BEGINS_JOINED.test(part.words)
  );
}

/**
 * "both players Death Knight Lich", "either side expands and wins": it is ambiguous whether the second thing applies
 * to both sides.
 */
const isOfBoth = (part: AskPart, before: AskPart | undefined): boolean =>
  before !== undefined &&
  (isThing(part.ask) || part.ask.is === 'result') &&
  !part.words.startsWith(', ') &&
  (part.side === 'self'
    ? before.side === 'both' || before.side === 'either'
    : part.side === 'either' && before.side === 'either' && !part.not && !before.not);

/** "3 grunts before 2:00": only the time of the first one is known. */
const isTimedAmount = ({ ask }: AskPart): boolean =>
  ask.is === 'objects' &&
  (ask.atLeast > 1 || ask.atMost !== null) &&
  (ask.before !== null || ask.after !== null);

/** "grunts and footmen": things from two races, which one player can't both have. */
function isOfAnotherRace(part: AskPart, at: number, parts: readonly AskPart[]): boolean {
  const race = raceOfObjects(part);
  if (race === null || part.side !== 'self') return false;
  return parts.slice(0, at).some((before) => {
    const other = before.side === 'self' ? raceOfObjects(before) : null;
    return other !== null && other !== race;
  });
}

/** "orc vs undead with a Demon Hunter": neither of the two races can have that hero. */
function isOfNeitherRace(part: AskPart, parts: readonly AskPart[]): boolean {
  const race = raceOfObjects(part);
  const named = parts.flatMap(({ ask, side, not }) =>
    ask.is === 'race' && !not && (side === 'self' || side === 'rival') ? [{ side, race: ask.race }] : [],
  );
  return (
    race !== null &&
    new Set(named.map(({ side }) => side)).size === 2 &&
    named.every((side) => side.race !== race) &&
    !parts.some(({ ask }) => ask.is === 'sides')
  );
}

/**
 * "Happy vs Human and Orc": a second race or player on one side of a 1v1 game. If no opponent was named, it is the
 * opponent.
 */
const isSecondOfSide = (part: AskPart, at: number, parts: readonly AskPart[]): boolean =>
  /^(race|player)$/.test(part.ask.is) &&
  !part.not &&
  parts.some(({ ask, side }) => /^(race|player)$/.test(ask.is) && side === 'rival') &&
  !parts.some(({ ask }) => ask.is === 'sides') &&
  parts.slice(0, at).some(({ ask, side, not }) => ask.is === part.ask.is && side === part.side && !not);

/** "3 heroes vs 2 heroes": it is ambiguous whether "2" means exactly two. */
const isComparedCount = ({ ask, side }: AskPart, at: number, parts: readonly AskPart[]): boolean =>
  ask.is === 'heroes' &&
  ask.atMost === null &&
  parts.some(
    (other, place) =>
      place !== at &&
      other.side !== side &&
      other.ask.is === 'heroes' &&
      other.ask.atMost === null &&
      other.ask.atLeast > ask.atLeast,
  );

/** Replaces ambiguous parts by words that are not understood. */
export function withoutOpenRoles(parts: readonly AskPart[]): AskPart[] {
  const amounts: AskPart[] = [];
  const kept = parts.map((part, at) => {
    if (isTimedAmount(part)) {
      amounts.push(notUnderstood(part, amountIn(part.words)));
      return { ...part, ask: { ...part.ask, atLeast: 0, atMost: null } as Ask };
    }
    const isOther = isOfAnotherRace(part, at, parts);
    const isOpen =
      isAtTier(part, parts[at - 1]) ||
      isOfBoth(part, parts[at - 1]) ||
      isSecondOfSide(part, at, parts) ||
      isComparedCount(part, at, parts);
    if (!isOpen && !isOther && !isOfNeitherRace(part, parts)) return part;
    const hasRival = parts.some(({ side }) => side === 'rival');
    return notUnderstood(part, part.words, isOther && !hasRival ? [`vs ${withoutJoint(part.words)}`] : []);
  });
  return [...kept, ...amounts];
}

/** Marks words of a part as not understood, with suggestions for them. */
export const notUnderstood = (part: AskPart, words: string, near: readonly string[] = []): AskPart => ({
  ...part,
  ...{ ask: { is: 'unknown', words, near }, words, not: false, follows: null, typed: null },
});

/** The words at the start of a part that state a number, such as "at least 3"; all words if there are none. */
const amountIn = (words: string): string =>
  /^(?:(?:with|and|,|\+) )*((?:(?:at least|at most|(?:no )?more than|(?:fewer|less) than|up to|exactly|min|max|over|under|below|[<>]) )?(?:mass|double|triple|[a-z]+|\d+x?)(?: (?:\+|or (?:more|less|fewer)))?)(?= )/.exec(
    words,
  )?.[1] ?? words;

const withoutJoint = (words: string): string => words.replace(/^(?:(?:and|with|\+|,) )+/, '');
