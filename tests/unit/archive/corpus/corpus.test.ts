import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import {
  DUEL_ID,
  LONGER,
  recordOf,
  save,
  saveRecord,
  saveRecording,
  temporaryCorpus,
} from './temporary-corpus.ts';

const codes = ({ problems }: ReturnType<typeof readCorpus>) => problems.map(({ file, code }) => [file, code]);

describe('the games of a corpus', () => {
  it('come from records and decoded recordings', () => {
    const { root } = temporaryCorpus();
    saveRecord(join(root, 'cup'));
    saveRecording(join(root, 'spring/other.w3g'), { ...duel(), randomSeed: 7 });
    const { games, events, problems } = readCorpus(root);
    const id = DUEL_ID.replace(/^\d+/, '7');
    // The cup has no recorded date, but its game's patch is newer than the spring of the other event.
    expect(games).toEqual([
      { replayId: DUEL_ID, tournamentId: 'cup', file: `cup/${DUEL_ID}.game.json`, ...recordOf() },
      {
        replayId: id,
        tournamentId: 'spring',
        file: 'spring/other.w3g',
        ...recordOf({ ...duel(), randomSeed: 7 }, 'other.w3g'),
      },
    ]);
    expect(events).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  it('have one entry when recording and record are there', () => {
    const { root } = temporaryCorpus();
    const record = saveRecord(join(root, 'unattributed'));
    saveRecording(join(root, 'cup/longer.w3g'), LONGER);
    const corpus = readCorpus(root);
    expect(corpus.games).toMatchObject([{ file: 'cup/longer.w3g', tournamentId: 'cup' }]);
    expect(codes(corpus)).toEqual([[`unattributed/${DUEL_ID}.game.json`, 'duplicate']]);
    saveRecording(join(root, 'cup/longer.w3g'));
    expect(record).toContain(readCorpus(root).games[0]!.file);
  });

  it('do without broken files, which are named', () => {
    const { root } = temporaryCorpus();
    saveRecord(join(root, 'cup'));
    save(join(root, 'cup/1_a_b_c.game.json'), '{"recording": {}}');
    save(join(root, 'cup/junk.w3g'), 'junk');
    saveRecord(join(root, 'wedding'), { ...duel(), randomSeed: 3 });
    saveRecording(join(root, 'dropped.w3g'), { ...duel(), randomSeed: 4 });
    const corpus = readCorpus(root);
    expect(corpus.games.map(({ tournamentId }) => tournamentId)).toEqual(['cup', null, null]);
    expect(codes(corpus)).toEqual([
      ['cup/1_a_b_c.game.json', 'invalid-record'],
      ['cup/junk.w3g', 'not-a-replay'],
      [corpus.games[1]!.file, 'unknown-event'],
    ]);
    expect(corpus.problems[0]!.sentence).toContain('recording.name: ');
  });

  it('do without a record that is not named after its game', () => {
    const { root } = temporaryCorpus();
    save(join(root, 'cup/7_a_b_c.game.json'), recordText(recordOf()));
    const corpus = readCorpus(root);
    expect(codes(corpus)).toEqual([['cup/7_a_b_c.game.json', 'wrong-name']]);
    expect(corpus.problems[0]!.sentence).toContain(`${DUEL_ID}.game.json`);
  });
});
