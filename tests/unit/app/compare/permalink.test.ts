import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFragment, NO_REFS, toFragment, type SideRef } from '../../../../src/app/compare/permalink.ts';

const archive = (replayId: string, slot: string | null): SideRef => ({
  game: { kind: 'archive', replayId },
  slot,
});
const packed = (text: string, slot: string | null): SideRef => ({ game: { kind: 'packed', text }, slot });

test('an id may have dots; the slot stands behind the last one', () => {
  expect(toFragment({ a: archive('1_u2.sok_B_Map', '2'), b: null })).toBe('#a=1_u2.sok_B_Map.2');
  expect(fromFragment('#a=1_u2.sok_B_Map-1.2.12&b=x.')).toEqual({
    a: archive('1_u2.sok_B_Map-1.2', '12'),
    b: archive('x', null),
    wrong: [],
  });
});

test('both players of a game are named by its id alone', () => {
  const ref = archive('1_u2.sok_B_Map', null);
  expect(fromFragment('#both=1_u2.sok_B_Map')).toEqual({ a: ref, b: ref, wrong: [], both: true });
  expect(fromFragment('#both=/..').wrong).toEqual(['a', 'b']);
});

test('what means nothing is named, and nothing throws', () => {
  expect(fromFragment('')).toEqual({ ...NO_REFS, wrong: [] });
  expect(fromFragment('#content')).toEqual({ ...NO_REFS, wrong: [] });
  expect(fromFragment('#a=&b=/../x.1').wrong).toEqual(['a', 'b']);
  expect(fromFragment('#a=no-slot&b=x.one').wrong).toEqual(['a', 'b']);
  fc.assert(fc.property(fc.string(), (text) => void fromFragment(`#a=${text}&b=%`)));
});

test('a packed game that was cut off is still a packed game', () => {
  expect(fromFragment('#a=x.1&b=~1AbC')).toEqual({
    a: archive('x', '1'),
    b: packed('1AbC', null),
    wrong: [],
  });
});
