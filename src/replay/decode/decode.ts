import { failure, type FailureCode } from '../failure.ts';
import type { Game, GamePlayer } from '../game.ts';
import { LIMITS } from './limits.ts';
import { NamedObjects, toRecorded } from './named-objects.ts';
import { findObject } from '../objects/table.ts';
import { Pauses } from './pauses.ts';
import { PlayerLog } from './player-log.ts';
import { success, type Result } from '../result.ts';
import type { Race } from '../summary.ts';
import { DECODER_VERSION, type IncompleteReason } from '../vocabulary.ts';
import { openContainer, type Container } from './w3gjs/container.ts';
import { readGameData, type GameDataRun } from './w3gjs/game-data.ts';
import type { SlotRecord } from './w3gjs/internals.ts';
import { readMetadata, type Metadata } from './w3gjs/metadata.ts';

const SLOT_USED = 2;
/** The data may end this much before the stated length without anything missing. */
const SHORT_TOLERANCE_MS = 2000;
/** Patch 1.29 moved observers from team 12 to team 24. */
const TEAM_24_VERSION = 29;

/**
 * Decodes the bytes of a recording (`.w3g` or `.nwg`) into a `Game`. Synchronous and pure; nothing a file
 * contains makes it throw or print. Recordings that break off give what they hold, with `complete: false`. Orders for
 * the map, which take a quarter of the time, are read only if they are asked for.
 */
export function decode(bytes: Uint8Array, withOrders = false): Result<Game, FailureCode> {
  const container = openContainer(bytes);
  if (typeof container === 'string') return failure(container);
  const metadata = readMetadata(container.data);
  if (!metadata) return failure('damaged');
  const seats = takeSeats(metadata, container.version);
  if (!seats.some((seat) => seat.kind !== 'observer')) return failure('no-players');
  const log = readLog(metadata, seats, withOrders);
  const incomplete = reasonIncomplete(container, log);
  for (const player of log.players.values()) player.settle();
  const objects = log.objects.inOrder();
  const numbers = new Map(objects.map((object, number) => [object, number]));
  const logs = seats.map((seat) => (seat.kind === 'human' ? log.players.get(seat.id) : undefined));
  return success({
    decoder: DECODER_VERSION,
    patch: patchName(container.version),
    build: container.build,
    expansion: container.expansion,
    map: { path: metadata.map.mapName, checksum: metadata.map.mapChecksum },
    randomSeed: metadata.randomSeed,
    ...((container.enveloped || metadata.paddedName) && { netease: true as const }),
    lengthMs: container.lengthMs,
    clockMs: log.clockMs,
    pausedMs: log.pausedMs,
    ...(log.pauses.length > 0 && { pauses: log.pauses }),
    complete: incomplete === null,
    incomplete,
    undecodable: log.run.undecodable,
    post202: log.post202,
    leaves: log.leaves,
    objects: objects.map(toRecorded),
    players: seats.map((seat, index) => {
      const own = logs[index] ?? new PlayerLog(seat.slot, log.objects);
      return { ...toPlayer(seat, own), ...own.finish(numbers) };
    }),
    ...(withOrders ? { orders: logs.flatMap((own) => own?.orders(numbers) ?? []) } : {}),
  });
}

interface Seat {
  /** Player id in the recording; 0 for computers, which give no commands. */
  id: number;
  slot: number;
  name: string | null;
  kind: GamePlayer['kind'];
  record: SlotRecord;
}

/** The used lobby slots. All computers have player id 0, so only the slot number tells them apart. */
function takeSeats({ slots, names }: Metadata, version: number): Seat[] {
  const observerTeam = version >= TEAM_24_VERSION ? 24 : 12;
  const seated = new Set<number>();
  return slots.flatMap((record, index) => {
    if (record.slotStatus !== SLOT_USED) return [];
    const computer = record.computerFlag === 1;
    const kind = computer ? 'computer' : record.teamId === observerTeam ? 'observer' : 'human';
    // Nobody sits twice, but a hostile slot table could have one player's log copied for each of its slots.
    if (!computer && (!names.has(record.playerId) || seated.has(record.playerId))) return [];
    if (!computer) seated.add(record.playerId);
    const name = computer ? null : (names.get(record.playerId) ?? null);
    return [{ id: computer ? 0 : record.playerId, slot: index + 1, name, kind, record }];
  });
}

interface Log {
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
 * Reads the time slots. Which numbering of actions a file uses is decided by the errors each one gives: the
 * metadata's hint is wrong for some recordings of patch 2.0.
 */
function readLog(metadata: Metadata, seats: readonly Seat[], withOrders: boolean): Log {
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
      const log = players.get(playerId);
      const slot = slotOf.get(playerId) ?? null;
      const [size, ordered] = [log?.size ?? 0, log?.ordered ?? 0];
      log?.begin();
      for (let action = commands.next(); action; action = commands.next()) {
        pauses.command(action.id, clockMs, slot);
        log?.add(clockMs, action);
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

function reasonIncomplete(container: Container, log: Log): IncompleteReason | null {
  if (container.loss) return container.loss;
  if (log.run.end !== 'complete') return log.run.end;
  return log.clockMs + SHORT_TOLERANCE_MS < container.lengthMs ? 'short' : null;
}

type Seated = Omit<GamePlayer, keyof ReturnType<PlayerLog['finish']>>;

function toPlayer({ slot, name, kind, record }: Seat, log: PlayerLog): Seated {
  const choice = RACE_FLAGS[record.raceFlag & 0x2f] ?? 'R';
  return {
    slot,
    name,
    kind,
    team: record.teamId,
    color: record.color,
    raceChoice: choice,
    race: choice === 'R' ? firstRace(log) : choice,
    handicap: record.handicapFlag,
  };
}

const RACE_FLAGS: Readonly<Record<number, Race>> = { 0x01: 'H', 0x02: 'O', 0x04: 'E', 0x08: 'U' };

/** The race of the first thing of a playable race that the player owned or ordered. */
function firstRace(log: PlayerLog): Race | null {
  for (const id of log.ownObjects()) {
    const race = findObject(id)?.race;
    if (race) return race;
  }
  return null;
}

/** "1.26", "1.32", "2.00": the header counts 26, then 10030, and a hundred for each further main version. */
function patchName(version: number): string | null {
  const number = version < 10_000 ? version : version - 10_000;
  if (number >= 1000 || (version < 10_000 && number >= 100)) return null;
  return `${1 + Math.floor(number / 100)}.${String(number % 100).padStart(2, '0')}`;
}
