import { vi } from 'vitest';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';

const VOCABULARY = '../../../../src/game/vocabulary.ts';

/** Runs something as a program with the next decoder version; modules must be imported inside. */
export async function asLater(work: () => Promise<void>): Promise<void> {
  vi.resetModules();
  vi.doMock(VOCABULARY, async (load) => ({
    ...(await load<object>()),
    DECODER_VERSION: DECODER_VERSION + 1,
  }));
  try {
    await work();
  } finally {
    vi.doUnmock(VOCABULARY);
    vi.resetModules();
  }
}
