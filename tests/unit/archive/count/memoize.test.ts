import { expect, test, vi } from 'vitest';
import { memoize } from '../../../../src/archive/count/memoize.ts';

test('what is worked out is kept for as long as that it was made from is the same', () => {
  const make = vi.fn(({ games }: { games: number }) => (games === 0 ? undefined : [games]));
  const made = memoize(make);
  const [one, same, none] = [{ games: 1 }, { games: 1 }, { games: 0 }];
  expect(made(one)).toBe(made(one));
  expect(made(same)).not.toBe(made(one));
  expect([made(none), made(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
