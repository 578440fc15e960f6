import { expect, test } from 'vitest';
import { Store } from '../../../../src/app/shell/island/store.ts';

test('waits for a state, without keeping a watcher', async () => {
  const store = new Store({ games: 0 });
  expect(await store.until(({ games }) => games === 0)).toEqual({ games: 0 });
  let tries = 0;
  const waiting = store.until(({ games }) => {
    tries++;
    return games === 2;
  });
  for (const games of [1, 2, 3]) store.change({ games });
  expect(await waiting).toEqual({ games: 2 });
  // At once, and after two of three changes.
  expect(tries).toBe(3);
});
