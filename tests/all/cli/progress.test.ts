import { afterEach, expect, test, vi } from 'vitest';
import { progress } from '../../../src/cli/progress.ts';
import { PROGRESS_WORDS } from '../../../src/cli/words.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lines printed if each file takes a second. */
function linesOf(files: number): unknown[] {
  vi.useFakeTimers();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onDone, stop } = progress('Decoding');
  for (let done = 1; done <= files; done++) {
    vi.advanceTimersByTime(1000);
    onDone(done, files);
  }
  stop();
  return error.mock.calls.map(([line]) => line as unknown);
}

test('where nobody watches, a line every five seconds says how far it is', () => {
  expect(linesOf(22)).toEqual([
    PROGRESS_WORDS.line('Decoding', 5, 22, 17),
    PROGRESS_WORDS.line('Decoding', 10, 22, 12),
    PROGRESS_WORDS.line('Decoding', 15, 22, 7),
    PROGRESS_WORDS.line('Decoding', 20, 22, 2),
  ]);
});

test('a few files need no line', () => {
  expect(linesOf(19)).toEqual([]);
});
