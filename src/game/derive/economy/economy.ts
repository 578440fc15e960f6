/** Economy of a game: each player's workers, mines, harassment and upkeep. */
import type { GameAnalysis } from '../../analysis.ts';
import type { PlayerEconomy } from '../../economy-schema.ts';
import { costsOf } from '../../objects/costs.ts';
import { objectName } from '../../objects/table.ts';
import type { Hall } from '../places/halls.ts';
import type { OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import type { Point } from '../places/point.ts';
import { confirmedFood } from './alive.ts';
import { isWorker, minesBy, seenOnSite, workersAtMine } from './mines.ts';
import { workersBy } from './workers.ts';

/** Food limits above which upkeep reduces income in The Frozen Throne. */
const UPKEEP = [50, 80] as const;

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
    const sites = player.expansions.flatMap(({ ms, id, started }) => {
      const hall = places.halls.find((candidate) => candidate.slot === slot && candidate.ms === ms);
      if (!hall) return [];
      const begunMs = started?.to ?? seenOnSite(hall, log, places.points);
      const workers = workersAtMine(hall, log, mines);
      return [
        {
          ms,
          id,
          name: objectName(id),
          place: placeOf(hall),
          begunMs,
          workers,
          makeMs: costs.makeMs(id) ?? 0,
        },
      ];
    });
    const harassing = places.hostile.filter(
      (order) =>
        order.slot === slot && !order.scouting && isWorker(log.objects[order.target]!.forms, order.ms),
    );
    return {
      slot: player.slot,
      workers: workersBy(player, spending),
      mines: minesBy(player, sites, spending.minutes),
      harassed: spending.minutes.map((until) => harassing.filter(({ ms }) => ms <= until).length),
      upkeep: game.expansion ? upkeepOf(game, player) : [],
      expansions: sites.map(({ makeMs: _, ...site }) => site),
    };
  });
}

/** When confirmed food first exceeds each limit. */
function upkeepOf(
  { analysis: { patch, build }, log, places: { owners, heroes } }: EconomySource,
  player: GameAnalysis['players'][number],
): PlayerEconomy['upkeep'] {
  const food = confirmedFood({ player, log, owners, heroes }, costsOf({ patch, build, expansion: true }));
  return UPKEEP.flatMap((over) => {
    const ms = food.times.find((time) => food.at(time) > over);
    return ms === undefined ? [] : [{ over, ms }];
  });
}
