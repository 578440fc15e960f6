import { expect, test } from 'vitest';
import { timeAxis } from '../../../../src/view/svg/axis.ts';
import { entriesOf, type TimelineEntry } from '../../../../src/view/svg/entries.ts';
import { FONT_SIZE, pack, type Placed, textWidth } from '../../../../src/view/svg/pack.ts';
import { games } from '../../../support/analysed-archive.ts';

const axis = timeAxis(600_000);
const entry = (ms: number, text: string, untilMs = ms): TimelineEntry => ({
  shape: 'unit',
  ms,
  untilMs,
  ticks: [],
  arrows: [],
  text,
});
const reach = ({ x, textX, leftward, entry: { text, untilMs } }: Placed, on = axis): [number, number] => {
  const width = textX === null ? 0 : textWidth(text, FONT_SIZE);
  return leftward
    ? [Math.min(x, (textX ?? x) - width), on.x(untilMs)]
    : [x, Math.max(on.x(untilMs), (textX ?? x) + width)];
};

test('what has room stays in one row, what would collide goes to the next', () => {
  const { placed, rows } = pack(
    [entry(0, 'Footman'), entry(1000, 'Rifleman'), entry(120_000, 'Knight')],
    axis,
  );
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 0]);
  expect(rows).toBe(2);
});

test('at the end of the axis texts stand before their marks', () => {
  const [last] = pack([entry(599_000, 'A name of some length')], axis).placed;
  expect(last?.leftward).toBe(true);
  expect(reach(last!)[0]).toBeGreaterThan(axis.width / 2);
});

test('a crowd leaves texts out rather than writing one upon another', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => entry(index * 100, `Unit number ${index}`));
  const { placed, rows } = pack(crowd, axis);
  const texts = placed.filter(({ textX }) => textX !== null);
  expect(texts).toHaveLength(rows);
  expect(new Set(texts.map(({ row }) => row)).size).toBe(rows);
});

test('in no game of the archive does a text lie upon another, and nearly all have room', () => {
  let all = 0;
  let without = 0;
  for (const { players, clockMs } of games) {
    const on = timeAxis(clockMs);
    for (const entries of players.flatMap((player) => Object.values(entriesOf(player, clockMs).lanes))) {
      const { placed } = pack(entries, on);
      all += placed.length;
      without += placed.filter(({ textX }) => textX === null).length;
      const rows = Map.groupBy(
        placed.filter(({ textX }) => textX !== null),
        ({ row }) => row,
      );
      for (const row of rows.values())
        for (const [index, one] of row.slice(1).entries())
          expect(reach(one, on)[0]).toBeGreaterThan(reach(row[index]!, on)[1]);
    }
  }
  expect(all).toBeGreaterThan(4000);
  expect(without / all).toBeLessThan(0.005);
});
