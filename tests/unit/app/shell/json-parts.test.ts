/** JSON in parts is what JSON.stringify writes, and lets others work in between. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts } from '../../../../src/app/shell/json-parts.ts';

test('all parts together are the text of any plain data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 7 }), async (value) => {
      expect((await jsonParts(value)).join('')).toBe(`${JSON.stringify(value)}\n`);
    }),
  );
  const gaps = { a: undefined, b: [undefined, { c: undefined, d: [[[[undefined]]]] }], '"': null };
  expect((await jsonParts(gaps)).join('')).toBe(`${JSON.stringify(gaps)}\n`);
});

test('a large document gives way to others', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  const rows = Array.from({ length: 60_000 }, (_, at) => ({ at, text: `row ${at}`.repeat(5) }));
  await jsonParts({ players: [{ rows }] });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
