import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import {
  HISTORY_DATABASE,
  changeNote,
  changeTexts,
  changeWords,
  readNotes,
} from '../../../../src/app/library/store/notes.ts';

beforeEach(() => deleteDB(HISTORY_DATABASE));

test('changes at the same time lose nothing of each other', async () => {
  await Promise.all([
    changeWords({ fingerprint: 'a', note: 'late' }),
    changeWords({ fingerprint: 'a', tags: ['ladder'] }),
    changeWords({ fingerprint: 'b', result: 'won' }),
    changeTexts('names', (before) => [...before, 'Moon']),
    changeTexts('names', (before) => [...before, 'Grubby', 'Moon']),
    changeTexts('goals', (before) => [...before, 'camp<100']),
  ]);
  await changeTexts('names', (before) => before.filter((name) => name !== 'Grubby'));
  expect(await readNotes()).toEqual({
    me: ['Moon'],
    words: [
      { fingerprint: 'a', result: null, tags: ['ladder'], note: 'late' },
      { fingerprint: 'b', result: 'won', tags: [], note: '' },
    ],
    goals: ['camp<100'],
  });
});

test('a later change replaces only what it names, and a read after it has it', async () => {
  void changeWords({ fingerprint: 'a', result: 'lost', tags: ['x'], note: 'first' });
  void changeWords({ fingerprint: 'a', note: 'last' });
  expect((await readNotes()).words).toEqual([
    { fingerprint: 'a', result: 'lost', tags: ['x'], note: 'last' },
  ]);
});

test('a note is changed as it is by then', async () => {
  const add = (line: string) => changeNote('a', (note) => `${note}${line}\n`);
  await Promise.all([add('first'), add('second'), changeWords({ fingerprint: 'a', tags: ['x'] })]);
  expect((await readNotes()).words).toEqual([
    { fingerprint: 'a', result: null, tags: ['x'], note: 'first\nsecond\n' },
  ]);
});
