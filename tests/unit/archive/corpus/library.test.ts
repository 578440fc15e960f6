import { describe, expect, it } from 'vitest';
import { arrangeCopies, type CorpusCopy } from '../../../../src/archive/corpus/library.ts';
import { problemLevel } from '../../../../src/archive/corpus/problem.ts';
import { EVENTS, recordOf } from './temporary-corpus.ts';

const base = recordOf();

/** A game identified by its seed. */
function candidate(seed: number, changes: Partial<CorpusCopy> & { clockMs?: number } = {}): CorpusCopy {
  const { clockMs = base.game.clockMs, ...rest } = changes;
  return {
    replayId: `${seed}_a_b_c`,
    tournamentId: null,
    recording: base.recording,
    game: { ...base.game, randomSeed: seed, clockMs },
    file: `unattributed/${seed}.game.json`,
    kind: 'record',
    ...rest,
  };
}

describe('the order of the index', () => {
  it('is newest event, no event, then the id', () => {
    const found = [
      candidate(1),
      candidate(10, { tournamentId: 'cup' }),
      candidate(2, { tournamentId: 'cup' }),
      candidate(4, { tournamentId: 'spring' }),
      candidate(5, { tournamentId: 'autumn' }),
      candidate(6, { tournamentId: 'gone' }),
      candidate(0),
    ];
    const ids = arrangeCopies(found, EVENTS).games.map(({ tournamentId, replayId }) => [
      tournamentId,
      replayId,
    ]);
    expect(ids).toMatchSnapshot();
    expect(arrangeCopies(found.toReversed(), EVENTS)).toEqual(arrangeCopies(found, EVENTS));
  });

  it('puts undated events where the last of their games can have been played', () => {
    const played = (seed: number, tournamentId: string, patch: string, build: number): CorpusCopy => {
      const game = candidate(seed, { tournamentId });
      return { ...game, game: { ...game.game, patch, build } };
    };
    const found = [
      played(1, 'cup', '1.26', 6059),
      played(2, 'gone', '1.32', 6105),
      played(3, 'cup', '1.31', 6072),
      played(4, 'spring', '1.30', 6061),
      played(5, 'autumn', '1.32', 6110),
    ];
    const order = arrangeCopies(found, EVENTS).games.map(({ tournamentId }) => tournamentId);
    // Among the two dated ones, 2020 is less precise than 2020-01-28 and comes after it.
    expect(order).toEqual(['gone', 'autumn', 'cup', 'cup', 'spring']);
  });
});

describe('several recordings of one game', () => {
  const short = candidate(1, { file: 'cup/a.w3g', tournamentId: 'cup', kind: 'recording', clockMs: 10 });
  const long = candidate(1, { replayId: 'long', clockMs: 11 });

  it('leave the longer one, with the event of any', () => {
    const { games, problems } = arrangeCopies([short, long], EVENTS);
    expect(games).toMatchObject([{ replayId: 'long', tournamentId: 'cup', file: long.file }]);
    expect(problems).toMatchObject([{ file: 'cup/a.w3g', code: 'duplicate' }]);
    expect(problems[0]!.sentence).toContain(long.file);
    expect(problemLevel(problems[0]!)).toBe('note');
    expect(games[0]).not.toHaveProperty('kind');
  });

  it('in two events are listed under that of the longer one', () => {
    const { games, problems } = arrangeCopies([short, { ...long, tournamentId: 'spring' }], EVENTS);
    expect(games).toMatchObject([{ tournamentId: 'spring' }]);
    expect(problems.map(({ code }) => code)).toEqual(['duplicate', 'two-events']);
  });
});

describe('two games with one id', () => {
  it('leave the first by path, and an error that names both', () => {
    const found = [candidate(1, { replayId: 'same' }), candidate(2, { replayId: 'same' })];
    const { games, problems } = arrangeCopies(found.reverse(), EVENTS);
    expect(games).toMatchObject([{ file: 'unattributed/1.game.json' }]);
    expect(problems).toMatchObject([{ file: 'unattributed/2.game.json', code: 'same-id' }]);
    expect(problems[0]!.sentence).toContain('unattributed/1.game.json');
    expect(problemLevel(problems[0]!)).toBe('error');
  });
});
