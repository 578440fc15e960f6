/** Who owns the objects that orders name, for the places of a game. */
import type { GamePlayer } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import { ORDER_STEP_UNITS } from '../../orders.ts';
import { spotOf } from '../births/on-sites.ts';
import { tavernHeroes } from '../births/tavern-heroes.ts';
import type { LoggedObject, OrderLog } from './order-log.ts';
import type { Point } from './point.ts';

/**
 * An attack order carries the place of the click, which hits a building up to so many map units beside its centre. Of
 * 1,872 buildings of known owners whose points are all that near to placements of only one player, 20 are an enemy's.
 */
const CLICK_REACH = 96;

/**
 * The owner's lobby slot for each object: who trained the hero of a tavern, its commander, or the ally of its race whose unit an ally commands, otherwise
 * the only player who had placed a building where it is targeted, otherwise the only player of its race. Null if nothing
 * decides. Shops take orders from everyone and have no owner.
 */
export function ownersOf(
  { orders, objects }: OrderLog,
  points: ReadonlyMap<number, readonly Point[]>,
  players: readonly Commander[],
): readonly (number | null)[] {
  const trainers = tavernHeroes(
    objects,
    players.map(({ slot, events = [] }) => ({ slot, events })),
  );
  const sites = new Map<string, Map<number, number>>();
  for (const { kind, at, slot, ms } of orders) {
    if (kind !== 'build' || !at) continue;
    const site = sites.get(spotOf(at)) ?? new Map<number, number>();
    sites.set(spotOf(at), site.set(slot, Math.min(ms, site.get(slot) ?? ms)));
  }
  return objects.map((object, number) => {
    if (object.map || object.item || object.forms.some(([, id]) => isNeutralBuilding(id))) return null;
    const placer = () => placerOf(object, points.get(number) ?? [], sites, players);
    const commander = trainers.get(number) ?? commanderOf(object, players, placer);
    return commander ?? placer() ?? onlyOfRace(object, players);
  });
}

/** A player, with the orders by which units can be won, if they are known. */
type Commander = Pick<GamePlayer, 'slot' | 'race' | 'team'> & Partial<Pick<GamePlayer, 'events'>>;

/** The Charm of Dark Rangers, and Banshees, who possess units. Only these win units of the other side. */
const WINS_UNITS: ReadonlySet<string> = new Set(['Nbrn', 'ANch', 'uban']);

const canWinUnits = ({ events }: Commander): boolean =>
  !events || events.some((event) => 'id' in event && WINS_UNITS.has(event.id));

/**
 * Who commands an object most. Of another race, that is an ally who shares control or has a leaver's units, and the owner
 * is who placed it, or the ally of its race. Spells win units for the other side, but never buildings: of these, and of units without such
 * a spell that a player of their race commands, too, an enemy only had them selected.
 */
function commanderOf(
  { commands, forms }: LoggedObject,
  players: readonly Commander[],
  placer: () => number | null,
): number | null {
  const [first] = commands;
  if (!first) return null;
  const kind = forms.map(([, id]) => findObject(id)).find((candidate) => candidate?.race);
  const most = players.find(({ slot }) => slot === first[0]);
  if (!kind || !most || most.race === kind.race) return first[0];
  const placedBy = placer();
  if (placedBy !== null) return placedBy;
  const ofRace = players.filter(({ race }) => race === kind.race);
  const allies = ofRace.filter(({ team }) => team === most.team);
  const theirs = commands.find(([slot]) => ofRace.some((player) => player.slot === slot));
  if (theirs && kind.kind !== 'building' && allies.length === 0 && !canWinUnits(most)) return theirs[0];
  const able = allies.length > 0 || kind.kind !== 'building' ? allies : ofRace;
  const [owner, other] = able;
  if (owner && !other) return owner.slot;
  const commander = commands.find(([slot]) => able.some((player) => player.slot === slot));
  return commander?.[0] ?? (kind.kind === 'building' ? null : first[0]);
}

/**
 * The only player of its race who placed a building where an object was first targeted or, if nobody did, in reach of all its points,
 * before it was first named. Null if there is none, or several. `sites` are the times in ms by slot of each spot.
 */
function placerOf(
  { forms, firstMs }: LoggedObject,
  points: readonly Point[],
  sites: ReadonlyMap<string, ReadonlyMap<number, number>>,
  players: readonly Commander[],
): number | null {
  if (points.length === 0 || forms.some(([, id]) => findObject(id)?.kind !== 'building')) return null;
  const builders = ofRaceOf(forms, players);
  const couldBuild = (slot: number) => builders.length === 0 || builders.some((one) => one.slot === slot);
  const places = [
    { at: points.slice(0, 1), reach: ORDER_STEP_UNITS },
    { at: points, reach: CLICK_REACH },
  ];
  for (const { at, reach } of places) {
    const [left, right] = endsOf(at, 0);
    const [bottom, top] = endsOf(at, 1);
    const placers = new Set<number>();
    for (let x = right - reach; x <= left + reach; x += ORDER_STEP_UNITS)
      for (let y = top - reach; y <= bottom + reach; y += ORDER_STEP_UNITS)
        for (const [slot, ms] of sites.get(spotOf([x, y])) ?? [])
          if (ms <= firstMs && couldBuild(slot)) placers.add(slot);
    const [placer, other] = placers;
    if (placer !== undefined) return other === undefined ? placer : null;
  }
  return null;
}

/** The least and the greatest coordinate of points on an axis. */
function endsOf(points: readonly Point[], axis: 0 | 1): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) [least, most] = [Math.min(least, point[axis]), Math.max(most, point[axis])];
  return [least, most];
}

/** Whether an id is a neutral building: a shop, a mine or a fountain. */
export function isNeutralBuilding(id: string): boolean {
  const object = findObject(id);
  return object?.kind === 'building' && object.race === null;
}

function onlyOfRace({ forms }: LoggedObject, players: readonly Commander[]): number | null {
  const owners = ofRaceOf(forms, players);
  return owners.length === 1 ? owners[0]!.slot : null;
}

/** The players of an object's race. */
function ofRaceOf(forms: LoggedObject['forms'], players: readonly Commander[]): Commander[] {
  const race = forms.map(([, id]) => findObject(id)?.race).find((candidate) => candidate != null);
  return players.filter((player) => race !== undefined && player.race === race);
}
