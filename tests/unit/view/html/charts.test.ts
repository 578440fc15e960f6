import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { BarChart } from '../../../../src/view/html/charts/BarChart.tsx';
import { LEFT_X, RIGHT } from '../../../../src/view/html/charts/frame.tsx';
import { SpreadChart } from '../../../../src/view/html/charts/SpreadChart.tsx';
import type { BarChart as Bars, SpreadChart as Spread } from '../../../../src/view/charts.ts';
import { distribution } from '../../../../src/archive/count/distribution.ts';

const HOSTILE = '"><script>alert(1)</script> a name that is far too long for a chart';
const bars: Bars = {
  kind: 'bars',
  title: 'Games',
  rows: [
    { label: 'Human', race: 'H', count: 10 },
    { label: HOSTILE, race: null, count: 5 },
    { label: 'None', race: null, count: 0 },
  ],
};
const spread: Spread = {
  kind: 'spread',
  title: 'First hero',
  rows: [
    { label: 'Orc', race: 'O', spread: distribution([60_000, 70_000, 75_000, 80_000, 100_000])! },
    { label: 'Undead', race: 'U', spread: distribution([50_000, 90_000])! },
  ],
};
const barSvg = renderToString(h(BarChart, { chart: bars }));
const spreadSvg = renderToString(h(SpreadChart, { chart: spread }));
const numbers = (svg: string, selector: string, name: string) =>
  parse(svg)
    .querySelectorAll(selector)
    .map((element) => Number(element.getAttribute(name)));

describe('every chart', () => {
  test.each([barSvg, spreadSvg])('has a name, nothing inline and no markup of strangers', (svg) => {
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+, as a chart"/);
    expect(svg).not.toMatch(/style=|<style|<script|NaN|undefined|Infinity/);
  });
});

test('bars are as long as their numbers, from zero', () => {
  expect(numbers(barSvg, 'rect', 'width')).toEqual([RIGHT - LEFT_X, (RIGHT - LEFT_X) / 2, 0]);
  expect(
    parse(barSvg)
      .querySelectorAll('.value')
      .map(({ text }) => text),
  ).toEqual(['10', '5', '0']);
});

test('times lie on one axis that begins just before them, and a handful of them has no box', () => {
  const at = (seconds: number) => Math.round((LEFT_X + ((RIGHT - LEFT_X) * (seconds - 45)) / 55) * 10) / 10;
  expect(numbers(spreadSvg, '.median', 'x1')).toEqual([at(75), at(70)]);
  expect(numbers(spreadSvg, '.range', 'x1')).toEqual([at(60), at(50)]);
  expect(numbers(spreadSvg, '.box', 'x')).toEqual([at(70)]);
  const ticks = parse(spreadSvg).querySelectorAll('.tick');
  expect(ticks.map(({ text }) => text)).toEqual(['0:45', '1:00', '1:15', '1:30']);
});

test.each([1, 4, 59, 60, 301, 1441, 12_000, 86_400])('an axis up to %i s has few, round times', (seconds) => {
  const svg = renderToString(
    h(SpreadChart, {
      chart: { ...spread, rows: [{ label: 'x', race: null, spread: distribution([seconds * 1000])! }] },
    }),
  );
  const ticks = parse(svg).querySelectorAll('.tick');
  expect(ticks.length).toBeGreaterThan(0);
  expect(ticks.length).toBeLessThanOrEqual(6);
});
