import { expect, test } from 'vitest';
import { patchesDocument, patchesSchema } from '../../../../src/data/release/documents/patches.ts';
import { RELEASES } from '../../../../src/game/objects/numbers/releases.ts';

test('the document of patches has every release once, and every change of the tables', () => {
  const document = patchesDocument();
  expect(patchesSchema.safeParse(document).error).toBeUndefined();
  expect(document.map(({ release }) => release)).toEqual(RELEASES.map(({ release }) => release));
  const of = (release: string) => document.find((row) => row.release === release)!;
  expect(of('1.36.1').changes).toContainEqual({
    id: 'hkee',
    name: 'Keep',
    field: 'food made',
    from: '12',
    to: '14',
  });
  expect(of('3.0.0').changes.map(({ id }) => id)).toContain('Npal');
  expect(of('3.0.1')).toMatchObject({ withdrawn: true, build: 7003, changes: [] });
  for (const { changes, sources, release } of document)
    if (changes.length > 0) expect(sources.length, release).toBeGreaterThan(0);
});
