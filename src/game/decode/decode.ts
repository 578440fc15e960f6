/** Reads a recording: bytes in, a `Game` or a failure code out. */
import { textWithin } from '../bounds.ts';
import { failure, type FailureCode } from '../failure.ts';
import type { Game } from '../game.ts';
import { CLOSED_HERE } from '../leaves.ts';
import { success, type Result } from '../result.ts';
import { DECODER_VERSION, type IncompleteReason } from '../vocabulary.ts';
import { recordOf } from './named-objects.ts';
import { PlayerLog } from './player-log.ts';
import { readLog, type Log } from './read-log.ts';
import { takeSeats, toPlayer, type Seat } from './seats.ts';
import type { Inflate } from './w3gjs/blocks.ts';
import { openContainer, openContainerBy, type Container } from './w3gjs/container.ts';
import type { MapRecord } from './w3gjs/internals.ts';
import { readMetadata } from './w3gjs/metadata.ts';

/** A SHA-1 in hexadecimal; all zeros means "no digest". */
const SHA1 = /^(?!0{40}$)[0-9a-f]{40}$/;

/** Tolerance: how much earlier than the stated length the data may end and still count as complete. */
const SHORT_TOLERANCE_MS = 2000;

/**
 * Decodes the bytes of a recording (`.w3g` or `.nwg`) into a `Game`. Synchronous and pure. Never throws or prints,
 * whatever the file contains. For a truncated recording, the result has everything that the file contains, with
 * `complete: false`. Map orders take a quarter of the time and are read only on request.
 */
export const decode = (bytes: Uint8Array, withOrders = false): Result<Game, FailureCode> =>
  decodeData(openContainer(bytes), withOrders);

/** Decodes a recording in a browser, where asynchronous inflating is several times as fast. */
export const decodeBy = async (
  inflate: Inflate,
  bytes: Uint8Array,
  withOrders = false,
): Promise<Result<Game, FailureCode>> => decodeData(await openContainerBy(inflate, bytes), withOrders);

function decodeData(container: Container | FailureCode, withOrders: boolean): Result<Game, FailureCode> {
  if (typeof container === 'string') return failure(container);
  const metadata = readMetadata(container.data);
  if (!metadata) return failure('damaged');
  const seats = takeSeats(metadata, container.version);
  if (!seats.some((seat) => seat.kind !== 'observer')) return failure('no-players');
  const log = readLog(metadata, seats, withOrders);
  const incomplete = reasonIncomplete(container, log, seats);
  for (const player of log.players.values()) player.settle();
  const objects = log.objects.numbered();
  const logs = seats.map((seat) => (seat.kind === 'human' ? log.players.get(seat.id) : undefined));
  return success({
    decoder: DECODER_VERSION,
    patch: patchName(container.version),
    build: container.build,
    expansion: container.expansion,
    map: mapOf(metadata.map),
    randomSeed: metadata.randomSeed,
    ...((container.enveloped || metadata.paddedName) && { netease: true as const }),
    lengthMs: container.lengthMs || log.clockMs,
    clockMs: log.clockMs,
    pausedMs: log.pausedMs,
    ...(log.pauses.length > 0 && { pauses: log.pauses }),
    complete: incomplete === null,
    incomplete,
    undecodable: log.run.undecodable,
    ...(log.run.unknown.length > 0 && { unknownActions: [...log.run.unknown] }),
    post202: log.post202,
    leaves: log.leaves,
    ...(log.ended && { ended: true as const }),
    ...(log.script.length > 0 && { script: log.script }),
    ...(log.values && { values: log.values }),
    objects: objects.map(recordOf),
    players: seats.map((seat, index) => {
      const playerLog = logs[index] ?? new PlayerLog(seat.slot, log.objects);
      return { ...toPlayer(seat, playerLog), ...playerLog.finish() };
    }),
    ...(withOrders ? { orders: logs.flatMap((playerLog) => playerLog?.orders() ?? []) } : {}),
  });
}

/** The map as named in the recording. Up to patch 1.22 the digest field is short or empty. */
function mapOf({ mapName: path, mapChecksum: checksum, mapChecksumSha1: sha1 }: MapRecord): Game['map'] {
  return { path: textWithin(path), checksum: textWithin(checksum), ...(SHA1.test(sha1) && { sha1 }) };
}

function reasonIncomplete(
  { loss, finished, lengthMs }: Container,
  { run, clockMs, pausedMs, leaves }: Log,
  seats: readonly Seat[],
): IncompleteReason | null {
  if (loss) return loss;
  if (run.end !== 'complete') return run.end;
  // Nothing follows the leave of the player who saved the recording.
  if (leaves.at(-1)?.reason === CLOSED_HERE) return null;
  if (!finished || lengthMs === 0) {
    const people = seats.filter(({ kind }) => kind === 'human');
    return people.every(({ slot }) => leaves.some((leave) => leave.slot === slot)) ? null : 'unfinished';
  }
  // Some host bots count paused time.
  const lengths = [clockMs, clockMs + pausedMs];
  const isWhole =
    lengths[0]! >= lengthMs || lengths.some((ms) => Math.abs(ms - lengthMs) <= SHORT_TOLERANCE_MS);
  return isWhole ? null : 'short';
}

/**
 * Turns the header's version number into "1.26", "1.32" or "2.00". Early patches store 26 for 1.26. Later
 * ones store 10030 for 1.30 and 10100 for 2.00.
 */
export function patchName(version: number): string | null {
  const number = version < 10_000 ? version : version - 10_000;
  if (version === 0 || number >= 1000 || (version < 10_000 && number >= 100)) return null;
  return `${1 + Math.floor(number / 100)}.${String(number % 100).padStart(2, '0')}`;
}
