import { gzipSync, strToU8, zipSync } from 'fflate';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { findRecordings, ingest, type IngestOptions } from '../../../../src/archive/corpus/ingest.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeTar } from '../../../support/write-tar.ts';
import {
  DUEL_ID,
  filesIn,
  LONGER,
  save,
  saveCut,
  saveRecord,
  saveRecording,
  snapshot,
  temporaryCorpus,
  temporaryFolder,
} from './temporary-corpus.ts';

let corpus: ReturnType<typeof temporaryCorpus>;
beforeEach(() => {
  corpus = temporaryCorpus();
});

const inbox = (file: string) => join(corpus.inbox, file);
const kept = () =>
  filesIn(corpus.root).filter((file) => !/^(events|added)\.json$|\.orders\.json$/.test(file));
const NOW = '2026-11-21T10:22:46Z';

/** Results of ingesting these files and folders. */
async function outcomes(
  paths: string[] = [corpus.inbox],
  options: Partial<IngestOptions> = {},
): Promise<string[]> {
  const { root } = corpus;
  const report = await ingest(findRecordings(paths, root), { root, now: NOW, ...options });
  return report.map(({ outcome, code }) => code ?? outcome);
}

describe('ingesting', () => {
  it('writes a record for each game, and nothing the second time', async () => {
    saveRecording(inbox('cup/a.w3g'));
    saveRecording(inbox('elsewhere/7_x_y_Map One.nwg'), { ...duel(), randomSeed: 7 });
    save(inbox('notes.txt'), 'no recording');
    expect(await outcomes()).toEqual(['new', 'new']);
    expect(kept()).toEqual([`cup/${DUEL_ID}.game.json`, 'unattributed/7_x_y_Map-One.game.json']);
    const before = snapshot(corpus.root);
    expect(await outcomes()).toEqual(['unchanged', 'unchanged']);
    expect(snapshot(corpus.root)).toEqual(before);
    const { games, problems } = readCorpus(corpus.root);
    expect(games.map(({ tournamentId }) => tournamentId)).toEqual(['cup', null]);
    expect(problems).toEqual([]);
  });

  it('refuses files that give no game and goes on', async () => {
    saveRecording(inbox('c.w3g'));
    save(inbox('a.w3g'), 'junk');
    expect(await outcomes([inbox('none.w3g'), corpus.inbox])).toEqual(['not-a-replay', 'new', 'unreadable']);
  });

  it('refuses incomplete recordings unless they are wanted', async () => {
    saveCut(inbox('cut.w3g'));
    expect(await outcomes()).toEqual(['incomplete']);
    expect(kept()).toEqual([]);
    expect(await outcomes(undefined, { incomplete: true })).toEqual(['new']);
    saveRecording(inbox('cut.w3g'));
    expect(await outcomes()).toEqual(['updated']);
    expect(readCorpus(corpus.root).games).toMatchObject([{ game: { complete: true } }]);
  });

  it('takes every recording of an archive, by the folder it lies in there, and names what cannot be taken out', async () => {
    const recording = (seed: number) =>
      new Uint8Array(
        readFileSync(saveRecording(join(temporaryFolder(), 'a.w3g'), { ...duel(), randomSeed: seed })),
      );
    const files = { 'cup/a.w3g': recording(1), '../../a.w3g': recording(2), 'map.w3x': strToU8('HM3W') };
    save(inbox('games.zip'), zipSync(files));
    save(inbox('b.w3g.gz'), gzipSync(recording(3)));
    const entries = [4, 5].map((seed) => ({ name: `${seed}.w3g`, content: recording(seed) }));
    // It is cut off in its second recording.
    save(inbox('cut.tar'), writeTar(entries).subarray(0, -4096));
    expect((await outcomes()).sort()).toEqual(['archive-damaged', 'map', 'new', 'new', 'new', 'new']);
    expect(kept().map((file) => file.split(/[/_]/).slice(0, 2).join(' '))).toMatchSnapshot();
    expect((await outcomes()).sort()).toEqual([
      'archive-damaged',
      'map',
      ...Array.from({ length: 4 }, () => 'unchanged'),
    ]);
  });
});

describe('ingesting a game that is there already', () => {
  it('keeps the longest of a batch, once', async () => {
    saveRecording(inbox('a.w3g'));
    saveRecording(inbox('b.w3g'), LONGER);
    saveRecording(inbox('c.w3g'));
    expect(await outcomes()).toEqual(['duplicate', 'new', 'duplicate']);
    expect(await outcomes()).toEqual(['duplicate', 'unchanged', 'duplicate']);
    expect(readFileSync(join(corpus.root, kept()[0]!), 'utf8')).toContain('"name":"b.w3g"');
    expect(kept()).toHaveLength(1);
  });

  it('replaces a shorter recording, under its new id, in its event', async () => {
    saveRecord(join(corpus.root, 'cup'));
    saveRecording(inbox('1637653382_A_B_Hill.w3g'), LONGER);
    expect(await outcomes()).toEqual(['updated']);
    expect(kept()).toEqual(['cup/1637653382_A_B_Hill.game.json']);
    expect(await outcomes()).toEqual(['unchanged']);
  });

  it('moves an unattributed game to its event, and never from one event to another', async () => {
    saveRecording(inbox('a.w3g'));
    expect(await outcomes()).toEqual(['new']);
    expect(await outcomes(undefined, { event: 'cup' })).toEqual(['updated']);
    expect(kept()).toEqual([`cup/${DUEL_ID}.game.json`]);
    expect(await outcomes(undefined, { event: 'spring' })).toEqual(['unchanged']);
    expect(await outcomes()).toEqual(['unchanged']);
    expect(kept()).toEqual([`cup/${DUEL_ID}.game.json`]);
  });

  it('leaves recordings that lie in the corpus alone', async () => {
    const raw = saveRecording(join(corpus.root, 'cup/raw.w3g'));
    expect(await outcomes([raw])).toEqual(['unchanged']);
    saveRecording(inbox('copy.w3g'));
    expect(await outcomes()).toEqual(['duplicate']);
    saveRecording(inbox('copy.w3g'), LONGER);
    expect(await outcomes()).toEqual(['updated']);
    expect(existsSync(raw)).toBe(true);
    expect(readCorpus(corpus.root).games).toMatchObject([
      { file: `cup/${DUEL_ID}.game.json`, recording: { name: 'copy.w3g' } },
    ]);
  });

  it('writes a record anew that has become unusable, or differs', async () => {
    saveRecording(inbox('a.w3g'));
    await outcomes(undefined, { event: 'cup' });
    const path = join(corpus.root, kept()[0]!);
    const good = readFileSync(path, 'utf8');
    for (const bad of [
      good.replace(/"format": \d+/, '"format": "new"'),
      good.replace(/"build": \d+/, '"build": 1'),
    ]) {
      writeFileSync(path, bad);
      expect(await outcomes()).toEqual(['updated']);
      expect(readFileSync(path, 'utf8')).toBe(good);
      expect(kept()).toHaveLength(1);
    }
  });

  it('refuses another game with the same id', async () => {
    const map = { ...duel().map, checksum: 99 };
    saveRecord(join(corpus.root, 'cup'));
    saveRecording(inbox('a.w3g'), { ...duel(), map });
    expect(await outcomes()).toEqual(['same-id']);
    rmSync(join(corpus.root, 'cup'), { recursive: true });
    saveRecording(inbox('b.w3g'));
    expect((await outcomes()).sort()).toEqual(['new', 'same-id']);
    expect((await outcomes()).sort()).toEqual(['same-id', 'unchanged']);
  });
});
