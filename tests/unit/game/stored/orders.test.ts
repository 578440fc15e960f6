/** Order files of every past form can still be opened. */
import { expect, it } from 'vitest';
import { mapOrders } from '../../../../src/game/orders.ts';
import { openOrders, ordersText } from '../../../../src/game/stored/orders.ts';
import { fixtureText } from './fixtures.ts';

const NEWER = fixtureText('orders-2.json');

it('orders of form 1 do not say what led the selection, and are written anew without a loss', () => {
  const older = openOrders(fixtureText('orders-1.json'))!;
  expect(older).toHaveLength(2);
  expect(older.flatMap(mapOrders).every(({ leader }) => leader === null)).toBe(true);
  expect(openOrders(ordersText(older))).toEqual(older);
});

it('orders of form 2 do, and are written anew without a change', () => {
  const newer = openOrders(NEWER)!;
  expect(newer.flatMap(mapOrders).filter(({ leader }) => leader !== null).length).toBeGreaterThan(500);
  expect(ordersText(newer)).toBe(NEWER);
});

it('both forms of one game have the same orders, but what older decoders took for a gift of an item', () => {
  const [older, newer] = [fixtureText('orders-1.json'), NEWER].map((text) =>
    openOrders(text)!.map((columns) =>
      mapOrders(columns).map(({ ms, kind, at, target, heroes }) => ({
        ms,
        kind: kind === 'bag' ? 'give' : kind,
        at,
        target,
        heroes,
      })),
    ),
  );
  expect(newer).toEqual(older);
});

it('a form of the future, and what is none, is not opened', () => {
  expect(openOrders(NEWER.replace('"format": 2', '"format": 3'))).toBeNull();
  expect(openOrders('{}')).toBeNull();
});
