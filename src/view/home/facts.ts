/**
 * Facts that no other source has, counted across all games in the archive, each with an explanation of its method.
 */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { isDuel } from '../../game/sides.ts';
import { chronicleIn } from '../../archive/count/games-on-map.ts';
import { winShare } from '../../archive/count/win-share.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { tierOf } from '../../game/key-timings.ts';
import { urls } from '../../urls.ts';
import { SHARES_FROM } from '../hub/win-cells.ts';
import { gameTitle } from '../game-title.ts';

const number = (value: number): string => value.toLocaleString('en');

/** A figure about the archive with its sentence. */
export interface HomeFact {
  /** The large figure. */
  figure: string;
  /** The total; null if the figure is not a count. */
  of: number | null;
  sentence: string;
  /** The game that the fact is about; null if it is about many games. */
  link: { text: string; href: string } | null;
  how: string;
  /** Whether it reveals a lower bound for a game's length. */
  length: boolean;
}

/** Facts that the games support. */
export const homeFacts = (archive: Archive): HomeFact[] =>
  [revivals(archive), longestFighting(archive), fastestTier(archive)].filter((fact) => fact !== null);

const duelsIn = ({ games }: Archive): ArchivedGame[] => games.filter(({ analysis }) => isDuel(analysis));

function revivals(archive: Archive): HomeFact | null {
  const diedOnce = ({ heroes }: AnalysedPlayer) =>
    heroes.reduce((sum, { revivalsMs }) => sum + revivalsMs.length, 0);
  const comparisons = duelsIn(archive).flatMap(({ analysis }) => {
    const [winner, loser] = ['won', 'lost'].map((result) =>
      analysis.players.find((player) => player.result === result),
    );
    if (!winner || !loser || diedOnce(winner) === diedOnce(loser)) return [];
    return [diedOnce(loser) > diedOnce(winner)];
  });
  if (comparisons.length < SHARES_FROM) return null;
  const count = comparisons.filter(Boolean).length;
  const share = winShare({ won: count, lost: comparisons.length - count })!;
  return {
    ...{ figure: String(count), of: comparisons.length, link: null, length: false },
    sentence: `games were lost by the side that had to revive more heroes (${share.from} to ${share.to} %).`,
    how: `1v1 games with a known winner in which one player revived more heroes than the other. A hero that died and was never revived isn’t counted. The share is within these bounds with 95 % confidence (Wilson).`,
  };
}

/** A longer gap counts as a pause in fighting. */
const PAUSE_MS = 12_000;

function longestFighting(archive: Archive): HomeFact | null {
  const stretches = duelsIn(archive).flatMap((game) =>
    stretchesOf(chronicleIn(archive, game).fights).map((stretch) => ({ game, ...stretch })),
  );
  const [longest] = stretches.sort((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs));
  if (!longest) return null;
  return {
    ...{ figure: formatClock(longest.endMs - longest.startMs), of: null, length: true },
    sentence: `is the longest stretch of fighting with no pause of ${PAUSE_MS / 1000} seconds or more, in`,
    link: toGame(longest.game),
    how:
      `It is the longest of ${number(stretches.length)} stretches of consecutive fights in 1v1 games. A fight is a group ` +
      'of attack orders that are close in time and place. A fight begins with the first order and ends with the ' +
      'last.',
  };
}

/** Merges fights that follow each other without a pause. */
function stretchesOf(fights: ToldGame['fights']): { startMs: number; endMs: number }[] {
  const stretches: { startMs: number; endMs: number }[] = [];
  for (const { startMs, endMs } of fights) {
    const last = stretches.at(-1);
    if (last && startMs - last.endMs <= PAUSE_MS) last.endMs = Math.max(last.endMs, endMs);
    else stretches.push({ startMs, endMs });
  }
  return stretches;
}

function fastestTier(archive: Archive): HomeFact | null {
  const tierOrders = duelsIn(archive).flatMap((game) =>
    game.analysis.players.flatMap((player) => {
      const tier = tierOf(player, 2);
      return tier?.ordered ? [{ game, player, tier, ms: tier.ordered.ms }] : [];
    }),
  );
  const tiers = tierOrders.filter(
    ({ tier }) => tier.ordered?.basis === 'order' && tier.observed !== null && tier.doubt === null,
  );
  const [fastest] = tiers.sort((a, b) => a.ms - b.ms);
  if (!fastest) return null;
  const earliest = Math.min(...tierOrders.map(({ ms }) => ms));
  return {
    ...{ figure: formatClock(fastest.ms), of: null, length: false },
    sentence: `is the earliest order for tier 2 that led to a finished upgrade, by ${fastest.player.handle} in`,
    link: toGame(fastest.game),
    how:
      `It is the earliest of ${number(tiers.length)} such orders in 1v1 games. In each case, a later selection shows the finished hall.` +
      (earliest < fastest.ms
        ? ` The statistics count every order; their earliest, at ${formatClock(earliest)}, isn’t proven.`
        : ''),
  };
}

const toGame = ({ analysis, replayId }: ArchivedGame) => ({
  text: gameTitle(analysis),
  href: urls.game(replayId),
});
