/** Orders of the list. */
import type { Part } from '../parts/part.ts';
import { firstOf, heroTime, type ObjectPlaces, type View } from './test.ts';

type Value = number | string | null;
type Measure = (view: View) => Value;

/** The name of a moment in the syntax: "tier2", "hero2", or the slugs of objects. */
export const momentNames = ({ key, of, place }: Part): readonly string[] =>
  key === 'made' || (key === 'hero' && of.length > 0) ? of : key === 'hero' ? [`hero${place}`] : [key];

/** When a player reached a moment: "tier2", "hero2", or slugs of objects. */
export function momentOf(names: readonly string[], objects: ObjectPlaces): Measure {
  const [name = ''] = names;
  if (name === 'expansion' || name === 'tier2' || name === 'tier3') return ({ me }) => me[name];
  if (/^hero[1-6]$/.test(name)) return ({ me }) => heroTime(me, Number(name.slice(4)));
  const wanted = objects.of(names);
  return ({ me }) => firstOf(me, wanted);
}

const MEASURES: Readonly<Record<string, { of: Measure; most: boolean }>> = {
  longest: { of: ({ game }) => game.decidedMs, most: true },
  shortest: { of: ({ game }) => game.decidedMs, most: false },
  newest: { of: ({ game }) => game.played.from ?? null, most: true },
  oldest: { of: ({ game }) => game.played.from ?? null, most: false },
  fights: { of: ({ game }) => game.fought?.fights ?? null, most: true },
  'fewest-fights': { of: ({ game }) => game.fought?.fights ?? null, most: false },
  even: { of: ({ game }) => game.fought?.even ?? null, most: true },
  apm: { of: ({ me }) => me.apm, most: true },
  'lowest-apm': { of: ({ me }) => me.apm, most: false },
  'newest-patch': { of: ({ game }) => game.patch, most: true },
  'oldest-patch': { of: ({ game }) => game.patch, most: false },
  map: { of: ({ game }) => game.map, most: false },
  player: { of: ({ me }) => me.person, most: false },
};

/** The orders that a list can have. */
export const SORTS: readonly string[] = Object.keys(MEASURES);

/** What a sort part measures; null for a word that is no order. */
function measureOf({ of: [name = '', ...rest] }: Part, objects: ObjectPlaces) {
  if (name === 'earliest' || name === 'latest')
    return { of: momentOf(rest, objects), most: name === 'latest' };
  return Object.hasOwn(MEASURES, name) ? MEASURES[name]! : null;
}

/** The part that orders the list; undefined for none. */
export const orderIn = (parts: readonly Part[]): Part | undefined =>
  parts.findLast(({ key, off }) => key === 'sort' && off !== true);

/** Places of the views' games in the order that the parts ask for; otherwise in archive order. */
export function sortedGames(views: readonly View[], parts: readonly Part[], objects: ObjectPlaces): number[] {
  const sort = orderIn(parts);
  const measure = sort ? measureOf(sort, objects) : null;
  if (!measure) return [...new Set(views.map(({ at }) => at))];
  const sign = measure.most ? -1 : 1;
  const valued = views.map((view) => ({ at: view.at, value: measure.of(view) }));
  valued.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return a.value === b.value ? a.at - b.at : a.value < b.value ? -sign : sign;
  });
  return [...new Set(valued.map(({ at }) => at))];
}

/**
 * A part with bounds just wide enough for the nearest of these views; null if it has none, or if nobody in these views has
 * the moment.
 */
export function widened(part: Part, views: readonly View[], objects: ObjectPlaces): Part | null {
  const { key, side, not, from, below } = part;
  if (not || (from === undefined && below === undefined) || side === 'both' || side === 'any') return null;
  const moment = momentOf(momentNames(part), objects);
  const seconds = views.flatMap((view) => {
    if (key === 'length') return Math.floor(view.game.decidedMs / 1000);
    const player = view[side];
    return (player && (moment({ ...view, me: player }) as number | null)) ?? [];
  });
  if (below === undefined) return seconds.length === 0 ? null : { ...part, from: Math.max(...seconds) };
  const later = seconds.filter((value) => value >= below);
  return later.length === 0 ? null : { ...part, below: Math.min(...later) + 1 };
}
