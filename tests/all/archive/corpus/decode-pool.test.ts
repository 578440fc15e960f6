import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodeFiles } from '../../../../src/archive/corpus/decode-pool.ts';
import {
  recordOf,
  save,
  saveRecording,
  temporaryFolder,
} from '../../../unit/archive/corpus/temporary-corpus.ts';

describe('the decode pool', () => {
  it('answers in the order of the paths and counts', async () => {
    const folder = temporaryFolder();
    const paths = ['a', 'b', 'c', 'd'].map((name) => saveRecording(join(folder, `${name}.w3g`)));
    paths.splice(2, 0, save(join(folder, 'junk.w3g'), 'junk'), join(folder, 'absent.w3g'));
    const counts: number[] = [];
    const results = await decodeFiles(paths, { threads: 2, onDone: (done) => counts.push(done) });
    const names = results.map((result) => (result.ok ? result.value.recording.name : result.failure.code));
    expect(names).toEqual(['a.w3g', 'b.w3g', 'not-a-replay', 'unreadable', 'c.w3g', 'd.w3g']);
    expect(results[0]).toMatchObject({ ok: true, value: recordOf(undefined, 'a.w3g') });
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await decodeFiles([])).toEqual([]);
  });

  it('survives threads that die', async () => {
    const worker = pathToFileURL(
      save(
        join(temporaryFolder(), 'worker.mjs'),
        `import { parentPort } from 'node:worker_threads';
        parentPort.on('message', (path) => {
          if (path === 'throws') throw new Error('a\\nslip');
          if (path === 'exits') process.exit(3);
          parentPort.postMessage({ ok: false, failure: { code: 'too-old', sentence: path } });
        });`,
      ),
    );
    const results = await decodeFiles(['a', 'throws', 'b', 'exits', 'exits', 'c'], { threads: 2, worker });
    expect(results.map((result) => !result.ok && result.failure.code)).toEqual([
      'too-old',
      'damaged',
      'too-old',
      'damaged',
      'damaged',
      'too-old',
    ]);
    expect(results[1]).toMatchObject({
      failure: { sentence: expect.stringContaining('(The reader failed: a slip)') },
    });
  });
});
