import { expect, test } from 'vitest';
import { checkIndex } from '../../../src/contract/documents.ts';
import { indexEntry } from '../../../src/contract/index-entry.ts';
import type { ReplaySummary, SummaryPlayer } from '../../../src/game/summary-schema.ts';
import { sampleEntry, sampleIndex, samplePlayer, sampleSummary } from './sample.ts';

const sample = sampleSummary() as unknown as ReplaySummary;
const context = { matchup: 'EvU', tournamentId: 'cup', builds: ['a-build'] };
const entryOf = (change: Partial<SummaryPlayer>) =>
  indexEntry({ ...sample, players: { '1': { ...sample.players['1']!, ...change } } }, context).players[0];

test('an entry says what the summary says, in whole seconds', () => {
  expect(indexEntry(sample, context)).toEqual({
    replayId: sample.replayId,
    map: 'Terenas Stand',
    durationSec: 912,
    players: [samplePlayer()],
    ...context,
  });
});

test.each([
  ['expansion before tier 2', 180_000, 351_900, 180, 351],
  ['expansion after tier 2', 400_000, 351_900, 400, 351],
  ['expansion in the same second', 351_000, 351_999, 351, 351],
  ['expansion without tier 2', 180_999, null, 180, null],
  ['tier 2 without expansion', null, 351_900, null, 351],
  ['at the very start', 0, 999, 0, 0],
])('%s', (_, expansionTime, tier2Time, expansionSec, tier2Sec) => {
  expect(entryOf({ expansionTime, tier2Time, tier3Time: 600_000 })).toMatchObject({
    expansionSec,
    tier2Sec,
    tier3Sec: 600,
  });
});

test('without a hero there is neither its name nor its time', () => {
  expect(entryOf({ heroOpener: null })).toMatchObject({ hero: null, heroTimeSec: null });
});

test.each([
  ['HvH', true],
  ['UvU', true],
  ['EvO', true],
  ['OvE', false],
  ['EvEvE', false],
  ['vEvE', false],
  ['EvX', false],
  ['evo', false],
  ['', false],
])('the matchup "%s" is one: %s', (matchup, fine) => {
  const index = { ...sampleIndex(), count: 1, replays: [sampleEntry({ matchup })] };
  expect(checkIndex(index).map(({ path }) => path)).toEqual(fine ? [] : ['replays[0].matchup']);
});
