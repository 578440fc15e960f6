import { expect, test } from 'vitest';
import { z } from 'zod';
import { typesOf } from '../../../../src/host/package/schema-types.ts';

const part = z.strictObject({ ms: z.int().describe('Game time in ms.'), 'a-b': z.boolean().optional() });

test('types of schemas have their descriptions and refer to each other by name', () => {
  const whole = z
    .strictObject({
      parts: z.array(part),
      kind: z.enum(['a', 'b']).nullable(),
      at: z.tuple([z.number(), z.string()]),
      counts: z.partialRecord(z.enum(['x', 'y']), z.int()),
      names: z.record(z.string(), z.union([z.literal(2), part])),
    })
    .describe('A whole. Not the end: */');
  expect(typesOf({ Whole: whole, Part: part, Choice: z.union([part, z.null()]) })).toBe(`\
/** A whole. Not the end: *\\/ */
export interface Whole {
  parts: Array<Part>;
  kind: "a" | "b" | null;
  at: [number, string];
  counts: Partial<Record<"x" | "y", number>>;
  names: Record<string, 2 | Part>;
}

export interface Part {
  /** Game time in ms. */
  ms: number;
  "a-b"?: boolean;
}

export type Choice = Part | null;
`);
});

test('a whole document has every property', () => {
  expect(typesOf({ Part: part }, ['Part'])).toContain('"a-b": boolean;');
});

test('a schema without a type stops the build', () => {
  expect(() => typesOf({ Any: z.any() })).toThrow(/schema/);
});
