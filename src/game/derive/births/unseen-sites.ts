/** Building sites that nobody is known to have selected: unidentified objects may be the buildings there. */
import type { GamePlayer } from '../../game.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders, Placement } from './presses.ts';

/** Longest delay between a build order and the start of work. */
const WALK_MS = 60_000;
/** Two placements of a kind within this many map units are one building, ordered again. */
const SAME_SITE = 128;

/**
 * When work may have begun on ordered buildings that nobody selected, in ms. Grouped by team, because allies command
 * each other's units. `owned` are the objects by slot. A building that was seen removes a site only if as many
 * buildings were seen as there are possible sites.
 */
export function unseenSites(
  players: readonly Pick<GamePlayer, 'slot' | 'team'>[],
  owned: ReadonlyMap<number | null, readonly Born[]>,
  orders: ReadonlyMap<number, Pick<Orders, 'placements'>>,
): Map<number, Span[]> {
  const sides = [...Map.groupBy(players, ({ team }) => team)];
  return new Map(
    sides.map(([team, members]) => {
      const seen = Map.groupBy(
        members.flatMap(({ slot }) => owned.get(slot) ?? []),
        ({ id }) => id,
      );
      const placed = members
        .flatMap(({ slot }) => orders.get(slot)?.placements ?? [])
        .sort((a, b) => a.ms - b.ms);
      const open = [...Map.groupBy(placed, ({ id }) => id)].flatMap(([id, same]) =>
        stretches(sitesOf(same), seen.get(id) ?? []).flatMap(({ sites, buildings }) =>
          buildings.length < sites.length ? sites : [],
        ),
      );
      return [team, open];
    }),
  );
}

/** The sites for one kind, sorted by time, each from its first order to the latest start of work. */
function sitesOf(orders: readonly Placement[]): Span[] {
  const sites: { at: Placement['at']; span: Span }[] = [];
  for (const { ms, at } of orders) {
    const same = sites.find((site) => Math.hypot(site.at[0] - at[0], site.at[1] - at[1]) < SAME_SITE);
    if (same) same.span.to = ms + WALK_MS;
    else sites.push({ at, span: { from: ms, to: ms + WALK_MS } });
  }
  return sites.map(({ span }) => span);
}

/** Splits sites into groups with their possible buildings: a building in one group doesn't fit a site in another. */
function stretches(
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
    if (!last || span.from > last.to) groups.push((last = { to: span.to, sites: [], buildings: [] }));
    last.to = Math.max(last.to, span.to);
    (site ? last.sites : last.buildings).push(span);
  }
  return groups;
}
