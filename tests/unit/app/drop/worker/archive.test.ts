/** Typical archives: all games in one, one game in each, and the other files in them. */
import { gzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { closeArchive, openDropped, archivePartOf } from '../../../../../src/app/drop/worker/archive.ts';
import { REFUSALS } from '../../../../../src/game/unpack/refusal.ts';
import { duel } from '../../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../../support/recording-writer/write-recording.ts';

const game = writeRecording(duel());
const text = new TextEncoder().encode('gg');

/** The paths of an archive's parts with the bytes read from each. */
async function readAll(path: string, bytes: Uint8Array): Promise<[string, Uint8Array | undefined][]> {
  const opened = openDropped({ path, bytes });
  if (!('parts' in opened)) throw new Error('one file, or none');
  let loads = 0;
  const load = () => {
    loads++;
    return Promise.resolve({ path, bytes });
  };
  closeArchive();
  const read: [string, Uint8Array | undefined][] = [];
  for (const { at, path: part } of opened.parts)
    read.push([part, (await archivePartOf({ archive: path, at, of: opened.parts.length }, load))?.bytes]);
  expect(loads).toBe(1);
  return read;
}

describe('an archive', () => {
  const bytes = zipSync({
    'day 2/last.w3g': game,
    'notes.txt': text,
    'island.w3x': new TextEncoder().encode('HM3W'),
    'broken.w3g': text,
    'more.rar': Uint8Array.from([...'Rar!\x1a\x07\x01\0'], (character) => character.charCodeAt(0)),
    'day 2.zip': zipSync({ 'final.w3g': game }),
  });

  it('is listed with all that is worth a word, and the rest is counted', () => {
    const rar = { code: 'rar', sentence: REFUSALS.rar };
    expect(openDropped({ path: 'games.zip', bytes })).toEqual({
      parts: [
        { at: 0, path: 'games.zip/day 2/last.w3g' },
        { at: 3, path: 'games.zip/broken.w3g' },
        { at: 4, path: 'games.zip/more.rar', refused: rar },
        { at: 5, path: 'games.zip/day 2.zip/final.w3g' },
      ],
      leftOut: 1,
    });
  });

  it('gives its maps to those who read maps', () => {
    const maps: File[] = [];
    openDropped({ path: 'games.zip', bytes }, (files) => maps.push(...files));
    expect(maps.map(({ name, size }) => [name, size])).toEqual([['island.w3x', 4]]);
    const alone = zipSync({ 'Maps/a.w3m': new TextEncoder().encode('no mark'), 'notes.txt': text });
    const only = openDropped({ path: 'maps.zip', bytes: alone }, (files) => maps.push(...files));
    expect(only).toEqual({ parts: [], leftOut: 1 });
    expect(maps.map(({ name }) => name)).toEqual(['island.w3x', 'a.w3m']);
  });

  it('is read part by part, and again from the beginning', async () => {
    const once = await readAll('games.zip', bytes);
    expect(once.map(([, part]) => part?.length)).toEqual([game.length, 2, undefined, game.length]);
    const load = () => Promise.resolve({ path: 'games.zip', bytes });
    const again = await archivePartOf({ archive: 'games.zip', at: 0, of: 4 }, load);
    expect(again).toMatchObject({ path: 'games.zip/day 2/last.w3g' });
  });

  it('of one recording is that recording, whatever lies beside it', () => {
    const one = zipSync({ 'notes.txt': text, 'a/final.w3g': game });
    expect(openDropped({ path: 'x.zip', bytes: one })).toMatchObject({
      ok: true,
      value: { path: 'x.zip/a/final.w3g' },
    });
    expect(openDropped({ path: 'final.w3g.gz', bytes: gzipSync(game) })).toMatchObject({
      ok: true,
      value: { path: 'final.w3g' },
    });
  });

  it('without a recording says so', () => {
    const none = zipSync({ 'notes.txt': text });
    expect(openDropped({ path: 'x.zip', bytes: none })).toMatchObject({ failure: { code: 'archive-empty' } });
  });

  it('that cannot be loaded any more, or is a shorter one by now, has no part', async () => {
    closeArchive();
    const inside = { archive: 'x', at: 9, of: 10 };
    await expect(archivePartOf(inside, () => Promise.resolve(null))).resolves.toBeNull();
    await expect(archivePartOf(inside, () => Promise.resolve({ path: 'x', bytes }))).resolves.toBeNull();
  });
});
