import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedIn } from '../../../../src/archive/corpus/checked.ts';
import { shortGame } from '../../../../src/archive/corpus/lean.ts';
import { parseRecord } from '../../../../src/archive/corpus/record.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { recordOf } from './temporary-corpus.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const record = recordOf(duel());
const text = recordText(record);
/** A record that no check lets through, but which can be read. */
const odd = text.replace('"build":', '"built":');
const file = () => join(folder, 'checked.json');
const kept = () =>
  Object.keys((JSON.parse(readFileSync(file(), 'utf8').split('\n')[1]!) as { records: object }).records);

test('a record that the same code found to be whole is read without a check, and reads the same', () => {
  const first = checkedIn(file(), 'code');
  const read = parseRecord(text, first);
  expect(parseRecord(odd, first)).toMatchObject({ ok: false, failure: { code: 'invalid-record' } });
  first.keep();
  expect(kept()).toHaveLength(1);
  const later = checkedIn(file(), 'code');
  expect(later.shortOf(text)?.game).toEqual(JSON.parse(JSON.stringify(shortGame(record.game))));
  expect(parseRecord(text, later)).toEqual(read);
  expect(parseRecord(odd, later).ok).toBe(false);
  // Only what is known goes unchecked.
  later.add(odd, record);
  later.keep();
  expect(parseRecord(odd, checkedIn(file(), 'code')).ok).toBe(true);
});

test('nothing is known to other code, nor from a file that is broken, and what is gone is forgotten', () => {
  const first = checkedIn(file(), 'code');
  first.add(text, record);
  first.add(odd, record);
  first.keep();
  expect(checkedIn(file(), 'changed').shortOf(text)).toBeUndefined();
  const later = checkedIn(file(), 'code');
  later.shortOf(text);
  later.keep();
  expect(kept()).toHaveLength(1);
  const whole = readFileSync(file(), 'utf8');
  for (const broken of ['', 'null', whole.slice(0, -9), whole.replace('Arthas', 'Uther')]) {
    writeFileSync(file(), broken);
    expect(checkedIn(file(), 'code').shortOf(text)).toBeUndefined();
  }
});

test('without a code everything is checked and nothing kept', () => {
  const checked = checkedIn(file(), undefined);
  parseRecord(text, checked);
  checked.keep();
  expect(checked.shortOf(text)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});
