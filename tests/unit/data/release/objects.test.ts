import { expect, test } from 'vitest';
import { objectsDocument, objectsSchema } from '../../../../src/data/release/documents/objects.ts';

const document = objectsDocument();
const of = (id: string) => document.find((object) => object.id === id)!;
const dated = <K extends 'gold' | 'seconds' | 'foodMade'>(id: string, field: K) =>
  of(id).costs.map((cost) => [cost.patch, cost[field]]);

test('the document fits its schema, and every row has its sources', () => {
  expect(objectsSchema.safeParse(document).error).toBeUndefined();
  for (const { id, costs } of document)
    for (const { patch, sources } of costs) expect(sources.length, `${id} ${patch}`).toBeGreaterThan(0);
});

test('values are listed from the release that changed them', () => {
  expect(dated('Hamg', 'gold')).toMatchSnapshot();
  expect(dated('ogre', 'seconds')).toMatchSnapshot();
  expect(dated('hcas', 'foodMade')).toMatchSnapshot();
  expect(of('stel').costs.at(-1)!.stock).toEqual({ most: 2, everySeconds: 120, fromSeconds: 220 });
  expect(of('Rhlh').needs.map(({ patch, requires }) => [patch, requires])).toMatchSnapshot();
  expect(of('Rhpt').costs.map(({ patch, perLevel }) => [patch, perLevel!.seconds])).toMatchSnapshot();
});
