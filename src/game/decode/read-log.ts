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
import type { ActionReader } from './w3gjs/actions.ts';
import { type GameDataListener, type GameDataRun, readGameData } from './w3gjs/game-data.ts';
import type { Metadata } from './w3gjs/metadata.ts';

/** Possible ids of players: each is a byte. */
const PLAYER_IDS = 256;

/** What the time slots of a recording contain. */
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
  const attempt = readLogWith(metadata, seats, metadata.post202, withOrders);
  if (attempt.run.undecodable === 0 || !attempt.run.renumbered) return attempt;
  const other = readLogWith(metadata, seats, !metadata.post202, withOrders);
  return other.run.undecodable < attempt.run.undecodable ? other : attempt;
}

function readLogWith(
  { gameData }: Metadata,
  seats: readonly Seat[],
  post202: boolean,
  withOrders: boolean,
): Log {
  const collector = new LogCollector(seats, withOrders);
  const run = readGameData(gameData, post202, collector);
  return { run, post202, ...collector.finish(seats) };
}

/** Collects the time slots of a recording, player by player, up to the limits of what a real game can have. */
class LogCollector implements GameDataListener {
  readonly #objects = new NamedObjects();
  readonly #players: Map<number, PlayerLog>;
  /** The players by id: an array, because every command block looks up its player, and an id is one byte. */
  readonly #logs: readonly (PlayerLog | undefined)[];
  /** Lobby slots of people, by player id. */
  readonly #slots: ReadonlyMap<number, number>;
  readonly #leaves: Game['leaves'] = [];
  readonly #results = new ScriptResults();
  readonly #pauses = new Pauses();
  #lastTwo: LeaveCodes[] = [];
  #clockMs = 0;
  #timeSlots = 0;
  /** Numbers of events and of map orders of all players. */
  #events = 0;
  #orders = 0;

  constructor(seats: readonly Seat[], withOrders: boolean) {
    const humans = seats.filter((seat) => seat.kind === 'human');
    this.#players = new Map(
      humans.map(({ id, slot }) => [id, new PlayerLog(slot, this.#objects, withOrders)]),
    );
    this.#logs = Array.from({ length: PLAYER_IDS }, (_, id) => this.#players.get(id));
    this.#slots = new Map(
      seats.filter((seat) => seat.kind !== 'computer').map((seat) => [seat.id, seat.slot]),
    );
  }

  onTime(incrementMs: number): boolean {
    if (!this.#pauses.pass(incrementMs)) this.#clockMs += incrementMs;
    return this.#clockMs <= LIMITS.clockMs && ++this.#timeSlots <= LIMITS.timeSlots;
  }

  onCommands(playerId: number, commands: ActionReader): boolean {
    const log = this.#logs[playerId];
    const size = log?.size ?? 0;
    const previous = log?.ordered ?? 0;
    log?.begin();
    for (let action = commands.next(); action; action = commands.next()) {
      if (action.id === ACTION.pause || action.id === ACTION.resume)
        this.#pauses.command(action.id, this.#clockMs, this.#slots.get(playerId) ?? null);
      else if (action.id === ACTION.storeNumber) this.#results.add(action);
      else log?.add(this.#clockMs, action);
    }
    if (commands.size > LIMITS.commands) return false;
    if (!log) return true;
    this.#events += log.size - size;
    this.#orders += log.ordered - previous;
    const isFull = log.full || this.#objects.full;
    return !isFull && this.#events <= LIMITS.allEvents && this.#orders <= LIMITS.allOrders;
  }

  onLeave(playerId: number, reason: number, result: number, counter: number): boolean {
    const slot = this.#slots.get(playerId);
    if (slot) this.#leaves.push({ ms: this.#clockMs, slot, reason, result });
    this.#lastTwo = [...this.#lastTwo.slice(-1), [reason, result, counter]];
    return this.#leaves.length <= LIMITS.leaves;
  }

  /** Everything that was collected; called once, at the end. */
  finish(seats: readonly Seat[]): Omit<Log, 'run' | 'post202'> {
    return {
      clockMs: this.#clockMs,
      pausedMs: this.#pauses.totalMs,
      pauses: this.#pauses.finish(),
      leaves: this.#leaves,
      ended: hasEndedBefore(this.#lastTwo),
      script: this.#results.finish(seats),
      values: this.#results.values(seats),
      players: this.#players,
      objects: this.#objects,
    };
  }
}

type LeaveCodes = readonly [reason: number, result: number, counter: number];

/**
 * Whether the game was over for the player who saved the recording before that player left. For a leave with the result
 * "left", only this tells victory from giving up: the counter in the last record is one higher than before.
 */
function hasEndedBefore([previous, last]: readonly LeaveCodes[]): boolean {
  return (
    last !== undefined && last[0] === CLOSED_HERE && last[1] === RESULT.left && last[2] === previous![2] + 1
  );
}
