import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES, fileOf, subset } from '../../../../src/cli/fonts.ts';

const FONTS = new URL('../../../../src/styles/fonts/', import.meta.url);

test('the fonts are what their script makes of the packages', async () => {
  for (const face of FACES)
    expect(readFileSync(new URL(fileOf(face), FONTS)).equals(await subset(face)), fileOf(face)).toBe(true);
});

test('each comes with its licence', () => {
  for (const { family } of FACES)
    expect(readFileSync(new URL(`${family}-LICENSE.txt`, FONTS), 'utf8')).toContain('SIL Open Font License');
});
