/** What the drop page may say of a file, whoever of the page and its worker says it. */
import { PAGE_FAILURES } from '../../src/drop/failure.ts';
import { FAILURES } from '../../src/replay/failure.ts';
import { failing } from '../../src/replay/result.ts';
import { REFUSALS } from '../../src/unpack/refusal.ts';

export const DROP_FAILURES = {
  ...FAILURES,
  ...REFUSALS,
  ...PAGE_FAILURES,
} as const;

/** The outcome for a code, with the code's sentence. */
export const dropFailure = failing(DROP_FAILURES);
