import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  DUEL_ID,
  LONGER,
  save,
  saveRecording,
  temporaryCorpus,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { run } from './run.ts';
import { VERIFY_WORDS } from '../../../src/cli/words.ts';

let recording: string;
let record: string;
beforeEach(() => {
  const { root, inbox } = temporaryCorpus();
  recording = saveRecording(join(inbox, 'duel.w3g'));
  run('ingest', [recording], { FARSEER_REPLAYS: root });
  record = join(root, 'unattributed', `${DUEL_ID}.game.json`);
});

const verify = (...files: string[]) => {
  const { status, stdout, stderr } = run('verify', files);
  return [status, (stdout + stderr).trim()];
};
const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

test('a record of its recording says the same', () => {
  expect(verify(record, recording)).toEqual([0, VERIFY_WORDS.same]);
});

test('what was changed by hand is named', () => {
  change(record, '"Arthas"', '"Somebody"');
  expect(verify(record, recording)).toEqual([1, expect.stringMatching(/^different: .*: players\.$/)]);
});

test('orders that were changed, or are gone, are named', () => {
  const orders = record.replace('.game.json', '.orders.json');
  change(orders, /"times": \[\d+/, '"times": [7');
  expect(verify(record, recording)).toEqual([1, expect.stringMatching(/: orders\.$/)]);
  save(orders, '{}');
  expect(verify(record, recording)).toEqual([1, expect.stringMatching(/: orders\.$/)]);
});

test('another recording is another recording', () => {
  const longer = saveRecording(join(temporaryCorpus().inbox, 'longer.w3g'), LONGER);
  expect(verify(record, longer)).toEqual([1, expect.stringMatching(/^different: .*: sha256, /)]);
});

test('what an older decoder read is compared with what today’s reads', () => {
  change(record, /"decoder": \d+/, '"decoder": 1');
  expect(verify(record, recording)).toEqual([0, VERIFY_WORDS.older(1, [])]);
  change(record, '"Arthas"', '"Somebody"');
  expect(verify(record, recording)).toEqual([1, VERIFY_WORDS.older(1, ['players'])]);
});

test('files that cannot be read are named', () => {
  const junk = save(join(temporaryCorpus().inbox, 'junk'), 'junk');
  expect(verify(record, junk)).toEqual([1, expect.stringContaining(`not-a-replay: ${junk}: `)]);
  expect(verify(junk, recording)).toEqual([1, expect.stringContaining(`invalid-record: ${junk}: `)]);
  expect(verify('/no/such', recording)).toEqual([1, expect.stringContaining('unreadable: /no/such: ')]);
});

test('a wrong call says how it is done', () => {
  expect(verify(record)).toEqual([2, expect.stringContaining('Usage: ')]);
  expect(verify('--loud')).toEqual([2, expect.stringContaining('Usage: ')]);
});
