import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignSlugs } from '../../../../src/archive/count/slugs.ts';
import { slugOf } from '../../../../src/game/slug.ts';

const slugs = (...names: string[]) =>
  Object.fromEntries(assignSlugs(names.map((name) => ({ key: name, name }))));

test.each([
  ['Moon', 'moon'],
  ['LiiLD.C', 'liild-c'],
  ['Happy-', 'happy'],
  ['MYM]Lucifer', 'mym-lucifer'],
  ["Mur'gul Oasis", 'mur-gul-oasis'],
  ['Żółw', 'zo-u142-w'],
  ['Headshot！', 'headshot'],
  ['咪咕猫', 'u54aa-u5495-u732b'],
  ['SPX一Foggy', 'spx-u4e00-foggy'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<b onclick="x">', 'b-onclick-x'],
  ['\u202e\u200b', 'unnamed'],
  ['\ud800', 'unnamed'],
  ['', 'unnamed'],
])('%j becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('of names with one slug the nearest keeps it, in whatever order they come', () => {
  const found = slugs('Happy_', 'happy', 'Happy-');
  expect(found['happy']).toBe('happy');
  for (const name of ['Happy-', 'Happy_']) expect(found[name]).toMatch(/^happy-[a-z0-9]+$/);
  expect(new Set(Object.values(found)).size).toBe(3);
  expect(found).toEqual(slugs('Happy-', 'Happy_', 'happy'));
});

test('any names get different slugs, which are safe and the same in any order', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('a', 'A', '-', '_', 'é', '.', '一'), maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 20 }), (names) => {
      const found = slugs(...names);
      const values = Object.values(found);
      expect(new Set(values).size).toBe(names.length);
      for (const slug of values) expect(slug).toMatch(/^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
      for (const slug of values) expect(slug.length).toBeLessThanOrEqual(60);
      expect(slugs(...names.toReversed())).toEqual(found);
    }),
  );
});

test('no name takes the address of a numbered page', () => {
  expect(slugs('2', '123456789012345')).toEqual({
    2: expect.stringMatching(/^2-[0-9a-z]+$/),
    123456789012345: '123456789012345',
  });
});
