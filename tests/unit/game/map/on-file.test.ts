import { expect, test } from 'vitest';
import { readMaps } from '../../../../src/archive/corpus/maps.ts';
import { drawCard, drawThumbnail } from '../../../../src/game/map/card/card.ts';
import { groundWords } from '../../../../src/game/map/card/describe.ts';
import { frameOf, type XY } from '../../../../src/game/map/card/frame.ts';
import type { Box } from '../../../../src/game/map/card/labels.ts';
import { legendOf } from '../../../../src/game/map/card/legend.ts';
import { campsInGame, neutralMarks } from '../../../../src/game/map/card/neutral-marks.ts';
import { curves, CURVE_STEP } from '../../../../src/game/map/card/path.ts';
import { entryOnFile } from '../../../../src/game/map/on-file.ts';
import { mapEntry } from '../../../../src/game/map/entry.ts';
import { evidence } from './evidence-of.ts';

const facts = readMaps('replays').find(({ id }) => id === 'echo-isles-1e2d1db1')!;
const seen = mapEntry([evidence()]);
const entry = entryOnFile(seen, { facts, match: 'exact' });
const file = entry.file!;

test('a map stands on its file: its starts, mines and camps, and what units walk on is in the picture', () => {
  expect(entry.starts.map(({ x, y }) => [x, y])).toEqual([
    [-5184, 2944],
    [4672, 2944],
  ]);
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

test('no mark of the map lies on another', () => {
  for (const map of readMaps('replays').filter(({ starts }) => starts.length === 2)) {
    const onFile = entryOnFile(seen, { facts: map, match: 'exact' });
    const boxes: Box[] = [];
    neutralMarks(onFile.file!, frameOf(onFile.ground!.bounds), [], boxes);
    const apart = (a: Box, b: Box) =>
      a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
    // Mines and shops keep their place from the file; camps are moved aside.
    const fixed = map.mines.length + map.starts.length + map.buildings.length + map.waygates.length;
    const clashes = boxes.filter(
      (box, index) => index >= fixed && boxes.some((other) => other !== box && !apart(box, other)),
    );
    expect(clashes.length, map.id).toBeLessThanOrEqual(1);
  }
});

test('the legend has what is on the map, and levels are told by numbers and sizes as well', () => {
  const words = legendOf({ file, mines: [], camps: [] }).map((part) => part.words);
  expect(words).toContain('gold mine');
  expect(words).toContain('Tavern');
  const { marks, camps } = neutralMarks(file, frameOf(entry.ground!.bounds), [], []);
  for (const { level } of facts.camps) expect(marks).toContain(`>${level}</text>`);
  expect(camps.size).toBe(facts.camps.length);
});

test('what the ground rests on is said', () => {
  expect(groundWords(entry)).toBe(
    'Terrain from the map file, in the version that was played. Map by Blizzard, W3Champions.',
  );
  expect(groundWords(seen)).toContain('not on the map file');
});

test('a card is the same text each time, and a small picture is smaller', () => {
  const places = { sides: [], starts: [], halls: [], buildings: [], fights: [] } as unknown as Parameters<
    typeof drawCard
  >[1]['places'];
  const draw = () => drawCard(entry, { places, names: new Map(), pins: [] }, { id: 'm' })!;
  expect(draw()).toBe(draw());
  expect(draw()).toContain('clip-path="url(#m-land)"');
  expect(drawThumbnail(entry)!.length).toBeLessThan(draw().length);
});

test('a curve goes through the middle of every piece, and ends where it began', () => {
  const ring: XY[] = [
    [0, 0],
    [320, 0],
    [320, 320],
    [0, 320],
  ];
  expect(CURVE_STEP).toBe(16);
  expect(curves([ring])).toBe('M0 10q0-10 10-10t10 10-10 10-10-10z');
});
