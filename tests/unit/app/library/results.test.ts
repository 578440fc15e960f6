import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { selectCounted, totalsSection } from '../../../../src/app/library/history/results.ts';
import type { PlayedGame } from '../../../../src/app/library/history/games.ts';
import { Section } from '../../../../src/view/html/Section.tsx';
import { visitorsDuels } from './visitors-duels.ts';

const WON_AND_LOST = visitorsDuels(2, () => ({ hero: 65, apm: 100 }));
const [FIRST] = WON_AND_LOST as [PlayedGame];
const named = (fingerprint: string, change: Partial<PlayedGame>): PlayedGame => ({
  ...FIRST,
  fingerprint,
  ...change,
});
const COMPUTERS = ['a', 'b'].map((name) => named(name, { opponents: [], matchup: null, result: null }));
const UNFINISHED = named('c', { result: null });

const noteOf = (games: readonly PlayedGame[]) => {
  const { games: rated, leftOut } = selectCounted(games);
  return render(h(Section, { section: totalsSection(rated, leftOut) })).match(/<p.*?<\/p>/)![0];
};

test('games against computers and unfinished games aren’t counted, and the note says how many', () => {
  const games = [...WON_AND_LOST, ...COMPUTERS, UNFINISHED];
  expect(selectCounted(games)).toEqual({ games: WON_AND_LOST, leftOut: { computers: 2, unfinished: 1 } });
  expect(noteOf(games)).toMatchSnapshot();
});

test('each kind is named only if there are such games', () => {
  expect(noteOf([...WON_AND_LOST, ...COMPUTERS])).toMatchSnapshot();
  expect(noteOf([...WON_AND_LOST, UNFINISHED])).toMatchSnapshot();
  expect(noteOf(WON_AND_LOST)).toMatchSnapshot();
});

test('a result that the visitor sets makes a game count', () => {
  const byHand = { ...UNFINISHED, result: 'won', byHand: true } as const;
  expect(selectCounted([UNFINISHED]).games).toEqual([]);
  expect(selectCounted([byHand])).toEqual({ games: [byHand], leftOut: { computers: 0, unfinished: 0 } });
});
