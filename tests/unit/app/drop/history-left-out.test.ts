import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { countedGames, totalsSection } from '../../../../src/app/drop/history/totals.ts';
import type { OwnGame } from '../../../../src/app/drop/history/own.ts';
import { Section } from '../../../../src/view/html/Section.tsx';
import { ownDuels } from './own-duels.ts';

const WON_AND_LOST = ownDuels(2, () => ({ hero: 65, apm: 100 }));
const [FIRST] = WON_AND_LOST as [OwnGame];
const named = (fingerprint: string, change: Partial<OwnGame>): OwnGame => ({
  ...FIRST,
  fingerprint,
  ...change,
});
const COMPUTERS = ['a', 'b'].map((name) => named(name, { opponents: [], matchup: null, result: null }));
const UNFINISHED = named('c', { result: null });

const noteOf = (games: readonly OwnGame[]) => {
  const { games: rated, leftOut } = countedGames(games);
  return render(h(Section, { section: totalsSection(rated, leftOut) })).match(/<p.*?<\/p>/)![0];
};

test('games against computers and unfinished games aren’t counted, and the note says how many', () => {
  const games = [...WON_AND_LOST, ...COMPUTERS, UNFINISHED];
  expect(countedGames(games)).toEqual({ games: WON_AND_LOST, leftOut: { computers: 2, unfinished: 1 } });
  expect(noteOf(games)).toContain(
    'Left out: 2 games against computers only and 1 game without a result. ' +
      'A game has no result if it is unfinished, or if its replay doesn’t show who won. It counts once you set a result.',
  );
});

test('each kind is named only if there are such games', () => {
  expect(noteOf([...WON_AND_LOST, ...COMPUTERS])).toContain('Left out: 2 games against computers only.<');
  expect(noteOf([...WON_AND_LOST, UNFINISHED])).toContain('Left out: 1 game without a result. A game has');
  expect(noteOf(WON_AND_LOST)).not.toContain('Left out');
});

test('a result that the visitor sets makes a game count', () => {
  const byHand = { ...UNFINISHED, result: 'won', byHand: true } as const;
  expect(countedGames([UNFINISHED]).games).toEqual([]);
  expect(countedGames([byHand])).toEqual({ games: [byHand], leftOut: { computers: 0, unfinished: 0 } });
});
