import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { refreshCache } from '../../../../src/archive/corpus/refresh-cache.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
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
  it('come from records and decoded recordings', async () => {
    const { root, cache } = temporaryCorpus();
    saveRecord(join(root, 'cup'));
    saveRecording(join(root, 'spring/other.w3g'), { ...duel(), randomSeed: 7 });
    expect(codes(readCorpus(root, cache))).toEqual([['spring/other.w3g', 'not-decoded']]);
    await refreshCache(root, cache);
    const { games, events, problems } = readCorpus(root, cache);
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

  it('have one entry when recording and record are there', async () => {
    const { root, cache } = temporaryCorpus();
    const record = saveRecord(join(root, 'unattributed'));
    saveRecording(join(root, 'cup/longer.w3g'), LONGER);
    await refreshCache(root, cache);
    const corpus = readCorpus(root, cache);
    expect(corpus.games).toMatchObject([{ file: 'cup/longer.w3g', tournamentId: 'cup' }]);
    expect(codes(corpus)).toEqual([[`unattributed/${DUEL_ID}.game.json`, 'duplicate']]);
    saveRecording(join(root, 'cup/longer.w3g'));
    await refreshCache(root, cache);
    expect(record).toContain(readCorpus(root, cache).games[0]!.file);
  });

  it('do without broken files, which are named', async () => {
    const { root, cache } = temporaryCorpus();
    saveRecord(join(root, 'cup'));
    save(join(root, 'cup/1_a_b_c.game.json'), '{"recording": {}}');
    save(join(root, 'cup/junk.w3g'), 'junk');
    saveRecord(join(root, 'wedding'), { ...duel(), randomSeed: 3 });
    saveRecording(join(root, 'dropped.w3g'), { ...duel(), randomSeed: 4 });
    await refreshCache(root, cache);
    const corpus = readCorpus(root, cache);
    expect(corpus.games.map(({ tournamentId }) => tournamentId)).toEqual(['cup', null, null]);
    expect(codes(corpus)).toEqual([
      ['cup/1_a_b_c.game.json', 'invalid-record'],
      ['cup/junk.w3g', 'not-a-replay'],
      [corpus.games[1]!.file, 'unknown-event'],
    ]);
    expect(corpus.problems[0]!.sentence).toContain('recording.name: ');
  });

  it('do without a record that is not named after its game', () => {
    const { root, cache } = temporaryCorpus();
    save(join(root, 'cup/7_a_b_c.game.json'), recordText(recordOf()));
    const corpus = readCorpus(root, cache);
    expect(codes(corpus)).toEqual([['cup/7_a_b_c.game.json', 'wrong-name']]);
    expect(corpus.problems[0]!.sentence).toContain(`${DUEL_ID}.game.json`);
  });
});

describe('the cache of decoded recordings', () => {
  const setUp = () => {
    const corpus = temporaryCorpus();
    const path = saveRecording(join(corpus.root, 'cup/game.w3g'));
    const entry = () =>
      join(
        corpus.cache,
        readdirSync(corpus.cache).find((name) => /^[0-9a-f]{16}\./.test(name))!,
      );
    return { ...corpus, path, entry, refresh: () => refreshCache(corpus.root, corpus.cache) };
  };

  it('is reused, also for a file that was only touched or copied', async () => {
    const { root, path, entry, refresh } = setUp();
    expect(await refresh()).toEqual({ decoded: 1, reused: 0 });
    expect(entry()).toMatch(new RegExp(`\\.${DECODER_VERSION}\\.json$`));
    expect(await refresh()).toEqual({ decoded: 0, reused: 1 });
    utimesSync(path, 1, 1);
    saveRecording(join(root, 'spring/copy.w3g'));
    expect(await refresh()).toEqual({ decoded: 0, reused: 2 });
  });

  it('is rebuilt for another decoder version and for entries that cannot be used', async () => {
    const { entry, refresh } = setUp();
    await refresh();
    const { recording, game } = recordOf();
    const unusable = [
      '{"recording": ',
      recordText({ recording, game: { ...game, decoder: DECODER_VERSION + 1 } }),
      recordText({ recording: { ...recording, sha256: '0'.repeat(64) }, game }),
    ];
    for (const text of unusable) {
      writeFileSync(entry(), text);
      expect(await refresh()).toEqual({ decoded: 1, reused: 0 });
    }
    vi.resetModules();
    vi.doMock('../../../../src/game/vocabulary.ts', async (load) => ({
      ...(await load<object>()),
      DECODER_VERSION: DECODER_VERSION + 1,
    }));
    const later = await import('../../../../src/archive/corpus/decode-cache.ts');
    expect(later.readEntry(join(entry(), '..'), recording.sha256)).toBeNull();
    vi.doUnmock('../../../../src/game/vocabulary.ts');
  });

  it('decodes a file again that has changed, and knows refused ones', async () => {
    const { root, cache, path, refresh } = setUp();
    await refresh();
    saveRecording(path, LONGER);
    expect(await refresh()).toEqual({ decoded: 1, reused: 0 });
    expect(readCorpus(root, cache).games[0]!.game.clockMs).toBe(LONGER.durationMs);
    save(path, 'junk');
    expect(await refresh()).toEqual({ decoded: 1, reused: 0 });
    expect(await refresh()).toEqual({ decoded: 0, reused: 1 });
    expect(codes(readCorpus(root, cache))).toEqual([['cup/game.w3g', 'not-a-replay']]);
  });
});
