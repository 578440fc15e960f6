import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sides } from '../../../src/game/derive/race.ts';
import type { FailureCode } from '../../../src/game/failure.ts';
import type { Game } from '../../../src/game/game.ts';
import { competitors } from '../../../src/game/identity.ts';
import type { Result } from '../../../src/game/result.ts';
import { openContainer } from '../../../src/game/decode/w3gjs/container.ts';
import { SPECIAL_FILES } from '../../fuzz/special-files.ts';
import { encodeDataBlocks } from '../../support/recording-writer/data-blocks.ts';
import { chat } from '../../support/recording-writer/events.ts';
import { PATCHES, duel } from '../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { Seeded } from '../../support/seeded.ts';

export interface Recording {
  name: string;
  bytes: Uint8Array;
  /** How the recording was made, equal for those that differ only by chance; empty for real ones. */
  made: string;
}

/** Names in UTF-8, in the code page of Chinese systems, and in invalid text. */
const ODD_NAMES = [
  new TextEncoder().encode('\ufeffÆsir☃😀'),
  Uint8Array.of(0xb9, 0xfe, 0xc1, 0xfa, 0x5f, 0xce, 0xd2),
  Uint8Array.of(0xed, 0xa0, 0x80, 0xf0, 0x9f, 0x98, 0xff, 0xc0, 0x80),
];

/**
 * Scripted games of all patches and compressions: whole, truncated and damaged in every layer, and blocks that are
 * bombs.
 */
export function* scriptedRecordings(damagedOfEach = 60): Generator<Recording> {
  const random = new Seeded();
  for (const [name, script] of scripts()) {
    const bytes = writeRecording(script);
    yield recording(name, bytes);
    for (const part of [0, 0.001, 0.25, 0.5, 0.9, 0.999]) {
      yield recording(`${name}, cut at ${part}`, bytes.subarray(0, Math.floor(bytes.length * part)));
    }
    for (let i = 0; i < damagedOfEach; i++) {
      yield recording(`${name}, file damaged`, random.damage(bytes), i);
      yield recording(`${name}, contents damaged`, damageContents(random, script, bytes), i);
    }
  }
  for (const { name, make } of SPECIAL_FILES) if (name.startsWith('blocks')) yield recording(name, make());
  for (let i = 0; i < 50; i++) yield recording('noise', random.bytes(random.below(3000)), i);
}

const recording = (made: string, bytes: Uint8Array, number?: number): Recording => ({
  name: number === undefined ? made : `${made} (${number})`,
  bytes,
  made,
});

function* scripts(): Generator<[string, RecordingScript]> {
  for (const patch of Object.keys(PATCHES) as (keyof typeof PATCHES)[]) {
    for (const ending of ['open', 'complete'] as const) {
      for (const level of ['fast', 'default'] as const) {
        const script = duel({
          patch,
          races: level === 'fast' ? ['H', 'O'] : ['E', 'U'],
          names: ['Грэй#21', 'Kel–Thuzad'],
          observers: ['Caster'],
          random: [level === 'fast', false],
          events: [chat(30_000, 1, 'glhf ☃')],
        });
        const lobby = script.lobby.map((slot, i) =>
          ending === 'open' && slot.kind === 'player' ? { ...slot, name: ODD_NAMES[i]! } : slot,
        );
        yield [`${patch} ${ending} ${level}`, { ...script, lobby, compression: { ending, level } }];
      }
    }
  }
}

/** Damages the contents of the blocks and packs them again with correct checksums. */
function damageContents(random: Seeded, script: RecordingScript, bytes: Uint8Array): Uint8Array {
  const container = openContainer(bytes);
  if (typeof container === 'string') throw new Error(`Scripted recording is ${container}`);
  const blocks = encodeDataBlocks(random.damage(container.data), script);
  const head = Buffer.from(bytes.slice(0, 68));
  head.writeUInt32LE(blocks.count, 44);
  return Buffer.concat([head, blocks.bytes]);
}

/**
 * A key for recordings that exercise a reader in the same way: how it was made, how reading ends, patch, mode, and
 * length in steps of ten minutes.
 */
export function kindOf({ made }: Recording, result: Result<Game, FailureCode>): string {
  if (!result.ok) return `${made}: ${result.failure.code}`;
  const { build, clockMs, incomplete } = result.value;
  const mode = sides(competitors(result.value));
  return `${made}: ${incomplete ?? 'whole'}, ${build}, ${mode}, ${Math.floor(clockMs / 600_000)}`;
}

/** Folder with the archive's source recordings. */
export const RECORDINGS = resolve(process.env['FARSEER_RECORDINGS'] ?? '../shared/replays');

/** All available recordings, in path order. */
export async function* realRecordings(): AsyncGenerator<Recording> {
  const names = await Array.fromAsync(glob('**/*.{w3g,nwg}', { cwd: RECORDINGS }));
  for (const name of names.sort()) yield { name, bytes: await readFile(join(RECORDINGS, name)), made: '' };
}
