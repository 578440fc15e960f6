/** Describes how the opening of a single player goes on. */
import { choicesFrom, type TreeChoice } from '../../archive/count/opening-tree.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { timingOf } from '../../game/key-timings.ts';
import { listed } from '../words.ts';

/**
 * The choices from a step on in time order, then the missing steps. An example is "Then tier 2 (5:02), with no
 * expansion." If the player reached tier 3, the tier 2 time is included too.
 */
export function openingContinuation(player: AnalysedPlayer, from: number): string {
  const choices = choicesFrom(player, from);
  const tier2 = timingOf(player, 'tier-2');
  const passed =
    tier2 !== null && timingOf(player, 'tier-3') !== null
      ? [{ id: null, name: 'Up to tier 2', ms: tier2 } satisfies TreeChoice]
      : [];
  const taken = [...passed, ...choices]
    .flatMap(({ id, name, ms }) =>
      ms === null ? [] : [{ ms, words: `${id === null ? inSentence(name) : name} (${formatClock(ms)})` }],
    )
    .sort((a, b) => a.ms - b.ms)
    .map(({ words }) => words);
  const missing = choices.flatMap(({ name, ms }) => (ms === null ? [name.replace(/^No /, '')] : []));
  const none = missing.length > 0 ? `no ${listed(missing, 'or')}` : '';
  if (taken.length === 0) return `Then there is ${none}.`;
  return `Then ${listed(taken)}${none && `, with ${none}`}.`;
}

/** A choice without an object, inside a sentence: "an expansion", "tier 3". */
const inSentence = (name: string): string =>
  name.replace(/^Expansion.*/, 'an expansion').replace(/^Up to /, '');
