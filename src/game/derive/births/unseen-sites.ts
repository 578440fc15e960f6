/** Building sites that nobody is known to have selected: unidentified objects may be the buildings there. */
import type { GamePlayer } from '../../game.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders, Placement } from './presses.ts';

/** Longest delay between a build order and the start of work. */
const WALK_MS = 60_000;
/** Two placements of a kind within this many map units are one building, ordered again. */
const MAX_SITE_DISTANCE = 128;

/**
 * When work may have begun on ordered buildings that nobody selected, in ms. Grouped by team, because allies command
 * each other's units. `bornBySlot` are the objects by slot. A building that was seen removes a site only if as many
 * buildings were seen as there are possible sites.
 */
export function unseenSites(
  players: readonly Pick<GamePlayer, 'slot' | 'team'>[],
  bornBySlot: ReadonlyMap<number | null, readonly Born[]>,
  orders: ReadonlyMap<number, Pick<Orders, 'placements'>>,
): Map<number, Span[]> {
  return new Map(
    [...Map.groupBy(players, ({ team }) => team)].map(([team, members]) => {
      const objects = members.flatMap(({ slot }) => bornBySlot.get(slot) ?? []);
      const placements = members.flatMap(({ slot }) => orders.get(slot)?.placements ?? []);
      return [team, sitesOfTeam(objects, placements)];
    }),
  );
}

/** The unseen sites of one team: the groups of sites that have fewer buildings than sites. */
function sitesOfTeam(objects: readonly Born[], placements: readonly Placement[]): Span[] {
  const buildingsById = Map.groupBy(objects, ({ id }) => id);
  const byTime = placements.toSorted((a, b) => a.ms - b.ms);
  return [...Map.groupBy(byTime, ({ id }) => id)].flatMap(([id, ofKind]) =>
    groupByOverlap(sitesOf(ofKind), buildingsById.get(id) ?? [])
      .filter(({ sites, buildings }) => buildings.length < sites.length)
      .flatMap(({ sites }) => sites),
  );
}

/** The sites for one kind, sorted by time, each from its first order to the latest start of work. */
function sitesOf(orders: readonly Placement[]): Span[] {
  const sites: { at: Placement['at']; span: Span }[] = [];
  for (const { ms, at } of orders) {
    const existing = sites.find(
      (site) => Math.hypot(site.at[0] - at[0], site.at[1] - at[1]) < MAX_SITE_DISTANCE,
    );
    if (existing) existing.span.to = ms + WALK_MS;
    else sites.push({ at, span: { from: ms, to: ms + WALK_MS } });
  }
  return sites.map(({ span }) => span);
}

/** Splits sites into groups with their possible buildings: a building in one group doesn't fit a site in another. */
function groupByOverlap(
  sites: readonly Span[],
  buildings: readonly Span[],
): { sites: Span[]; buildings: Span[] }[] {
  const spans = [
    ...sites.map((span) => ({ ...span, site: true })),
    ...buildings.map((span) => ({ ...span, site: false })),
  ].sort((a, b) => a.from - b.from);
  const groups: { to: number; sites: Span[]; buildings: Span[] }[] = [];
  for (const { site, ...span } of spans) {
    let last = groups.at(-1);
    if (!last || span.from > last.to) {
      last = { to: span.to, sites: [], buildings: [] };
      groups.push(last);
    }
    last.to = Math.max(last.to, span.to);
    const list = site ? last.sites : last.buildings;
    list.push(span);
  }
  return groups;
}
