/** The formal syntax: what is printed is read again as the same parts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RACES } from '../../../src/game/races.ts';
import { KEYS, part, type Part } from '../../../src/search/parts/part.ts';
import { parsePart, parseQuery, printPart, printQuery } from '../../../src/search/parts/syntax.ts';

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const value = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,5})?$/);
const count = fc.integer({ min: 0, max: 99 });

const anyPart: fc.Arbitrary<Part> = fc
  .record({
    key: fc.constantFrom(...KEYS),
    of: fc.array(value, { maxLength: 3 }),
    side: fc.constantFrom('me', 'him', 'both', 'any'),
    not: fc.boolean(),
    place: fc.integer({ min: 1, max: 6 }),
    from: optional(fc.integer({ min: 0, max: 5999 })),
    below: optional(fc.integer({ min: 0, max: 5999 })),
    least: optional(count),
    most: optional(count),
    off: fc.constantFrom(true, undefined),
  })
  .map(({ place, ...rest }) => {
    const isRace = rest.key === 'race';
    const of = isRace ? rest.of.map((text) => RACES[text.length % RACES.length]!) : rest.of;
    const given = Object.entries({ ...rest, of, ...(rest.key === 'hero' && { place }) });
    return Object.fromEntries(given.filter(([, one]) => one !== undefined)) as unknown as Part;
  });

test('every part is read as it was printed', () => {
  fc.assert(
    fc.property(anyPart, (original) => {
      expect(parsePart(printPart(original))).toEqual(original);
    }),
  );
});

test('a query is its parts, joined by spaces', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 5 }), (parts) => {
      expect(parseQuery(printQuery(parts))).toEqual(parts);
    }),
  );
});

test.each([
  ['player:Grubby', 'player:grubby'],
  ['race:night-elf,o', 'race:E,O'],
  ['map:Echo-Isles size:2v2', 'map:echo-isles size:2v2'],
])('%s is written as %s', (text, written) => {
  expect(printQuery(parseQuery(text))).toBe(written);
});

test.each([
  ['race:O', part('race', ['O'])],
  ['-vs.player:arthas,thrall', part('player', ['arthas', 'thrall'], { side: 'him', not: true })],
  ['hero2:lich@..4:30', part('hero', ['lich'], { place: 2, below: 270 })],
  ['made:huntress*6..', part('made', ['huntress'], { least: 6 })],
  ['heroes*2', part('heroes', [], { least: 2, most: 2 })],
  ['~both.expansion@5:00..', part('expansion', [], { side: 'both', from: 300, off: true })],
  ['length@20:00..30:00', part('length', [], { from: 1200, below: 1800 })],
  ['order:grunt..raider', part('order', ['grunt..raider'])],
  ['tier2', part('tier2')],
  ['unknown:two_words', part('unknown', ['two words'])],
])('%s', (text, parsed) => {
  expect(parsePart(text)).toEqual(parsed);
  expect(printPart(parsed)).toBe(text);
});

test.each(['nonsense', 'race;O', 'hero9:lich', ':', '@5:00'])('%s is no part, and stays in view', (text) => {
  expect(parsePart(text)).toEqual(part('unknown', [text]));
});

test('any text is read', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseQuery(text).length <= 40));
});
