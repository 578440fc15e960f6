/** Tabs of one browser are played by channels of one process. */
import { expect, test, vi } from 'vitest';
import { answerOtherTabs, askOtherTabs } from '../../../../../src/app/drop/link/games-in-tabs.ts';

test('each question gets the whole game it is about, and one that no tab has gets none', async () => {
  // The limit is not met before the test says so.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  answerOtherTabs(() => [
    { packed: 'first', whole: 'whole of first' },
    { packed: 'second', whole: 'whole of second' },
    { packed: 'without orders', whole: null },
  ]);
  const known = ['first', 'second'].map(askOtherTabs);
  const unknown = ['without orders', 'unknown'].map(askOtherTabs);
  expect(await Promise.all(known)).toEqual(['whole of first', 'whole of second']);
  vi.runAllTimers();
  expect(await Promise.all(unknown)).toEqual([null, null]);
  vi.useRealTimers();
});
