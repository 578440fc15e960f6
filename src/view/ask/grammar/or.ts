/** Joins parts with "or". */
import type { Ask, Meaning } from '../ask.ts';

const isMeaning = (ask: Ask): ask is Extract<Ask, Meaning> =>
  ask.is === 'player' || ask.is === 'map' || ask.is === 'event' || ask.is === 'build' || ask.is === 'race';

/** Joins two alternatives into one part; consecutive years become a range. */
export function joinAsks(first: Ask, second: Ask): Ask {
  if (first.is === 'objects' && second.is === 'objects' && isPlain(first) && isPlain(second))
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
