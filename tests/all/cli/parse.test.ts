import { gzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import {
  DUEL_ID,
  recordOf,
  save,
  saveCut,
  saveRecording,
  temporaryFolder,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { decodeScript } from '../../unit/game/scripted.ts';
import { run } from './run.ts';

const { game } = recordOf();
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe('parse', () => {
  it.each([
    [[], summarize(game, DUEL_ID)],
    [['--as', 'summary'], summarize(game, DUEL_ID)],
    [['--as', 'game'], decodeScript(duel())],
    [['--as', 'analysis'], analyze(game, DUEL_ID)],
  ])('prints JSON (%j)', (options, expected) => {
    const file = saveRecording(join(temporaryFolder(), 'duel.w3g'));
    expect(run('parse', [file, ...options])).toEqual({ status: 0, stdout: json(expected), stderr: '' });
  });

  it('prints what a recording that breaks off holds', () => {
    const { status, stdout } = run('parse', [saveCut(join(temporaryFolder(), 'cut.w3g')), '--as', 'game']);
    expect([status, JSON.parse(stdout).complete]).toEqual([0, false]);
  });

  it('prints of an archive with one recording what the recording gives, and names those of several', () => {
    const file = saveRecording(join(temporaryFolder(), 'duel.w3g'));
    const recording = new Uint8Array(readFileSync(file));
    const readme = new TextEncoder().encode('A great game.');
    const plain = run('parse', [file]);
    for (const archive of [
      gzipSync(recording),
      zipSync({ 'readme.txt': readme, 'day 1/duel.w3g': recording }),
      zipSync({ 'duel.w3g': [recording, { level: 0 }] }),
    ])
      expect(run('parse', [save(join(temporaryFolder(), 'duel.w3g.gz'), archive)])).toEqual(plain);
    const several = save(join(temporaryFolder(), 'x'), zipSync({ 'a.w3g': recording, 'b.w3g': recording }));
    const { status, stderr } = run('parse', [several]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^several-recordings: .*x\/a\.w3g, x\/b\.w3g\. .*\n$/);
  });

  it.each([
    ['not-a-replay', save(join(temporaryFolder(), 'junk.w3g'), 'junk')],
    ['unreadable', '/no/such/file.w3g'],
    ['unreadable', import.meta.dirname],
    ['too-large', 'sparse'],
  ])('says %s in one line', (code, path) => {
    const file = path === 'sparse' ? save(join(temporaryFolder(), 'big.w3g'), Buffer.alloc(17 << 20)) : path;
    const { status, stdout, stderr } = run('parse', [file]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^${code}: [A-Z][^\\n]+\\.\\n$`));
  });

  it.each([[[]], [['a.w3g', 'b.w3g']], [['a.w3g', '--as', 'poem']], [['--loud', 'a.w3g']]])(
    'explains itself when called with %j',
    (args) => {
      const { status, stdout, stderr } = run('parse', args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('Usage: ');
    },
  );
});
