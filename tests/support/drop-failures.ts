/** What the drop page may say of a file, whoever of the page and its worker says it. */
import { PAGE_FAILURES } from '../../src/app/drop/failure.ts';
import { FAILURES } from '../../src/game/failure.ts';
import { failing } from '../../src/game/result.ts';
import { REFUSALS } from '../../src/game/unpack/refusal.ts';

export const DROP_FAILURES = {
  ...FAILURES,
  ...REFUSALS,
  ...PAGE_FAILURES,
} as const;

/** The outcome for a code, with the code's sentence. */
export const dropFailure = failing(DROP_FAILURES);
