/** Chooses the games whose fights are on the front page: different ones every day that the site is built. */
import { isDuel } from '../../game/sides.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { onMap } from './games-on-map.ts';
import { memoize } from './memoize.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Minimum length: long enough for a story. */
const SHORTEST_MS = 10 * 60_000;
/** Maximum length: short enough that people open the game. */
const LONGEST_MS = 40 * 60_000;
/** Minimum number of games on the map, because its ground is drawn from orders, and fewer games leave holes. */
const FEWEST_ON_MAP = 3;
/** Minimum number of emphasized moments with a place: a game without them has little to watch. */
const FEWEST_MOMENTS = 3;
/** Maximum number of games besides the featured one. */
const OTHERS = 4;

interface Featured {
  game: ArchivedGame;
  /** Other games, which also have something to watch. */
  others: readonly ArchivedGame[];
}

/**
 * Whether a game can be featured: two people, a winner, a usual length, a well-known map, and enough moments to watch.
 */
function canShow(archive: Archive, game: ArchivedGame): boolean {
  const { analysis } = game;
  const { decidedMs, winner } = analysis;
  if (!isDuel(analysis) || !winner || decidedMs < SHORTEST_MS || decidedMs > LONGEST_MS) return false;
  const { play, chronicle, bold } = onMap(archive, game);
  return play !== null && (chronicle.places?.games ?? 0) >= FEWEST_ON_MAP && bold >= FEWEST_MOMENTS;
}

/** The games for the day of the build; null if none qualifies. */
export const featuredGame = memoize((archive: Archive): Featured | null => {
  const candidates = archive.games.filter((game) => canShow(archive, game));
  const day = Math.floor(Date.parse(archive.index.generatedAt) / DAY_MS);
  const game = candidates[day % candidates.length];
  // Games next to each other in the archive are often of one series.
  const step = Math.max(1, Math.floor(candidates.length / (OTHERS + 1)));
  const otherGames = Array.from({ length: Math.min(OTHERS, candidates.length - 1) }, (_, index) => {
    return candidates[(day + (index + 1) * step) % candidates.length]!;
  });
  return game ? { game, others: otherGames } : null;
});
