import type { Parameters } from 'fast-check';

const seed = Number(process.env['FARSEER_SEED'] ?? NaN);
const runs = Number(process.env['FARSEER_RUNS'] ?? NaN);

/**
 * How often a property is tried. FARSEER_RUNS sets another number; FARSEER_SEED repeats a failed run, whose seed
 * its message states.
 */
export const runsOf = (usual: number): Parameters<unknown> => ({
  numRuns: Number.isInteger(runs) && runs > 0 ? runs : usual,
  ...(Number.isInteger(seed) ? { seed } : {}),
});
