/** Rows that are marked while a game plays. */
import { expect, test } from 'vitest';
import { markMoments } from '../../../../src/app/playback/moments-of-page.ts';
import { beginPage } from '../../../support/page-here.ts';

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const STEPS = `<table class="dense steps"><thead><tr>
  ${['Time', 'Supply', 'Moon', 'Time', 'Grubby'].map((name) => `<th>${name}</th>`).join('')}
</tr></thead><tbody>
  ${row(['0:05', '5/10', 'Wisp', '0:10', 'Peon'])}
  ${row(['0:20', '6/10', 'Altar', '0:15', 'Burrow'])}
  ${row(['', '', '', '1:00', 'Barracks'])}
</tbody></table>`;

const marked = () =>
  [...document.querySelectorAll('[aria-current=time]')].map(({ textContent }) => textContent);

test('in build orders side by side, the latest step of each player is marked', () => {
  beginPage('/replays/x/', STEPS);
  const mark = markMoments(document);
  mark(4000);
  expect(marked()).toEqual([]);
  mark(16_000);
  expect(marked()).toEqual(['0:05', '5/10', 'Wisp', '0:15', 'Burrow']);
  mark(90_000);
  expect(marked()).toEqual(['0:20', '6/10', 'Altar', '1:00', 'Barracks']);
  mark(0);
  expect(marked()).toEqual([]);
});
