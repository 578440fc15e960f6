/** The first half of each recording, checked against the second half. */
import { describe, expect, test } from 'vitest';
import { halvesOf } from '../../../src/archive/audit/halves.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('two halves of recordings');
const halves = decoded
  .filter(isMelee)
  .flatMap(({ entry, game }) =>
    [...halvesOf(game).values()].map((player) => ({ file: entry.path, ...player })),
  );
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe.skipIf(missing)('the second half of a recording', () => {
  test('does not show another kind than the first inferred', () => {
    const inferred = total(halves.map((player) => player.inferred));
    const wrong = halves.flatMap(({ file, otherKind }) => otherKind.map((other) => ({ file, ...other })));
    console.log(`${inferred} kinds inferred, ${wrong.length} of them wrong`);
    expect(inferred).toBeGreaterThan(70);
    expect(wrong).toEqual([]);
  });

  test('refutes no upper bound', () => {
    const bounds = total(halves.map((player) => player.bounds));
    const exceeded = halves.flatMap(({ file, exceeded: some }) => some.map(({ id }) => `${file} ${id}`));
    console.log(`${bounds} upper bounds`);
    expect(bounds).toBeGreaterThan(2500);
    expect(exceeded).toEqual([]);
  });
});
