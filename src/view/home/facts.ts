/**
 * Facts that no other source has, counted across all games in the archive, each with an explanation of its method.
 */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { isDuel } from '../../game/sides.ts';
import { toldOf } from '../../archive/count/games-on-map.ts';
import { winShare } from '../../archive/count/win-share.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { tierOf } from '../../game/key-timings.ts';
import { urls } from '../../urls.ts';
import { SHARES_FROM } from '../hub/win-cells.ts';
import { gameTitle } from '../words.ts';
import { HOME_FACT_WORDS } from './words.ts';

export interface HomeFact {
  /** The large figure. */
  figure: string;
  /** The total; null if the figure is not a count. */
  of: number | null;
  /** How many of the total; drawn with one dot each. Null if there are no dots. */
  count: number | null;
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

const duels = ({ games }: Archive): ArchivedGame[] => games.filter(({ analysis }) => isDuel(analysis));

function revivals(archive: Archive): HomeFact | null {
  const died = ({ heroes }: AnalysedPlayer) =>
    heroes.reduce((sum, { revivalsMs }) => sum + revivalsMs.length, 0);
  const comparisons = duels(archive).flatMap(({ analysis }) => {
    const [won, lost] = ['won', 'lost'].map((result) =>
      analysis.players.find((player) => player.result === result),
    );
    if (!won || !lost || died(won) === died(lost)) return [];
    return [died(lost) > died(won)];
  });
  if (comparisons.length < SHARES_FROM) return null;
  const count = comparisons.filter(Boolean).length;
  const share = winShare({ won: count, lost: comparisons.length - count })!;
  return {
    ...{ figure: String(count), of: comparisons.length, count, link: null, length: false },
    sentence: HOME_FACT_WORDS.revivals.sentence,
    how: HOME_FACT_WORDS.revivals.how(share.from, share.to),
  };
}

/** A longer gap counts as a pause in fighting. */
const PAUSE_MS = 12_000;

function longestFighting(archive: Archive): HomeFact | null {
  const stretches = duels(archive).flatMap((game) =>
    stretchesOf(toldOf(archive, game).fights).map((stretch) => ({ game, ...stretch })),
  );
  const [longest] = stretches.sort((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs));
  if (!longest) return null;
  return {
    ...{ figure: formatClock(longest.endMs - longest.startMs), of: null, count: null, length: true },
    sentence: HOME_FACT_WORDS.fighting.sentence(PAUSE_MS / 1000),
    link: toGame(longest.game),
    how: HOME_FACT_WORDS.fighting.how(stretches.length),
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
  const ordered = duels(archive).flatMap((game) =>
    game.analysis.players.flatMap((player) => {
      const tier = tierOf(player, 2);
      return tier?.ordered ? [{ game, player, tier, ms: tier.ordered.ms }] : [];
    }),
  );
  const tiers = ordered.filter(
    ({ tier }) => tier.ordered?.basis === 'order' && tier.observed !== null && tier.doubt === null,
  );
  const [fastest] = tiers.sort((a, b) => a.ms - b.ms);
  if (!fastest) return null;
  const earliest = Math.min(...ordered.map(({ ms }) => ms));
  return {
    ...{ figure: formatClock(fastest.ms), of: null, count: null, length: false },
    sentence: HOME_FACT_WORDS.tier.sentence(fastest.player.handle),
    link: toGame(fastest.game),
    how:
      HOME_FACT_WORDS.tier.how(tiers.length) +
      (earliest < fastest.ms ? HOME_FACT_WORDS.tier.earlier(formatClock(earliest)) : ''),
  };
}

const toGame = ({ analysis, replayId }: ArchivedGame) => ({
  text: gameTitle(analysis),
  href: urls.game(replayId),
});
