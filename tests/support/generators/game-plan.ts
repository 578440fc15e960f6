import { netEaseEnvelope } from '../recording-writer/envelope.ts';
import fc from 'fast-check';
import type { RecordingScript } from '../recording-writer/script.ts';
import { decisions, type Decision } from './decision.ts';
import { lobby, type LobbyPlan } from './lobby.ts';
import { patch, type Patch } from './patches.ts';

export interface LeavePlan {
  /** Ms after the player's last decision; null for a player who never leaves. */
  after: number | null;
  reason: number;
  result: number;
}

export interface PausePlan {
  /** Start as a share of the game's length. */
  share: number;
  lastsMs: number;
  chat: boolean;
}

/** A whole game before it is played, as plain data that shrinks well. */
export interface GamePlan {
  patch: Patch;
  lobby: LobbyPlan;
  map: readonly [path: string, name: string];
  checksum: number;
  randomSeed: number;
  /** Decisions by player index. */
  decisions: Decision[][];
  leaves: LeavePlan[];
  pauses: PausePlan[];
  /** A pause without an end; `overMs` is how far the header's length exceeds it. */
  endless: { lastsMs: number; overMs: number; leaveMeanwhile: boolean } | null;
  /** Game time after everything else. */
  tailMs: number;
  chat: { share: number; playerId: number; message: string; mode: number }[];
  layout: Pick<RecordingScript, 'slotMs' | 'slotBytes' | 'checksumBytes' | 'compression' | 'envelope'>;
  /** A listed player without a slot, and a player only in the metadata. */
  unseated: boolean;
  ghost: boolean;
}

const MOST = 8;
const MAPS = [
  ['Maps\\W3Champions\\w3c_ConcealedHill_v2.0.w3x', 'Concealed Hill'],
  ['Maps\\FrozenThrone\\(2)EchoIsles.w3x', 'Echo Isles'],
  ['Maps/frozenthrone/(4)turtlerock.w3x', 'Turtle Rock'],
  ['Maps\\w3arena\\w3arena__twistedmeadows__v3.w3x', 'Twisted Meadows'],
] as const;

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });
const envelopePrefix = fc
  .tuple(fc.integer({ min: 4, max: 2000 }), fc.integer({ min: 0, max: 255 }))
  .map(([length, fill]) => netEaseEnvelope(length, fill));

const layout = fc.record({
  slotMs: fc.constantFrom(60_000, 20_000, 20_000, 5000, 1000),
  slotBytes: fc.constantFrom(64, 1024),
  checksumBytes: fc.constantFrom(0, 4, 24),
  compression: fc.record({
    level: fc.constantFrom('fast' as const, 'default' as const),
    ending: fc.constantFrom('open' as const, 'complete' as const),
  }),
  envelope: fc.oneof(fc.constant({}), fc.record({ prefix: envelopePrefix, trailer: bytes(500) })),
});

const leave = fc.record({
  after: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })), { freq: 4 }),
  reason: fc.constantFrom(0x01, 0x01, 0x0c),
  result: fc.constantFrom(0x07, 0x07, 0x08, 0x0b, 0x09),
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Generates any game. `most` is the maximum number of decisions per player. */
export const gamePlan = (most: number): fc.Arbitrary<GamePlan> =>
  patch.chain((chosen) =>
    fc.record({
      patch: fc.constant(chosen),
      lobby: lobby(chosen),
      map: fc.constantFrom(...MAPS),
      checksum: fc.nat(0xffff_ffff),
      randomSeed: fc.nat(0xffff_ffff),
      decisions: fc.array(decisions(most), { minLength: MOST, maxLength: MOST }),
      leaves: fc.array(leave, { minLength: MOST + 3, maxLength: MOST + 3 }),
      pauses: fc.array(
        fc.record({ share, lastsMs: fc.integer({ min: 1, max: 400_000 }), chat: fc.boolean() }),
        { maxLength: 2 },
      ),
      endless: fc.option(
        fc.record({
          lastsMs: fc.integer({ min: 1, max: 90_000 }),
          overMs: fc.constantFrom(0, 0, 2000, 2001, 60_000),
          leaveMeanwhile: fc.boolean(),
        }),
        { freq: 3 },
      ),
      tailMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })),
      chat: fc.array(
        fc.record({
          share,
          playerId: fc.integer({ min: 0, max: 255 }),
          message: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
          mode: fc.integer({ min: 0, max: 15 }),
        }),
        { maxLength: 3 },
      ),
      layout,
      unseated: fc.boolean(),
      ghost: fc.boolean(),
    }),
  );
