import { expect, test } from 'vitest';
import type { AnalysedTier } from '../../../../src/game/analysis.ts';
import { OPENING_WORDS, openingContinuation } from '../../../../src/view/hub/opening-branches.ts';
import { analysedPlayer, at, heroesOf, stepOf } from '../../../support/analysed.ts';

/** Index of the step after the first hero. */
const AFTER_FIRST_HERO = 2;

const tier = (number: 2 | 3, clock: string): AnalysedTier => ({
  tier: number,
  id: 'ostr',
  name: 'Stronghold',
  ordered: { ms: at(clock), basis: 'order' },
  completed: null,
  observed: null,
  doubt: null,
});
const hall = (clock: string) => ({
  ms: at(clock),
  id: 'ogre',
  name: 'Great Hall',
  started: null,
  standing: null,
});
const heroes = heroesOf(['1:07 Obla', '5:30 Oshd'].map(stepOf));

test.each([
  [{}, OPENING_WORDS.continuation.onlyMissing('second hero, expansion or tier 2')],
  [
    { tiers: [tier(2, '2:56')] },
    OPENING_WORDS.continuation.thenWithout('tier 2 (2:56)', 'second hero or expansion'),
  ],
  [
    { heroes, tiers: [tier(2, '5:00')], expansions: [hall('4:43')] },
    'Then an expansion (4:43), tier 2 (5:00) and Shadow Hunter (5:30).',
  ],
  [
    { heroes, tiers: [tier(2, '4:10'), tier(3, '6:41')], expansions: [hall('14:21')] },
    'Then tier 2 (4:10), Shadow Hunter (5:30), tier 3 (6:41) and an expansion (14:21).',
  ],
  [
    { expansions: [hall('5:06')] },
    OPENING_WORDS.continuation.thenWithout('an expansion (5:06)', 'second hero or tier 2'),
  ],
])('%#: an opening goes on in time order: %s', (change, words) => {
  expect(openingContinuation(analysedPlayer(change), AFTER_FIRST_HERO)).toBe(words);
});
