/** Reads the time slots of a recording, player by player. */
import type { Game } from '../game.ts';
import { CLOSED_HERE, RESULT } from '../leaves.ts';
import { LIMITS } from './limits.ts';
import { NamedObjects } from './named-objects.ts';
import { Pauses } from './pauses.ts';
import { PlayerLog } from './player-log.ts';
import { ScriptResults } from './script-results.ts';
import type { Seat } from './seats.ts';
import { ACTION } from './w3gjs/action-ids.ts';
import { type GameDataRun, readGameData } from './w3gjs/game-data.ts';
import type { Metadata } from './w3gjs/metadata.ts';

const PLAYER_IDS = 256;

export interface Log {
  run: GameDataRun;
  post202: boolean;
  clockMs: number;
  pausedMs: number;
  pauses: NonNullable<Game['pauses']>;
  leaves: Game['leaves'];
  ended: boolean;
  script: NonNullable<Game['script']>;
  values: Game['values'];
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
  let lastTwo: LeaveCodes[] = [];
  const results = new ScriptResults();
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
        else if (action.id === ACTION.storeNumber) results.add(action);
        else log?.add(clockMs, action);
      }
      if (commands.size > LIMITS.commands) return false;
      if (!log) return true;
      events += log.size - size;
      orders += log.ordered - ordered;
      return !log.full && !objects.full && events <= LIMITS.allEvents && orders <= LIMITS.allOrders;
    },
    onLeave(playerId, reason, result, counter) {
      const slot = slotOf.get(playerId);
      if (slot) leaves.push({ ms: clockMs, slot, reason, result });
      lastTwo = [...lastTwo.slice(-1), [reason, result, counter]];
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
    ended: endedBefore(lastTwo),
    script: results.finish(seats),
    values: results.values(seats),
    players,
    objects,
  };
}

type LeaveCodes = readonly [reason: number, result: number, counter: number];

/**
 * Whether the game was over for the player who saved the recording before that player left. For a leave with the result
 * "left", only this tells victory from giving up: the counter in the last record is one higher than before.
 */
function endedBefore([before, last]: readonly LeaveCodes[]): boolean {
  return (
    last !== undefined && last[0] === CLOSED_HERE && last[1] === RESULT.left && last[2] === before![2] + 1
  );
}
