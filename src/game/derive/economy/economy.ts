/** Economy of a game: each player's workers, mines, harassment and upkeep. */
import type { AnalysedPlayer, GameAnalysis } from '../../analysis.ts';
import type { PlayerEconomy } from '../../economy-schema.ts';
import { costsOf } from '../../objects/costs.ts';
import { UPKEEP } from '../../objects/numbers/rules.ts';
import { findObject, objectName } from '../../objects/table.ts';
import { type Hall, hallAt } from '../places/halls.ts';
import type { Order, OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import { distance, type Point } from '../places/point.ts';
import { confirmedFood } from './alive.ts';
import type { Band } from '../../spending-schema.ts';
import { wispsBuilt } from '../supply/food-used.ts';
import { HAUNTED_MINE } from '../expansions.ts';
import { MINE_REACH } from '../places/starts-on-ground.ts';
import { ORDER_STEP_MS } from '../../orders.ts';

interface EconomySource {
  analysis: GameAnalysis;
  log: OrderLog;
  places: Places;
  mines: readonly Point[];
  /** Whether the game is The Frozen Throne. */
  expansion: boolean;
  /** Describes where a hall is. */
  placeOf: (hall: Hall) => string;
}

/** The economy of each player; null if the record contains no objects. */
export function economyOf(game: EconomySource): PlayerEconomy[] | null {
  const { analysis, log, places, mines, placeOf } = game;
  const { spending } = analysis;
  if (!spending) return null;
  const costs = costsOf({ ...analysis, expansion: game.expansion });
  return analysis.players.map((player): PlayerEconomy => {
    const slot = Number(player.slot);
    const start = places.starts.find((candidate) => candidate.slot === slot);
    const home = start ? mineNear(start.at, mines) : null;
    const unsummoned = player.build.flatMap(({ unsummonedMs }) => unsummonedMs ?? []);
    const halls = player.expansions.flatMap((expansion) => {
      const { ms } = expansion;
      const hall = places.halls.find((candidate) => candidate.slot === slot && candidate.ms === ms);
      return hall ? [{ ...expansion, hall, mine: mineNear(hallAt(hall), mines) }] : [];
    });
    const sites = halls.map(({ ms, id, started, hall, mine }, index) => {
      const gone = player.build.find((step) => step.ms === ms && step.id === id)?.unsummonedMs;
      const begunMs = started?.to ?? seenOnSite(hall, log, places.points) ?? hall.rooted?.ms ?? gone ?? null;
      // Later workers are those of the next hall at the mine.
      const next = halls.find((other, place) => place > index && mine !== null && other.mine === mine);
      const workers = mine && workersAtMine(hall, log, mine, next?.ms, unsummoned);
      const makeMs = costs.makeMs(id) ?? 0;
      return { ms, id, name: objectName(id), place: placeOf(hall), begunMs, workers, makeMs, mine };
    });
    const harassing = places.hostile.filter(
      (order) => order.slot === slot && isWorker(log.objects[order.target]!.forms, order.ms),
    );
    return {
      slot: player.slot,
      workers: workersBy(player, spending),
      mines: minesBy(player, sites, home, spending.minutes),
      harassed: spending.minutes.map((until) => harassing.filter(({ ms }) => ms <= until).length),
      upkeep: game.expansion ? upkeepOf(game, player) : [],
      expansions: sites.map(({ makeMs: _, mine: __, ...site }) => site),
    };
  });
}

/** When food first exceeds each limit: confirmed alive, or in use according to the supply. */
function upkeepOf(
  { analysis, log, places: { owners, heroes } }: EconomySource,
  player: GameAnalysis['players'][number],
): PlayerEconomy['upkeep'] {
  const food = confirmedFood({ player, log, owners, heroes }, costsOf({ ...analysis, expansion: true }));
  const rows = [
    ...player.supply,
    ...player.build.flatMap(({ ms, supply }) => (supply ? [{ ms, ...supply }] : [])),
  ].sort((a, b) => a.ms - b.ms);
  return UPKEEP.flatMap((over) => {
    const alive = food.times.find((time) => food.at(time) > over) ?? Infinity;
    const supplied = rows.find(({ used: [least] }) => least > over)?.ms ?? Infinity;
    const ms = Math.min(alive, supplied);
    return ms === Infinity ? [] : [{ over, ms }];
  });
}

/** Number of workers that each race starts with. */
const START_WORKERS = { H: 5, O: 5, E: 5, U: 3 } as const;

/**
 * A player's workers at each of the times `spending.minutes`: starting and trained workers, minus Wisps that became
 * buildings.
 */
function workersBy(
  { race, slot, made: counts }: AnalysedPlayer,
  spending: NonNullable<GameAnalysis['spending']>,
): Band {
  const { minutes } = spending;
  const start = race ? START_WORKERS[race] : 0;
  const born = spending.players.find((player) => player.slot === slot)?.born ?? [];
  const trained = born.filter(({ id }) => findObject(id)?.worker);
  const built = race === 'E' ? wispsBuilt(counts, () => []) : { least: [], most: [] };
  const by = (which: 'least' | 'most', gone: readonly number[]) =>
    minutes.map((ms, index) => {
      const there = trained.reduce((sum, { count }) => sum + count[which][index]!, start);
      return Math.max(0, there - gone.filter((built) => built <= ms).length);
    });
  return { least: by('least', built.most), most: by('most', built.least) };
}

/** Tolerance for orders that target a mine, or a building on top of it: both point at the mine's centre. */
const AT_MINE = 100;
const GATHER: ReadonlySet<Order['kind']> = new Set(['smart', 'harvest', 'ability']);

/** The mine that belongs to a hall or start at a place; null if none is near. */
function mineNear(at: Point, mines: readonly Point[]): Point | null {
  const [mine = null] = mines
    .filter((candidate) => distance(candidate, at) <= MINE_REACH)
    .sort((a, b) => distance(a, at) - distance(b, at));
  return mine;
}

/**
 * First and last order from the hall's order on, and before `untilMs`, that sends one of the player's workers to the
 * hall's mine; null if none is known. Orders at the times `unsummoned` in ms take a building off the map instead.
 */
export function workersAtMine(
  { slot, ms: sinceMs }: Hall,
  { orders, objects }: OrderLog,
  mine: Point,
  untilMs = Infinity,
  unsummoned: readonly number[] = [],
): PlayerEconomy['expansions'][number]['workers'] {
  const sent = orders.filter(
    (order) =>
      order.slot === slot &&
      order.ms >= sinceMs &&
      order.ms < untilMs &&
      order.target !== null &&
      order.at !== null &&
      GATHER.has(order.kind) &&
      !unsummoned.some((ms) => Math.abs(ms - order.ms) <= ORDER_STEP_MS) &&
      distance(order.at, mine) <= AT_MINE &&
      order.leader !== null &&
      isWorker(objects[order.leader]!.forms, order.ms),
  );
  return sent[0] ? { firstMs: sent[0].ms, lastMs: sent.at(-1)!.ms } : null;
}

/** Orders within this many map units of each other target the same building. */
const SAME_SPOT = 48;
const FEWEST = 2;

/** When a building on the hall's site was first targeted after the hall was ordered, in ms; null if it never was. */
export function seenOnSite(
  { id, at, ms }: Hall,
  { objects }: OrderLog,
  points: ReadonlyMap<number, readonly Point[]>,
): number | null {
  const there = [...points].flatMap(([number, spots]) => {
    const { map, item, forms, firstMs } = objects[number]!;
    const isBuilding = forms.every(([, id]) => findObject(id)?.kind === 'building');
    // One order is enough on a mine, where nothing else can be built, and for an object that was seen as a
    // building.
    const fewest = id === HAUNTED_MINE || forms.length > 0 ? 1 : FEWEST;
    const stands = spots.length >= fewest && spots.every((spot) => distance(spot, at) <= SAME_SPOT);
    return !map && !item && isBuilding && stands && firstMs >= ms ? [firstMs] : [];
  });
  return there.length > 0 ? Math.min(...there) : null;
}

/** Whether an object with these forms was a worker at a time in ms. */
function isWorker(forms: OrderLog['objects'][number]['forms'], ms: number): boolean {
  const id = (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  return id !== undefined && findObject(id)?.worker === true;
}

/** Number of gold mines opened by certain times, including the starting mine `home`. A second hall at a mine opens none. */
export const minesBy = (
  { expansions }: Pick<AnalysedPlayer, 'expansions'>,
  sites: readonly (PlayerEconomy['expansions'][number] & { makeMs: number; mine: Point | null })[],
  home: Point | null,
  minutes: readonly number[],
): Band => {
  const opened = sites.map(({ ms, begunMs, workers, makeMs }) => {
    const hall = expansions.find((expansion) => expansion.ms === ms);
    const stood = hall?.standing?.to ?? (begunMs === null ? Infinity : begunMs + makeMs);
    const sure = workers ? Math.max(stood, workers.firstMs) : Infinity;
    return { from: Math.max(ms, hall?.standing?.from ?? 0), sure };
  });
  const atMine = Map.groupBy(opened.keys(), (index) => sites[index]!.mine ?? index);
  if (home) atMine.delete(home);
  const by = (time: 'from' | 'sure') =>
    minutes.map(
      (ms) =>
        1 + [...atMine.values()].filter((halls) => halls.some((index) => opened[index]![time] <= ms)).length,
    );
  return { least: by('sure'), most: by('from') };
};
