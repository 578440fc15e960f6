import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRecording } from '../../../../src/archive/corpus/read-recording.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { temporaryFolder } from './temporary-corpus.ts';

// Counts the decodes, which take nearly all of the time.
vi.mock('../../../../src/game/decode/decode.ts', { spy: true });
beforeEach(() => {
  vi.mocked(decode).mockClear();
});

const bytes = new Uint8Array(writeRecording(duel()));
const text = new TextEncoder().encode('not a recording');

function written(name: string, content: Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

test('decodes a recording once', () => {
  expect(readRecording(written('game.w3g', bytes)).ok).toBe(true);
  expect(decode).toHaveBeenCalledTimes(1);
});

test('decodes the only recording of an archive once, after a file that is none', () => {
  const archive = zipSync({ 'a.txt': text, 'game.w3g': bytes, 'z.txt': text });
  const read = readRecording(written('games.zip', archive));
  expect(read).toMatchObject({ ok: true, value: { recording: { name: 'game.w3g' } } });
  expect(vi.mocked(decode).mock.calls.filter(([content]) => content.length > text.length)).toHaveLength(1);
});

test('refuses an archive with several recordings after one decode', () => {
  const read = readRecording(written('games.zip', zipSync({ 'a.w3g': bytes, 'b.w3g': bytes })));
  expect(read).toMatchObject({ ok: false, failure: { code: 'several-recordings' } });
  expect(decode).toHaveBeenCalledTimes(1);
});
