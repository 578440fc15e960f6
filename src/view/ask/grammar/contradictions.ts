/** Parts that no game can fulfil together: one of them is meant differently. */
import type { Ask, AskPart, Meaning } from '../ask.ts';

/** Whether a part is refused: "no Grunts". */
export const isRefusal = (ask: Ask): boolean => 'no' in ask && ask.no;

/** "no Grunts or Raiders": whether "no" also applies to the second part. */
export const isPlainOf = (first: Ask, second: Ask): boolean =>
  first.is === second.is && !isRefusal(second) && !('atLeast' in second && second.atLeast > 0);

const isDay = (ask: Ask): boolean => ask.is === 'played' && ask.from === ask.to;

/** Whether a game has only one value of this kind, such as a map or a year. */
const isSingle = (ask: Ask): boolean =>
  /^(map|event|sides)$/.test(ask.is) || (ask.is === 'patch' && ask.or === null) || isDay(ask);

/** "on Echo Isles and Last Refuge", "2015, 2018": a second map or year is an alternative. */
export const areAlternatives = (last: AskPart, ask: Ask, not: boolean): boolean =>
  !not &&
  !last.not &&
  isSingle(ask) &&
  (last.ask.is === ask.is || last.ask.is === 'any') &&
  isSingleOf(last.ask, ask);

const isSingleOf = (last: Ask, ask: Ask): boolean =>
  last.is === 'any' ? last.of.every(({ is }) => is === ask.is) : isSingle(last);

function contradicts(first: Ask, second: Ask): boolean {
  if (first.is === 'result' && second.is === 'result') return first.result !== second.result;
  if (first.is === 'played' && second.is === 'played')
    return (
      isDay(first) &&
      isDay(second) &&
      !first.from.startsWith(second.from) &&
      !second.from.startsWith(first.from)
    );
  return (
    first.is === second.is &&
    isSingle(first) &&
    isSingle(second) &&
    JSON.stringify(first) !== JSON.stringify(second)
  );
}

/** Reports parts that contradict an earlier one as not understood. */
export const withoutContradictions = (parts: readonly AskPart[]): AskPart[] =>
  parts.map((part, at) =>
    part.ask.is !== 'unknown' &&
    parts
      .slice(0, at)
      .some(
        (before) =>
          before.side === part.side && !before.not && !part.not && contradicts(before.ask, part.ask),
      )
      ? { ...part, ask: { is: 'unknown', words: part.words, near: [] }, follows: null }
      : part,
  );

/** Whether it is ambiguous if a refusal also applies to the next part: "without Happy and Grubby". */
export const isOpenRefusal = (last: AskPart, ask: Ask): boolean =>
  !isRefusal(ask) && (last.not || isRefusal(last.ask)) && last.ask.is === ask.is;

/** Parts about a player: the next part is about the same player. */
const OF_PLAYERS = /^(player|race|objects|hero|heroes|expansion|tier|random|build|any|or|orders|matchup)$/;

const isRefused = ({ ask, not }: AskPart): boolean => not || (ask.is === 'objects' && ask.no);

const isOfPlayer = (part: AskPart): boolean =>
  part.side === 'self' && OF_PLAYERS.test(kindOf(part.ask)) && !isRefused(part);

/** The kind of a part, and of the first alternative: "Echo Isles or Last Refuge" are maps. */
const kindOf = (ask: Ask | Meaning): string =>
  ask.is === 'any' || ask.is === 'or' ? kindOf(ask.of[0]!) : ask.is;

/** For "no expansion" alone: whether it is enough that one of the two players has none. */
export const isOfOneSide = ({ ask, side, not }: AskPart, parts: readonly AskPart[]): boolean =>
  isRefusal(ask) &&
  side === 'self' &&
  !not &&
  !parts.some(
    (part) => part.side !== 'self' || (isOfPlayer(part) && !isRefusal(part.ask)) || part.ask.is === 'result',
  );

/** Parts about whole games. A thing that is negated together with them is negated for both sides. */
const OF_WHOLE_GAMES = /^(length|map|event|played|patch|sides|mirror|matchup)$/;

/** "no grunts" and "games without an expansion" are about both sides. After "orc", "no grunts" is about the Orc. */
export function aboutEveryone(parts: AskPart[], isOfGames: boolean): AskPart[] {
  if (parts.some((part) => isOfPlayer(part) && !isRefusal(part.ask))) return parts;
  // "Didn't expand but won" is about the winner.
  if (parts.some(({ ask, side, not }) => ask.is === 'result' && side === 'self' && !not)) return parts;
  const isWhole = isOfGames || parts.some(({ ask }) => OF_WHOLE_GAMES.test(ask.is));
  return parts.map((part) =>
    part.side === 'self' && (isRefused(part) || (isWhole && isOfOneSide(part, parts)))
      ? { ...part, side: 'either', not: true, ask: { ...part.ask, ...('no' in part.ask && { no: false }) } }
      : part,
  );
}
