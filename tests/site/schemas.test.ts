/** Every document about places follows its published schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { DOCUMENT_KINDS, documentSchema } from '../../src/map/story/schemas.ts';
import { builtFiles, builtJson } from '../support/build.ts';

test.each(DOCUMENT_KINDS)('every document of data/%s fits its schema', (kind) => {
  const schema = builtJson<{ description: string }>(`data/schemas/${kind}.json`);
  expect(schema.description).toBe(documentSchema(kind).description);
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  const fits = ajv.compile(schema);
  const files = builtFiles('.json').filter((file) => file.startsWith(`data/${kind}/`));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    fits(builtJson(file));
    expect(fits.errors ?? [], file).toEqual([]);
  }
});

test('no schema takes just anything', () => {
  for (const kind of DOCUMENT_KINDS) {
    const fits = new Ajv2020({ strict: false }).compile({
      ...builtJson<object>(`data/schemas/${kind}.json`),
      $id: kind,
    });
    expect(fits({ anything: 1 })).toBe(false);
  }
});
