import { expect, test } from 'vitest';
import { objectsDocument } from '../../../../src/data/release/documents/objects.ts';
import { costsOf } from '../../../../src/game/objects/costs.ts';
import { PRICE_TABLES } from '../../../../src/game/objects/prices.ts';

/** A made-up patch that changes the price of a Footman and the time of a Grunt. */
const TABLES = [
  ...PRICE_TABLES,
  { patch: '2.00', from: [2, 0], exact: ['2.00'], prices: '140/0/2 hfoo', seconds: 'ogru 31' } as const,
];
const costsOfObject = (id: string) =>
  objectsDocument(TABLES)
    .find((object) => object.id === id)!
    .costs.map(({ patch }) => patch);

test('prices of a new patch are added, and none of the others is lost', () => {
  const added = objectsDocument(TABLES);
  for (const [at, { id, costs }] of objectsDocument().entries()) {
    const more = id === 'hfoo' || id === 'ogru' ? ['2.00'] : [];
    expect(added[at]!.costs.slice(0, costs.length), id).toEqual(costs);
    expect(
      added[at]!.costs.slice(costs.length).map(({ patch }) => patch),
      id,
    ).toEqual(more);
  }
  expect(costsOfObject('edot')).toEqual(['1.24.4', '1.31.1', '1.32.8']);
});

test('every table changes something', () => {
  const patches = new Set(objectsDocument().flatMap(({ costs }) => costs.map(({ patch }) => patch)));
  expect([...patches].sort()).toEqual(PRICE_TABLES.map(({ patch }) => patch));
});

test('games are read with the new prices, and patches before it with those of both sides', () => {
  const of = (patch: string) => costsOf({ patch, build: 0, expansion: true }, TABLES);
  expect(of('2.00')).toMatchObject({ patch: '2.00', exact: true, beyond: null });
  expect(of('2.01')).toMatchObject({ patch: '2.00', exact: false, beyond: null });
  expect(of('1.36')).toMatchObject({ patch: '1.32.8', exact: false, beyond: '2.00' });
  expect(['hfoo', 'hkni'].map((id) => of('1.36').agreed(id))).toEqual([false, true]);
  expect([of('1.36').makeMs('ogru'), of('2.00').makeMs('ogru')]).toEqual([30_000, 31_000]);
});
