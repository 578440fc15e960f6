import type { Parameters } from 'fast-check';

const seed = Number(process.env['FARSEER_SEED'] ?? NaN);
const runs = Number(process.env['FARSEER_RUNS'] ?? NaN);

/**
 * How often a property is tested. FARSEER_RUNS sets another number; FARSEER_SEED repeats a failed run with the seed
 * from its message.
 */
export const runsOf = (usual: number): Parameters<unknown> => ({
  numRuns: Number.isInteger(runs) && runs > 0 ? runs : usual,
  ...(Number.isInteger(seed) ? { seed } : {}),
});
