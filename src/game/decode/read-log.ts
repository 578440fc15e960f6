/** Reads the time slots of a recording, player by player. */
import type { Game } from '../game.ts';
import { LIMITS } from './limits.ts';
import { NamedObjects } from './named-objects.ts';
import { Pauses } from './pauses.ts';
import { PlayerLog } from './player-log.ts';
import type { Seat } from './seats.ts';
import { ACTION } from './w3gjs/action-ids.ts';
import { readGameData, type GameDataRun } from './w3gjs/game-data.ts';
import type { Metadata } from './w3gjs/metadata.ts';

const PLAYER_IDS = 256;

export interface Log {
  run: GameDataRun;
  post202: boolean;
  clockMs: number;
  pausedMs: number;
  pauses: NonNullable<Game['pauses']>;
  leaves: Game['leaves'];
  players: Map<number, PlayerLog>;
  objects: NamedObjects;
}

/**
 * Reads the time slots with the action numbering that causes fewer errors. The hint in the metadata is wrong in some
 * recordings from patch 2.0.
 */
export function readLog(metadata: Metadata, seats: readonly Seat[], withOrders: boolean): Log {
  const hinted = readLogWith(metadata, seats, metadata.post202, withOrders);
  if (hinted.run.undecodable === 0 || !hinted.run.renumbered) return hinted;
  const other = readLogWith(metadata, seats, !metadata.post202, withOrders);
  return other.run.undecodable < hinted.run.undecodable ? other : hinted;
}

function readLogWith(
  { gameData }: Metadata,
  seats: readonly Seat[],
  post202: boolean,
  withOrders: boolean,
): Log {
  const humans = seats.filter((seat) => seat.kind === 'human');
  const objects = new NamedObjects();
  const players = new Map(humans.map(({ id, slot }) => [id, new PlayerLog(slot, objects, withOrders)]));
  // An array instead of a map, because every command block looks up its player, and an id is one byte.
  const logs = Array.from({ length: PLAYER_IDS }, (_, id) => players.get(id));
  const slotOf = new Map(
    seats.filter((seat) => seat.kind !== 'computer').map((seat) => [seat.id, seat.slot]),
  );
  const leaves: Game['leaves'] = [];
  let clockMs = 0;
  const pauses = new Pauses();
  let events = 0;
  let timeSlots = 0;
  let orders = 0;
  const run = readGameData(gameData, post202, {
    onTime(incrementMs) {
      if (!pauses.pass(incrementMs)) clockMs += incrementMs;
      return clockMs <= LIMITS.clockMs && ++timeSlots <= LIMITS.timeSlots;
    },
    onCommands(playerId, commands) {
      const log = logs[playerId];
      const size = log?.size ?? 0;
      const ordered = log?.ordered ?? 0;
      log?.begin();
      for (let action = commands.next(); action; action = commands.next()) {
        if (action.id === ACTION.pause || action.id === ACTION.resume)
          pauses.command(action.id, clockMs, slotOf.get(playerId) ?? null);
        else log?.add(clockMs, action);
      }
      if (commands.size > LIMITS.commands) return false;
      if (!log) return true;
      events += log.size - size;
      orders += log.ordered - ordered;
      return !log.full && !objects.full && events <= LIMITS.allEvents && orders <= LIMITS.allOrders;
    },
    onLeave(playerId, reason, result) {
      const slot = slotOf.get(playerId);
      if (slot) leaves.push({ ms: clockMs, slot, reason, result });
      return leaves.length <= LIMITS.leaves;
    },
  });
  return {
    run,
    post202,
    clockMs,
    pausedMs: pauses.totalMs,
    pauses: pauses.finish(),
    leaves,
    players,
    objects,
  };
}
