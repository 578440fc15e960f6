import type { NamedBytes } from '../../../game/unpack/unpacked.ts';
import type { ReadOutcome } from '../input/failure.ts';
import { EXAMPLES, fetchExample } from '../input/examples.ts';
import type { DatedGame } from './derive-game.ts';

/** Functions of the worker that read a recording. */
interface WarmUp {
  decode: (file: NamedBytes) => Promise<ReadOutcome<DatedGame>>;
  /** Resolves when the code and the first maps have loaded; the result derives a game's facts. */
  ready: () => Promise<(game: DatedGame) => unknown>;
  /** Whether the page has requested a file. */
  isBusy: () => boolean;
}

/**
 * Reads an example while the visitor is still choosing a file, because browsers run code slowly the first time. Stops
 * when a file is requested; at most one of the two steps can then delay that file.
 */
export async function warmUp({ decode, ready, isBusy }: WarmUp): Promise<void> {
  const tell = await ready();
  const example = isBusy() ? null : await fetchExample(EXAMPLES[0].file);
  const bytes = example && new Uint8Array(await example.arrayBuffer());
  if (isBusy() || !bytes) return;
  const decoded = await decode({ path: EXAMPLES[0].file, bytes });
  // Lets the worker receive requests that came meanwhile.
  await new Promise((resolve) => setTimeout(resolve));
  if (decoded.ok && !isBusy()) tell(decoded.value);
}
