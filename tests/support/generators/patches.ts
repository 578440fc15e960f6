import fc from 'fast-check';
import { PATCHES } from '../recording-writer/scenario.ts';

/** The layout of a patch's recordings, and their expected description. */
export interface Patch {
  /** As shown: "1.26". */
  name: string;
  version: number;
  build: number;
  /** Team number of observers, which changed in 1.29. */
  observerTeam: 12 | 24;
  expansion: boolean;
  /** Id of the chunk with BattleTags; none before Reforged. */
  chunk?: 0x38 | 0x39;
  /** How actions are numbered, which is independent of the chunk id. */
  numbering: 'classic' | 'post-2.0.2';
}

const before129 = ['1.26'];

/** Every patch of the scripted duels; for Reforged, with either chunk id and either numbering. */
export const patch: fc.Arbitrary<Patch> = fc
  .record({
    name: fc.constantFrom(...(Object.keys(PATCHES) as (keyof typeof PATCHES)[])),
    chunk: fc.constantFrom(0x38, 0x39),
    numbering: fc.constantFrom('classic', 'post-2.0.2'),
    roc: fc.integer({ min: 0, max: 7 }).map((number) => number === 7),
  })
  .map(({ name, chunk, numbering, roc }) => {
    const stated = PATCHES[name];
    const reforged = 'chunk' in stated;
    return {
      name,
      version: stated.version,
      build: stated.build,
      observerTeam: before129.includes(name) ? 12 : 24,
      expansion: reforged || !roc,
      ...(reforged ? { chunk } : {}),
      numbering: reforged ? numbering : 'classic',
    } satisfies Patch;
  });
