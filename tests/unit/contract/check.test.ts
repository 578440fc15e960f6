import { describe, expect, test } from 'vitest';
import { checkIndex, checkSummary, VIOLATION_WORDS, violationText } from '../../../src/contract/documents.ts';
import { componentSchemas } from '../../../src/contract/components.ts';
import { publishedViolations, sampleEntry, sampleIndex, samplePlayer, sampleSummary } from './sample.ts';

const openingOf = (summary: ReturnType<typeof sampleSummary>) => summary.players['1']!.buildPreview![0]!;

describe('good documents', () => {
  test('pass our check and the published schemas', () => {
    expect(checkIndex(sampleIndex())).toEqual([]);
    expect(checkSummary(sampleSummary())).toEqual([]);
    expect(publishedViolations('ReplayIndex', sampleIndex())).toEqual([]);
    expect(publishedViolations('ReplaySummary', sampleSummary())).toEqual([]);
  });

  test('may leave out everything optional', () => {
    const index = {
      generatedAt: '2026-01-02T03:04:05Z',
      count: 1,
      replays: [{ replayId: 'x', players: [{ slot: '1' }], builds: [] }],
    };
    const summary = {
      replayId: 'x',
      players: { '1': {}, '2': { heroOpener: { itemId: 'Npal' }, researched: [{}] } },
    };
    expect(checkIndex(index)).toEqual([]);
    expect(checkSummary(summary)).toEqual([]);
    expect(publishedViolations('ReplayIndex', index)).toEqual([]);
    expect(publishedViolations('ReplaySummary', summary)).toEqual([]);
  });
});

describe('additional properties', () => {
  test('pass the published schemas at any depth, and our check reports each of them', () => {
    const index = sampleIndex();
    Object.assign(index, { next: 1 });
    Object.assign(index.replays[1]!, { winner: 'Moon', apm: 1 });
    Object.assign(index.replays[1]!.players[1]!, { apm: 210 });
    expect(publishedViolations('ReplayIndex', index)).toEqual([]);
    expect(
      checkIndex(index)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['next', 'replays[1].apm', 'replays[1].players[1].apm', 'replays[1].winner']);

    const summary = sampleSummary();
    Object.assign(openingOf(summary), { presses: 3 });
    expect(publishedViolations('ReplaySummary', summary)).toEqual([]);
    expect(checkSummary(summary)).toEqual([
      { path: 'players.1.buildPreview[0].presses', message: VIOLATION_WORDS.unknown },
    ]);
  });

  test('are reported for every object the contract knows', () => {
    const summary = sampleSummary();
    const player = summary.players['1']!;
    const places = [
      summary,
      player,
      player.heroOpener!,
      player.buildPreview![1]!,
      player.t2Buildings![0]!,
      player.researched![0]!,
    ];
    for (const place of places) Object.assign(place, { extra: true });
    // `heroOpener` and its build step share no object, so each place is found once.
    expect(checkSummary(summary)).toHaveLength(places.length);
  });
});

describe('bad documents', () => {
  const index = (change: object) => ({ ...sampleIndex(), ...change });
  const player = (change: object) =>
    index({ count: 1, replays: [sampleEntry({ players: [{ ...samplePlayer(), ...change }] })] });
  const step = (change: object) => {
    const summary = sampleSummary();
    Object.assign(openingOf(summary), change);
    return summary;
  };

  test.each([
    ['a date that is none', index({ generatedAt: 'today' }), 'generatedAt'],
    ['a count with a fraction', index({ count: 1.5 }), 'count'],
    ['a note of a field that is no text', index({ fieldNotes: { tier2Sec: 1 } }), 'fieldNotes.tier2Sec'],
    ['a note that is null', index({ note: null }), 'note'],
    ['a player without a slot', player({ slot: undefined }), 'replays[0].players[0].slot'],
    ['an unknown race', player({ race: 'N' }), 'replays[0].players[0].race'],
    ['a time as text', player({ tier2Sec: '5:51' }), 'replays[0].players[0].tier2Sec'],
    ['a time before the game', player({ heroTimeSec: -1 }), 'replays[0].players[0].heroTimeSec'],
  ])('index with %s', (_, value, path) => {
    expect(checkIndex(value).map((violation) => violation.path)).toContain(path);
    expect(publishedViolations('ReplayIndex', JSON.parse(JSON.stringify(value)))).not.toEqual([]);
  });

  test.each([
    ['no players', { ...sampleSummary(), players: undefined }, 'players'],
    ['players in a list', { ...sampleSummary(), players: [] }, 'players'],
    ['an unknown kind of step', step({ type: 'item' }), 'players.1.buildPreview[0].type'],
    ['a step without object id', step({ itemId: undefined }), 'players.1.buildPreview[0].itemId'],
    [
      'hours in a clock text',
      step({ gameTimeFormatted: '1:00:02' }),
      'players.1.buildPreview[0].gameTimeFormatted',
    ],
    ['a name that is null', step({ name: null }), 'players.1.buildPreview[0].name'],
  ])('summary with %s', (_, value, path) => {
    expect(checkSummary(value).map((violation) => violation.path)).toEqual([path]);
    expect(publishedViolations('ReplaySummary', JSON.parse(JSON.stringify(value)))).not.toEqual([]);
  });

  test('index whose fields contradict each other', () => {
    const entry = sampleEntry();
    const replays = [
      entry,
      entry,
      sampleEntry({ replayId: 'x', matchup: 'UvE' }),
      sampleEntry({ replayId: 'y', matchup: null }),
    ];
    expect(checkIndex(index({ replays }))).toEqual([
      { path: 'count', message: 'is 3 for 4 replays' },
      { path: 'replays[1].replayId', message: `repeats ${entry.replayId} of replays[0]` },
      { path: 'replays[2].matchup', message: VIOLATION_WORDS.matchup('UvE') },
    ]);
  });

  test.each([null, undefined, 1, 'text', []])('%j is no document at all', (value) => {
    expect(checkIndex(value)).toHaveLength(1);
    expect(checkSummary(value)).toHaveLength(1);
  });

  test('give one line with file, field and reason', () => {
    const file = 'data/summaries-index.json';
    expect(violationText(file, { path: 'count', message: 'is 3 for 4 replays' })).toBe(
      `${file}: count: is 3 for 4 replays`,
    );
    expect(violationText(file, checkIndex(null)[0]!)).toMatch(/json: the document: Invalid input/);
  });
});

test('every component compiles in a strict JSON Schema 2020-12 validator', () => {
  for (const id of Object.keys(componentSchemas())) {
    expect(() => publishedViolations(id as 'Race', {})).not.toThrow();
  }
});
