/** Economy of a game: each player's workers, mines, harassment and upkeep. */
import type { AnalysedPlayer, GameAnalysis } from '../../analysis.ts';
import type { PlayerEconomy } from '../../economy-schema.ts';
import { costsOf } from '../../objects/costs.ts';
import { UPKEEP } from '../../objects/numbers/rules.ts';
import { findObject, objectName } from '../../objects/table.ts';
import { type Hall, hallAt } from '../places/halls.ts';
import type { OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import type { Point } from '../places/point.ts';
import { entangledMines } from '../places/rooted-trees.ts';
import { foodConfirmed } from './alive.ts';
import { isWorker, mineNear } from './begun.ts';
import type { Band } from '../../spending-schema.ts';
import { wispsBuilt } from '../supply/food-used.ts';

interface EconomySource {
  analysis: GameAnalysis;
  log: OrderLog;
  /** With the signs of halls. */
  places: Places;
  mines: readonly Point[];
  /** Whether the game is The Frozen Throne. */
  expansion: boolean;
  /** Describes where a hall is. */
  placeOf: (hall: Hall) => string;
}

/** The economy of each player except computers, whose orders aren't recorded; null if the record contains no objects. */
export function economyOf(game: EconomySource): PlayerEconomy[] | null {
  const { analysis, log, places, mines, placeOf } = game;
  const { spending } = analysis;
  if (!spending) return null;
  const costs = costsOf({ ...analysis, expansion: game.expansion });
  const ordering = analysis.players.filter(({ kind }) => kind !== 'computer');
  return ordering.map((player): PlayerEconomy => {
    const slot = Number(player.slot);
    const start = places.starts.find((candidate) => candidate.slot === slot);
    const home = start ? mineNear(start.at, mines) : null;
    const sites = player.expansions.flatMap(({ ms, id }) => {
      const hall = places.halls.find((candidate) => candidate.slot === slot && candidate.ms === ms);
      if (!hall) return [];
      const { begunMs = null, workers = null } = hall.signs ?? {};
      const row = { ms, id, name: objectName(id), place: placeOf(hall), begunMs, workers };
      return [{ ...row, makeMs: costs.makeMs(id) ?? 0, mine: mineNear(hallAt(hall), mines) }];
    });
    const entangled = home ? entangledMines(slot, log, places.owners, mines) : [];
    const harassing = places.hostile.filter(
      (order) => order.slot === slot && isWorker(log.objects[order.target]!, order.ms),
    );
    return {
      slot: player.slot,
      workers: workersBy(player, spending),
      mines: minesBy(player, sites, home, spending.minutes, entangled),
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
  const food = foodConfirmed({ player, log, owners, heroes }, costsOf({ ...analysis, expansion: true }));
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

/**
 * Number of gold mines opened by certain times, including the starting mine `home`. A second hall at a mine opens none;
 * a Tree of Life that walks to one and entangles it does.
 */
export const minesBy = (
  { expansions }: Pick<AnalysedPlayer, 'expansions'>,
  sites: readonly (PlayerEconomy['expansions'][number] & { makeMs: number; mine: Point | null })[],
  home: Point | null,
  minutes: readonly number[],
  entangled: ReturnType<typeof entangledMines> = [],
): Band => {
  const built = sites.map(({ ms, begunMs, workers, makeMs }) => {
    const hall = expansions.find((expansion) => expansion.ms === ms);
    const stood = hall?.standing?.to ?? (begunMs === null ? Infinity : begunMs + makeMs);
    const sure = workers ? Math.max(stood, workers.firstMs) : Infinity;
    return { from: Math.max(ms, hall?.standing?.from ?? 0), sure };
  });
  const opened = [...built, ...entangled.map(({ fromMs, sureMs }) => ({ from: fromMs, sure: sureMs }))];
  const atMine = Map.groupBy(opened.keys(), (index) => [...sites, ...entangled][index]!.mine ?? index);
  if (home) atMine.delete(home);
  const by = (time: 'from' | 'sure') =>
    minutes.map(
      (ms) =>
        1 + [...atMine.values()].filter((halls) => halls.some((index) => opened[index]![time] <= ms)).length,
    );
  return { least: by('sure'), most: by('from') };
};
