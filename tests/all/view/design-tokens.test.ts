import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOf } from '../../support/design-tokens.ts';

const STYLES = new URL('../../../src/styles/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, STYLES), 'utf8');
const { colours, measures } = tokensOf(read('tokens.css'));
const names = [...colours, ...measures].map(({ name }) => name);

for (const scheme of ['light', 'dark'] as const) {
  test(`text has a contrast of at least 4.5 (${scheme})`, () => {
    const short = colours.filter(({ text, contrast: ratio }) => text && !(ratio && ratio[scheme] >= 4.5));
    expect(short).toEqual([]);
  });

  test(`the edge of what can be used has a contrast of at least 3 (${scheme})`, () => {
    expect(colours.find(({ name }) => name === 'edge')?.contrast?.[scheme]).toBeGreaterThanOrEqual(3);
  });
}

test('style sheets take colours from the tokens, and name only tokens that there are', () => {
  const own = ['tokens.css', 'fonts.css', 'print.css', 'fonts'];
  const sheets = readdirSync(STYLES).filter((one) => !own.includes(one));
  // A sheet may use another one's variables: a side's colour is set with the side marks and used in charts.
  const local = sheets.flatMap((file) =>
    [...read(file).matchAll(/^\s*--([a-z-]+):/gm)].map(([, name]) => name),
  );
  for (const file of sheets) {
    const text = read(file);
    expect(text.match(/:[^{};]*(?:#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\()[^{};]*;/gi) ?? [], file).toEqual([]);
    const used = [...text.matchAll(/var\(--([a-z-]+)/g)].map(([, name = '']) => name);
    expect(
      used.filter((name) => !names.includes(name) && !local.includes(name)),
      file,
    ).toEqual([]);
  }
});
