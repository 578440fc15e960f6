import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../../../src/view/design/contrast.ts';
import { tokensOf } from '../../../../src/view/design/tokens.ts';

const STYLES = new URL('../../../../src/styles/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, STYLES), 'utf8');
const { colours, measures } = tokensOf(read('tokens.css'));
const names = [...colours, ...measures].map(({ name }) => name);

test('contrast is what WCAG gives for known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // The neighbouring colours of the limit on white.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(() => contrast('red', '#ffffff')).toThrow('red');
});

test('tokens are read from a sheet', () => {
  const sheet =
    ':root{ --paper: light-dark(#ffffff, #000000); --ink: light-dark(#000000, #767676); --step: 1rem; }';
  expect(tokensOf(sheet)).toEqual({
    colours: [
      { name: 'paper', light: '#ffffff', dark: '#000000', contrast: null, text: false },
      {
        name: 'ink',
        light: '#000000',
        dark: '#767676',
        contrast: { light: 21, dark: contrast('#767676', '#000000') },
        text: true,
      },
    ],
    measures: [{ name: 'step', value: '1rem' }],
  });
  expect(colours.filter(({ text }) => text).map(({ name }) => name)).toContain('undead');
});

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
