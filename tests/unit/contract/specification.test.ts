import { describe, expect, test } from 'vitest';
import { type SchemaId, componentSchemas } from '../../../src/contract/components.ts';
import { describeFields } from '../../../src/contract/fields.ts';

describe('published schemas', () => {
  test('have the fields of the contract, each with its type', () => {
    const rows = (id: SchemaId) =>
      describeFields(id).map(
        ({ field, required, type, nullable }) =>
          `${field}${required ? '!' : ''} ${type}${nullable ? '?' : ''}`,
      );
    const ids = Object.keys(componentSchemas()) as SchemaId[];
    expect(Object.fromEntries(ids.map((id) => [id, rows(id)]))).toMatchSnapshot();
  });

  test('Race has the four letters of the contract', () => {
    expect(componentSchemas().Race).toMatchObject({ type: 'string', enum: ['H', 'O', 'E', 'U'] });
    expect(describeFields('Race')).toEqual([]);
  });

  test.each(Object.keys(componentSchemas()))('%s and every field of it are described', (id) => {
    expect(componentSchemas()[id as SchemaId].description).toMatch(/\.$/);
    for (const row of describeFields(id as SchemaId)) expect(row.description, row.field).toMatch(/\w.*\.$/s);
  });

  test('inferred fields say so, and name their unit', () => {
    for (const [id, unit] of [
      ['ReplayIndexPlayer', 'Seconds'],
      ['SummaryPlayer', 'Milliseconds'],
    ] as const) {
      const tiers = describeFields(id).filter(({ field }) => /^tier[23](Sec|Time)$/.test(field));
      expect(tiers).toHaveLength(2);
      for (const { description } of tiers) expect(description).toMatch(new RegExp(`^${unit} .*INFERRED`));
    }
  });
});
