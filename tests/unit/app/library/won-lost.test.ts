import { expect, test } from 'vitest';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { wonLostRows, wonLostSection } from '../../../../src/app/library/history/won-lost.ts';
import { Section } from '../../../../src/view/html/Section.tsx';
import { visitorsDuels } from './visitors-duels.ts';

/** Games of which the first half was won, each half with its own time of the first hero. */
const games = (each: number, hero: readonly [won: number, lost: number]) =>
  visitorsDuels(each, (lost, index) => ({ hero: hero[lost ? 1 : 0] + (index % 2), apm: 100 }));

test('clear differences between won and lost games are listed with medians and counts', () => {
  expect(wonLostRows(games(5, [65, 80]))).toMatchObject([
    { measure: { name: 'First hero' }, won: { n: 5, median: 65 }, lost: { n: 5, median: 81 } },
  ]);
  const html = render(h(Section, { section: wonLostSection(games(5, [65, 80]))! }));
  expect(html).toContain('5 won games and 5 lost games with Night Elf');
  expect(html).toContain('1:05');
});

test('small differences are not, and fewer than five games of either say nothing', () => {
  expect(wonLostRows(games(5, [65, 68]))).toEqual([]);
  expect(render(h(Section, { section: wonLostSection(games(5, [65, 68]))! }))).toContain('Nothing that is');
  expect(wonLostSection(games(4, [65, 80]))).toBeNull();
  expect(wonLostSection(games(5, [65, 80]).map((other) => ({ ...other, race: null })))).toBeNull();
});
