import { randomCommands } from './commands.ts';
import { mutateMetadata } from './mutate-metadata.ts';
import { mutate } from './mutate.ts';
import type { Random } from './random.ts';
import { joined, packData, packGame, type Parts } from './repack.ts';

/** Levels at which an input was changed. Each level passes the checks that would stop the previous one. */
const LEVELS = ['file', 'data', 'metadata', 'commands'] as const;
export type Level = (typeof LEVELS)[number];

/** Makes one input: a changed recording from `seeds`. */
export function makeInput(seeds: readonly Parts[], random: Random): { level: Level; bytes: Uint8Array } {
  const level = random.pick(LEVELS);
  return { level, bytes: build(level, random.pick(seeds), random, seeds) };
}

function build(level: Level, parts: Parts, random: Random, seeds: readonly Parts[]): Uint8Array {
  switch (level) {
    case 'file':
      return mutate(packGame(parts, parts.gameData), random);
    case 'data':
      return packGame(parts, mutate(random.once(8) ? spliced(parts, seeds, random) : parts.gameData, random));
    case 'metadata':
      return packData(parts, joined(mutateMetadata(parts, random), parts.gameData));
    case 'commands':
      return packGame(
        parts,
        random.once(3) ? mutate(randomCommands(random), random) : randomCommands(random),
      );
  }
}

/** Joins the beginning of one game and the end of another. */
function spliced(parts: Parts, seeds: readonly Parts[], random: Random): Uint8Array {
  const other = random.pick(seeds).gameData;
  const { gameData } = parts;
  return joined(gameData.subarray(0, random.int(gameData.length)), other.subarray(random.int(other.length)));
}
