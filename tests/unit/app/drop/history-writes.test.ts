import { expect, test } from 'vitest';
import { Writes } from '../../../../src/app/drop/history/writes.ts';

const later = <T>(value: T, ms = 5): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), ms);
  });

/** A slow database of one word. */
function database() {
  let word = '';
  return {
    write: (text: string, ms?: number) => async () => void (word = await later(text, ms)),
    read: async () => {
      const value = word;
      return later(value);
    },
  };
}

test('a read has all that was said before, however long writing takes', async () => {
  const { write, read } = database();
  const writes = new Writes();
  void writes.add(write('a note', 20));
  expect(await writes.settled(read)).toBe('a note');
});

test('a read has what was said while it went on', async () => {
  const { write, read } = database();
  const writes = new Writes();
  const reading = writes.settled(read);
  await later(null, 1);
  void writes.add(write('a tag', 20));
  expect(await reading).toBe('a tag');
});

test('words are written in the order in which they were said, also after a write that failed', async () => {
  const { write, read } = database();
  const writes = new Writes();
  void writes.add(write('first', 20));
  const failed = writes.add(() => Promise.reject(new Error('full')));
  void writes.add(write('last', 1));
  await expect(failed).rejects.toThrow('full');
  expect(await writes.settled(read)).toBe('last');
});
