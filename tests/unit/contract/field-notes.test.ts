import { expect, test } from 'vitest';
import { NOTE_KINDS, fieldNotes, timingStatistics } from '../../../src/contract/field-notes.ts';
import { replayIndexPlayerSchema, replayIndexSchema } from '../../../src/contract/index-schema.ts';
import { sampleEntry, samplePlayer } from './sample.ts';

const game = (...players: Parameters<typeof samplePlayer>[0][]) =>
  sampleEntry({ players: players.map(samplePlayer) });

test('medians are per race, over known values, rounded down', () => {
  const stats = timingStatistics([
    game({ race: 'H', tier2Sec: 300 }, { race: 'O', tier2Sec: 100 }),
    game({ race: 'H', tier2Sec: 7 }, { race: 'H', tier2Sec: null }, { race: null, tier2Sec: 1 }),
    game({ race: 'H', tier2Sec: 1000 }, { race: 'O', tier2Sec: 201 }),
  ]);
  expect(stats.H.tier2Sec).toEqual({ n: 3, medianSec: 300 });
  expect(stats.O.tier2Sec).toEqual({ n: 2, medianSec: 150 });
  expect(stats.U.tier2Sec).toEqual({ n: 0, medianSec: null });
  expect(stats.H.heroTimeSec).toEqual({ n: 4, medianSec: 66 });
});

test('a time of zero is a value and a missing field is none', () => {
  const { E } = timingStatistics([
    sampleEntry({
      players: [
        { slot: '1', race: 'E' },
        { slot: '2', race: 'E', tier3Sec: 0 },
      ],
    }),
  ]);
  expect(E.tier3Sec).toEqual({ n: 1, medianSec: 0 });
  expect(E.heroTimeSec).toEqual({ n: 0, medianSec: null });
});

test('notes carry the medians of the corpus they are given', () => {
  const notes = fieldNotes(
    timingStatistics([game({ race: 'U', tier2Sec: 425 }, { race: 'O', tier2Sec: null })]),
  );
  expect(notes['tier2Sec']).toContain('Human none, Orc none, Night Elf none, Undead 7:05 (425 s, n=1).');
  expect(notes['heroTimeSec']).toContain('Undead 1:06 (66 s, n=1).');
});

test('without games no number appears besides tiers', () => {
  for (const note of Object.values(fieldNotes(timingStatistics([])))) {
    expect(note.replace(/tier ?[123]\w*/g, '')).not.toMatch(/\d/);
  }
});

test('every note starts with its kind and is text the index may carry', () => {
  const notes = fieldNotes(timingStatistics([]));
  for (const note of Object.values(notes))
    expect(note).toMatch(new RegExp(`^(${NOTE_KINDS.join('|')}): .+\\.$`));
  expect(replayIndexSchema.shape.fieldNotes.safeParse(notes).success).toBe(true);
  const timings = Object.keys(replayIndexPlayerSchema.shape).filter((field) => field.endsWith('Sec'));
  expect(Object.keys(notes)).toEqual(expect.arrayContaining(timings));
});

test('notes are as they were accepted', () => {
  expect(fieldNotes(timingStatistics([]))).toMatchSnapshot();
});
