import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { StageView } from '../../../../src/view/html/StageView.tsx';

test('a game without key moments says so in a short panel, and explains no bars that it doesn’t have', () => {
  const sides = ['Moon', 'Grubby'];
  const stage = {
    ...{ card: '<svg class="map-card"></svg>', caption: '', legend: [], rule: '', sides, rows: [] },
    ...{ none: 'None.', playback: '{}', video: false },
    line: { endMs: 190_000, ticksMs: [0], sides, heroes: [], camps: [], fights: [] },
  };
  const page = parse(renderToString(h(StageView, { stage })));
  expect(page.querySelector('.stage.momentless .key-moments')?.text).toBe(stage.none);
  expect(page.querySelectorAll('.bars-of, .key-moments svg, .moments-list')).toEqual([]);
});
