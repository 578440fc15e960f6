/** All messages of the drop page about a file, from the page or its worker. */
import { PAGE_FAILURES } from '../../src/app/drop/input/failure.ts';
import { FAILURES } from '../../src/game/failure.ts';
import { failing } from '../../src/game/result.ts';
import { REFUSALS } from '../../src/game/unpack/refusal.ts';

export const DROP_FAILURES = {
  ...FAILURES,
  ...REFUSALS,
  ...PAGE_FAILURES,
} as const;

/** Makes the outcome for a code, with the code's sentence. */
export const dropFailure = failing(DROP_FAILURES);
