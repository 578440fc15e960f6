import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glyphOf, KIND_GLYPHS } from '../../../../../src/view/svg/glyphs/choose.ts';
import { OBJECT_GLYPHS } from '../../../../../src/view/svg/glyphs/object-glyphs.ts';
import { RACE_GLYPHS } from '../../../../../src/view/svg/glyphs/races.ts';
import { HEROES } from '../../../../../src/game/objects/heroes.ts';
import { allObjects, findObject } from '../../../../../src/game/objects/table.ts';

const SPRITE = readFileSync(
  new URL('../../../../../src/view/svg/glyphs/glyphs.svg', import.meta.url),
  'utf8',
);
const drawn = [...SPRITE.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)].map(([, id = '']) => id);
const named = Object.values(OBJECT_GLYPHS).flatMap((ids) => ids.split(/\s+/));
const KINDS: readonly string[] = KIND_GLYPHS;

test('every glyph that is asked for is drawn once, and none is drawn for nothing', () => {
  const asked = new Set([
    'farseer',
    'share',
    ...Object.keys(OBJECT_GLYPHS),
    ...Object.keys(HEROES),
    ...KIND_GLYPHS,
    ...Object.values(RACE_GLYPHS),
  ]);
  expect([...drawn].sort()).toEqual([...asked].sort());
});

test('the table names known objects, each once', () => {
  expect(named.filter((id) => !findObject(id))).toEqual([]);
  expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([]);
});

test('every object of the four races has a glyph of its class, every hero its own', () => {
  const ofRaces = allObjects().filter(({ race }) => race !== null);
  expect(ofRaces.length).toBeGreaterThan(200);
  const bare = ofRaces.filter(({ id, kind }) => KINDS.includes(glyphOf(id, kind)));
  expect(bare.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  const heroes = allObjects().filter(({ kind }) => kind === 'hero');
  expect(heroes.filter(({ id, kind }) => glyphOf(id, kind) !== id)).toEqual([]);
});

test('an object of a later patch shows its kind', () => {
  expect(glyphOf('zzzz', 'building')).toBe('building');
  expect(glyphOf('Uzzz', 'revival')).toBe('hero');
  expect(glyphOf('zzzz', 'something new')).toBe('unit');
});

test('drawings have no colour and no style of their own', () => {
  expect(SPRITE).not.toMatch(/style|#[0-9a-f]{3}|url\(|<image|<script/i);
});
