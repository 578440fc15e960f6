/**
 * Buildings that nobody needs to have selected: objects that orders target exactly where a player placed a building.
 */
import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { findObject } from '../../objects/table.ts';
import { mapOrders, ORDER_STEP_UNITS } from '../../orders.ts';
import { baseForm } from './base-form.ts';

/** A placement whose building an object is. */
export interface Site {
  /** Lobby slot of the player who placed it. */
  slot: number;
  id: string;
  /** The first order for it in ms. */
  ms: number;
  /** Where it is, as `spotOf` says it. */
  spot: string;
}

type Point = readonly [x: number, y: number];

/** A place as text. Orders are stored in steps; buildings are aligned to a grid of whole steps. */
export const spotOf = ([x, y]: Point): string =>
  `${Math.round(x / ORDER_STEP_UNITS)}:${Math.round(y / ORDER_STEP_UNITS)}`;

/**
 * The placement of each object by number; undefined if none is certain. A building never moves, so all orders that
 * target it have one point. It was born after its placement, and each further building on a site needs another one.
 * Without map orders, nothing is known.
 */
export function sitesOf(game: Game): readonly (Site | undefined)[] {
  const { objects = [], orders = [] } = game;
  const spots = spotsOf(orders);
  if (spots.size === 0) return [];
  const placements = placementsBySpot(game);
  const takenCounts = new Map<string, number>();
  const sites: (Site | undefined)[] = [];
  const bornBy = latestBirths(objects);
  for (const [number, { map, item, forms }] of objects.entries()) {
    const spot = spots.get(number);
    if (map || item || !spot) continue;
    const candidates = (placements.get(spot) ?? []).filter(({ ms }) => ms <= bornBy[number]!);
    const [first] = candidates;
    const form = forms?.[0]?.[1];
    if (!first || (form !== undefined && baseForm(form) !== first.id)) continue;
    const others = takenCounts.get(spot) ?? 0;
    // Another kind or another player's building on the same site may be what is targeted.
    if (
      others >= candidates.length ||
      candidates.some(({ id, slot }) => id !== first.id || slot !== first.slot)
    )
      continue;
    takenCounts.set(spot, others + 1);
    sites[number] = first;
  }
  return sites;
}

/**
 * The only spot of each targeted object; null if it moved. Only right clicks carry the place of the object: in 307
 * recordings, all 14,294 of them on buildings that a player had selected. Other orders carry the place of the click.
 */
function spotsOf(orders: NonNullable<Game['orders']>): Map<number, string | null> {
  const spots = new Map<number, string | null>();
  for (const columns of orders)
    for (const { kind, at, target } of mapOrders(columns)) {
      if (target === null || !at || kind !== 'smart') continue;
      const spot = spotOf(at);
      spots.set(target, (spots.get(target) ?? spot) === spot && spots.get(target) !== null ? spot : null);
    }
  return spots;
}

function placementsBySpot(game: Game): Map<string, Site[]> {
  const placements = competitors(game).flatMap(({ slot, events }) =>
    events.flatMap((event) =>
      (event.do === 'place' || event.do === 'target') && findObject(event.id)?.kind === 'building'
        ? [{ slot, id: event.id, ms: event.ms, spot: spotOf(event.at) }]
        : [],
    ),
  );
  return Map.groupBy(
    placements.sort((a, b) => a.ms - b.ms),
    ({ spot }) => spot,
  );
}

/** When each object was born at the latest: when it, or one with a higher serial, was first seen. */
function latestBirths(objects: NonNullable<Game['objects']>): number[] {
  const births: number[] = [];
  let latest = Infinity;
  for (const { seen } of objects.toReversed()) {
    latest = Math.min(latest, seen[0]);
    births.push(latest);
  }
  return births.reverse();
}
