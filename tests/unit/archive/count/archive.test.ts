import { describe, expect, it } from 'vitest';
import { archiveOf, indexText } from '../../../../src/archive/count/archive.ts';
import { buildSchema } from '../../../../src/archive/builds/build.ts';
import { checkIndex } from '../../../../src/contract/documents.ts';
import { timingStatistics } from '../../../../src/contract/timing-statistics.ts';
import { archiveWith, inputsWith } from './archives.ts';

const FOUR = [
  { id: 'b', event: 'winter', file: '10_00_00_000.nwg' },
  { id: 'a', event: 'winter', file: '09_00_00_000.nwg' },
  { id: 'c', event: 'autumn' },
  { id: 'd', event: null },
];
const archive = archiveWith(FOUR, { added: new Map([['a', '2026-11-21T10:22:46Z']]) });

describe('an archive', () => {
  it('keeps the order of its games and finds each by its id', () => {
    expect(archive.games.map(({ replayId }) => replayId)).toEqual(['b', 'a', 'c', 'd']);
    for (const game of archive.games) expect(archive.gameOf(game.replayId)).toBe(game);
    for (const id of ['e', undefined]) expect(() => archive.gameOf(id)).toThrowErrorMatchingSnapshot();
  });

  it('has the index of the contract, with its medians', () => {
    expect(checkIndex(archive.index)).toEqual([]);
    expect(archive.index.replays).toEqual(archive.games.map(({ entry }) => entry));
    expect(archive.index.generatedAt).toBe('2026-01-01T00:00:00Z');
    expect(archive.medians).toEqual(timingStatistics(archive.index.replays));
    expect(JSON.parse(indexText(archive))).toEqual(archive.index);
    expect(indexText(archive)).toBe(indexText(archive));
  });

  it('is the same for the same inputs, which it leaves as they are', () => {
    const { ordersOf, digestOf, remember, ...inputs } = inputsWith(FOUR);
    const before = structuredClone(inputs);
    const [one, other] = [archiveOf({ ...inputs, ordersOf, digestOf, remember }), archiveWith(FOUR)];
    const told = ({ games }: typeof one) => games.map((game) => ({ ...game, fought: game.fought() }));
    expect(told(other)).toEqual(told(one));
    expect(inputs).toEqual(before);
  });
});

describe('builds', () => {
  const build = buildSchema.parse({
    id: 'any-orc',
    name: 'Any orc',
    race: 'O',
    matchups: ['HvO'],
    heroes: ['any'],
    keyUnits: ['ogru'],
    summary: 'What every orc does.',
    rule: [{ is: 'tier', tier: 3, before: '0:01' }],
  });
  const exception = { replayId: 'c', add: ['any-orc'], remove: [], reason: 'A person looked.' };

  it('are attached by rules and by exceptions', () => {
    const { games } = archiveWith(FOUR, { builds: [build], exceptions: [exception] });
    expect(games.map(({ entry }) => entry.builds)).toEqual([[], [], ['any-orc'], []]);
    expect(games[2]!.builds).toEqual([{ build: 'any-orc', slot: '2', by: 'exception' }]);
  });

  it('are not attached where nobody could have played them', () => {
    const elves = { ...build, race: 'E' as const };
    expect(() => archiveWith(FOUR, { builds: [elves], exceptions: [exception] })).toThrow(
      'c cannot be added',
    );
  });
});
