import { vi } from 'vitest';

/** Ends a hang. No test may depend on how fast a machine is. */
const HANG_MS = 120_000;

/** Waits until a check stops throwing, however long that takes. Returns its value. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: HANG_MS });
