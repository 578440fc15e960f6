/** The lists of a chip offer parts that could stand in its place, and the part as it is. */
import { expect, test } from 'vitest';
import { editsOf } from '../../../../src/app/replays/page/lists.ts';
import { parsePart, printPart } from '../../../../src/search/parts/syntax.ts';
import type { Thing } from '../../../../src/search/words/things.ts';

const THINGS: Thing[] = [
  { kind: 'hero', key: 'blademaster', name: 'Blademaster', games: 9, race: 'O' },
  { kind: 'unit', key: 'grunt', name: 'Grunt', games: 8, race: 'O' },
];
const edits = (text: string) => editsOf(parsePart(text), THINGS, printPart);

test.each([
  ['race:O', ['Who']],
  ['made:blademaster', ['What', 'Who', 'Place', 'When']],
  ['hero2:blademaster', ['What', 'Who', 'Place', 'When']],
  ['made:grunt', ['What', 'Who', 'When', 'Number']],
  ['-vs.expansion@..5:15', ['Who', 'When']],
  ['length@20:00..', ['Length']],
  ['sort:longest', []],
])('%s can be changed', (text, labels) => {
  expect(edits(text).map(({ label }) => label)).toEqual(labels);
  for (const { choices } of edits(text)) {
    expect(choices.filter(({ value }) => value === text)).toHaveLength(1);
    for (const { value } of choices) expect(printPart(parsePart(value))).toBe(value);
  }
});
