import { expect, test } from 'vitest';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { campsInGame } from '../../../src/map/card/neutral-places.ts';
import { entryOnFile } from '../../../src/map/fit/on-file.ts';
import { mapEntry } from '../../../src/map/fit/entry.ts';
import { evidence } from './evidence-of.ts';

const facts = readMaps('replays').find(({ id }) => id === 'echo-isles-1e2d1db1')!;
const seen = mapEntry([evidence()]);
const entry = entryOnFile(seen, { facts, match: 'exact' });
const file = entry.file!;

test('a map stands on its file: its starts, mines and camps, and what units walk on is in the picture', () => {
  expect(entry.starts.map(({ x, y }) => [x, y])).toMatchSnapshot();
  expect(entry.mines).toHaveLength(4);
  const [left, bottom, right, top] = entry.ground!.bounds;
  for (const { x, y } of facts.camps) {
    expect(x > left && x < right).toBe(true);
    expect(y > bottom && y < top).toBe(true);
  }
});

test('creatures next to starts in use are not in the game', () => {
  const all = campsInGame(file, []);
  expect(all.map(({ level }) => level)).toEqual(facts.camps.map(({ level }) => level));
  const [first] = facts.camps;
  const left = campsInGame(file, [[first!.x, first!.y]]);
  expect(left).toHaveLength(all.length - 1);
});
