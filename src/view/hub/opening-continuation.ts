/** Describes how a single player's opening continues. */
import { choicesFrom, type TreeChoice } from '../../archive/count/opening-tree.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { timingOf } from '../../game/key-timings.ts';
import { listed } from '../words.ts';
import { OPENING_WORDS } from './words/openings.ts';

/**
 * The choices after a step, sorted by time, followed by the steps that are missing: "Then tier 2 (5:02), with no
 * expansion." If the player reached tier 3, the tier 2 time is included too.
 */
export function openingContinuation(player: AnalysedPlayer, from: number): string {
  const { upToTier2, taken: asTaken, onlyMissing, then, thenWithout } = OPENING_WORDS.continuation;
  const choices = choicesFrom(player, from);
  const tier2 = timingOf(player, 'tier-2');
  const passed =
    tier2 !== null && timingOf(player, 'tier-3') !== null
      ? [{ id: null, name: upToTier2, ms: tier2 } satisfies TreeChoice]
      : [];
  const taken = [...passed, ...choices]
    .flatMap(({ id, name, ms }) =>
      ms === null ? [] : [{ ms, words: asTaken(id === null ? inSentence(name) : name, formatClock(ms)) }],
    )
    .sort((a, b) => a.ms - b.ms)
    .map(({ words }) => words);
  const missing = choices.flatMap(({ name, ms }) => (ms === null ? [name.replace(/^No /, '')] : []));
  const without = listed(missing, 'or');
  if (taken.length === 0) return onlyMissing(without);
  return missing.length > 0 ? thenWithout(listed(taken), without) : then(listed(taken));
}

/** A choice that isn't an object, for use inside a sentence: "an expansion", "tier 3". */
const inSentence = (name: string): string =>
  name.replace(/^Expansion.*/, OPENING_WORDS.continuation.expansion).replace(/^Up to /, '');
