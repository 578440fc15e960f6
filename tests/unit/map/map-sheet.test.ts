import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../../../src/map/card/style.ts';

const sheet = readFileSync('src/styles/map.css', 'utf8');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The colour pair behind a name in a style sheet, resolved through its token. */
function pairOf(name: string): string | undefined {
  const value = new RegExp(`--map-${name}: ([^;]+);`).exec(sheet)?.[1];
  const [, token] = /^var\(--([a-z]+)\)$/.exec(value ?? '') ?? [];
  return token ? new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1] : value;
}

test('pages draw cards in the colours that cards have by themselves', () => {
  for (const [name, light] of Object.entries(LIGHT)) {
    const dark = DARK[name as keyof typeof LIGHT];
    expect(pairOf(name), name).toBe(`light-dark(${light}, ${dark})`);
    expect(sheet).toContain(`.map-card .f-${name} {\n  fill: var(--map-${name});`);
    expect(sheet).toContain(`.map-card .s-${name} {\n  stroke: var(--map-${name});`);
  }
});
