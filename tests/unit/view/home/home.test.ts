/** The numbers of the front page, counted from small archives. */
import { describe, expect, test } from 'vitest';
import type { Archive } from '../../../../src/archive/count/archive.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../../../src/game/analysis.ts';
import { homeFacts } from '../../../../src/view/home/facts.ts';
import { featured } from '../../../../src/view/home/featured.ts';
import { figures, knownWinners } from '../../../../src/view/home/figures.ts';
import { newestSeries } from '../../../../src/view/home/newest-series.ts';
import { archiveWith, NO_GAMES } from '../../archive/count/archives.ts';
import { duel, hero, player, tier } from '../../archive/count/sample.ts';

const ARCHIVE = archiveWith([
  { id: 'a', event: 'winter' },
  { id: 'b', event: 'winter' },
  { id: 'c', event: 'autumn' },
  { id: 'd', event: null },
]);

/** An archive with other games. */
const archiveOfGames = (analyses: readonly GameAnalysis[]): Archive => ({
  ...ARCHIVE,
  games: analyses.map((analysis) => ({ ...ARCHIVE.games[0]!, analysis, replayId: analysis.replayId })),
});
const died = (name: string, times: number, change: Partial<AnalysedPlayer> = {}) =>
  player(name, {
    heroes: [{ ...hero('Hamg', 60), revivalsMs: Array.from({ length: times }, (_, at) => at * 1000) }],
    ...change,
  });
const proven = (sec: number) => ({
  ...tier(2, sec),
  observed: { ms: sec * 2000, basis: 'observed' as const },
});

test('figures count what the archive has, and lead to its lists', () => {
  expect(figures(ARCHIVE).map(({ name, value }) => `${value} ${name}`)).toEqual([
    ...['4 games', '2 players', '2 events', '1 maps', '0 builds'],
  ]);
  expect(knownWinners(ARCHIVE)).toBe(4);
  expect(knownWinners(NO_GAMES)).toBe(0);
});

test('the newest series come by event; games of no event are in none', () => {
  expect(newestSeries(ARCHIVE).map(({ name, series }) => [name, series.length])).toEqual([
    ['Winter Cup', 1],
    ['Autumn Cup', 1],
  ]);
  expect(newestSeries(NO_GAMES)).toEqual([]);
});

describe('facts', () => {
  test('revivals: of games whose sides differ in them, those that the side with more lost', () => {
    const games = [
      duel(died('A', 0), died('B', 2), 'won'),
      duel(died('A', 3), died('B', 1), 'won'),
      duel(died('A', 1), died('B', 4), 'won'),
      duel(died('C', 0), died('D', 1), 'won'),
      duel(died('C', 2), died('D', 3), 'won'),
      // Equal numbers on both sides, and an unknown winner.
      duel(died('A', 1), died('B', 1), 'won'),
      duel(died('A', 0), died('B', 9), null),
    ];
    const [fact] = homeFacts(archiveOfGames(games));
    expect(fact).toMatchObject({ figure: '4', of: 5, count: 4, link: null });
    // Below five games there is no statement.
    expect(homeFacts(archiveOfGames(games.slice(1)))[0]?.figure).not.toBe('3');
  });

  test('tier 2: the earliest order whose hall was seen later, without doubt', () => {
    const at = (name: string, sec: number, change: Partial<AnalysedPlayer['tiers'][number]> = {}) =>
      duel(player(name, { tiers: [{ ...proven(sec), ...change }] }), player('Z'), 'won', {
        map: 'Echo Isles',
      });
    const games = [
      at('Late', 200),
      at('Early', 150),
      at('Unseen', 100, { observed: null }),
      at('Doubted', 90, { doubt: 'cancelled' as never }),
    ];
    const fact = homeFacts(archiveOfGames(games)).at(-1)!;
    expect(fact).toMatchObject({ figure: '2:30', link: { text: 'Early vs Z on Echo Isles' } });
    expect(fact.sentence).toContain('Early');
    expect(fact.how).toContain('It is the earliest of 2 ');
    expect(fact.how).toContain('their earliest, at 1:30, isn’t proven');
  });

  test('are left out where no game allows them', () => expect(homeFacts(NO_GAMES)).toEqual([]));
});

test('no game is featured whose map is not known', () => expect(featured(ARCHIVE)).toBeNull());
