/** Joins parts with "or". */
import type { Ask, AskPart, Meaning } from '../ask.ts';

const isMeaning = (ask: Ask): ask is Extract<Ask, Meaning> =>
  ask.is === 'player' || ask.is === 'map' || ask.is === 'event' || ask.is === 'build' || ask.is === 'race';

/** Joins two alternatives into one part; consecutive years become a range. */
export function joinAsks(first: Ask, second: Ask): Ask {
  const hasAmounts = 'atLeast' in first && 'atLeast' in second && second.atLeast > 0;
  const isOther = hasAmounts && first.atLeast !== second.atLeast;
  if (first.is === 'objects' && second.is === 'objects' && isPlain(first) && isPlain(second) && !isOther)
    return {
      ...first,
      ids: [...first.ids, ...second.ids],
      name: `${first.name} or ${second.name}`,
      heroes: first.heroes && second.heroes,
      atLeast: Math.max(first.atLeast, second.atLeast),
    };
  if (isMeaning(first) && isMeaning(second)) return { is: 'any', of: [first, second] };
  if (first.is === 'any' && isMeaning(second)) return { is: 'any', of: [...first.of, second] };
  return { is: 'or', of: [...(first.is === 'or' ? first.of : [first]), second] };
}

const isPlain = (ask: Extract<Ask, { is: 'objects' }>): boolean =>
  ask.before === null && ask.after === null && ask.place === null && !ask.no && ask.atMost === null;

const BEGINS_WITH_PLACE = /^(?:\S+ )*?(?:first|second|third|fourth|fifth|1st|2nd|3rd)(?: hero)? (?=\S)/;

/** "Second hero Lich or Panda": a position before the first name also applies to its alternative. */
export function placedAs(last: AskPart | undefined, ask: Ask): Ask {
  const before = last?.ask.is === 'or' ? last.ask.of[0] : last?.ask;
  return before?.is === 'objects' &&
    before.place !== null &&
    ask.is === 'objects' &&
    ask.place === null &&
    BEGINS_WITH_PLACE.test(last!.words)
    ? { ...ask, place: before.place }
    : ask;
}
