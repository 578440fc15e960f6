import { expect, test } from 'vitest';
import { cutAddresses, isPlain, toVisibleLine, showHidden } from '../../../../src/view/markdown/text.ts';

test.each([
  ['right to left override', 'Moon\u202Eyoob', 'Moon‹U+202E›yoob'],
  ['isolates', '\u2066Moon\u2069', '‹U+2066›Moon‹U+2069›'],
  ['zero width space and joiner', 'Mo\u200Bo\u200Dn', 'Mo‹U+200B›o‹U+200D›n'],
  ['byte order mark', 'Moon\uFEFF', 'Moon‹U+FEFF›'],
  ['soft hyphen', 'Mo\u00ADon', 'Mo‹U+00AD›on'],
  ['tag letters, which spell hidden words', 'Moon\u{E0041}', 'Moon‹U+E0041›'],
  ['variation selectors', 'Moon\u{E0100}\uFE0F', 'Moon‹U+E0100›‹U+FE0F›'],
  ['blank letters', '\u3164\u2800\u115F', '‹U+3164›‹U+2800›‹U+115F›'],
  ['controls', 'a\0b\u001Bc\u007Fd\u0085e', 'a‹U+0000›b‹U+001B›c‹U+007F›d‹U+0085›e'],
  ['half of a pair', 'Moon\uD83D', 'Moon‹U+D83D›'],
])('hidden characters are spelled out: %s', (_, hidden, shown) => {
  expect(showHidden(hidden)).toBe(shown);
});

test.each(['Розовый\uFFFD', '戒指超神录', 'KnOfF[SWE]', 'José', '😀', '  a\n\tb  '])(
  'what can be seen stays: %j',
  (text) => {
    expect(showHidden(text)).toBe(text);
  },
);

test('one line has no line breaks of any kind', () => {
  expect(toVisibleLine('a\r\nb\u2028c\u2029d\ve\ff\tg \u00A0 h')).toBe('a b c d e f g h');
});

test.each([
  ['Moon', ['Moon']],
  ['see www.moon.example now', ['see ', 'www.moon.example', ' now']],
  ['HTTP://moon', ['', 'HTTP://moon', '']],
  ['moon@elf.example vs x', ['', 'moon@elf.example', ' vs x']],
  ['www.moon|\\x', ['', 'www.moon', '|\\x']],
  ['(see https://elf.example/moon).', ['(see ', 'https://elf.example/moon', ').']],
  ['Moon@Northrend', ['Moon@Northrend']],
])('addresses are cut out of %j', (text, runs) => {
  expect(cutAddresses(text)).toEqual(runs);
});

test.each([
  ['Demon Hunter ×2, 1:10 (order)', true],
  ['戒指超神录', true],
  ['two  blanks', false],
  ['blank at the end ', false],
  ['a|b', false],
  ['a_b', false],
  ['1. first', false],
  ['time: soon', false],
  // Letters by their class, but invisible.
  ['Mo\u3164on', false],
  ['\u115F', false],
  ['', false],
])('%j is plain: %s', (text, plain) => {
  expect(isPlain(text)).toBe(plain);
});

test('a bracket around an address belongs to the sentence', () => {
  expect(cutAddresses('GitHub (https://example.org/a).')).toMatchSnapshot();
});
