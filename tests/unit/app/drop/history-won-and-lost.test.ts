import { expect, test } from 'vitest';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { factsOf } from '../../../../src/app/drop/history/facts.ts';
import { ownGames, type OwnGame } from '../../../../src/app/drop/history/own.ts';
import { wonLostRows, wonLostSection } from '../../../../src/app/drop/history/won-and-lost.ts';
import { Section } from '../../../../src/view/html/Section.tsx';
import { droppedDuel } from './games.ts';
import { DUEL } from './rows.ts';

const facts = factsOf(droppedDuel({ names: ['Moon', 'Grubby'], races: ['E', 'O'], winner: 0 }).analysis, 1);
const [game] = ownGames(
  [
    {
      ...{ fingerprint: facts.fingerprint, name: 'a.w3g', added: 1, modified: null, decoder: 1, size: 1 },
      ...{ isWhole: false, durationMs: DUEL.decidedMs, facts: DUEL },
    },
  ],
  [facts],
  ['Moon'],
);

/** Games of which the first half was won, each half with its own time of the first hero. */
const games = (each: number, hero: readonly [won: number, lost: number]): OwnGame[] =>
  Array.from({ length: 2 * each }, (_, index) => {
    const lost = Number(index >= each) as 0 | 1;
    return {
      ...game!,
      ...{ result: lost ? 'lost' : 'won', apm: 100, units: [null, null, null, null] },
      timings: { 'first-hero': hero[lost] + (index % 2), camp: null, 'tier-2': null, expansion: null },
    };
  });

test('clear differences between won and lost games are listed with medians and counts', () => {
  expect(wonLostRows(games(5, [65, 80]))).toMatchObject([
    { name: 'First hero', won: { n: 5, medianSec: 65 }, lost: { n: 5, medianSec: 81 } },
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
