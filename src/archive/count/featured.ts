/** Chooses the game on the front page: a different one every day that the site is built. */
import { isDuel } from '../../game/sides.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { onMap } from './games-on-map.ts';
import { memoize } from './memoize.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Minimum and maximum length: long enough for a story, and short enough that people open the game. */
const SHORTEST_MS = 10 * 60_000;
const LONGEST_MS = 40 * 60_000;
/** Minimum number of games on the map, because its ground is drawn from orders, and fewer games leave holes. */
const FEWEST_ON_MAP = 3;
/** Minimum number of emphasized moments with a place; the front page only shows games with at least this many. */
export const SHOWN = 3;

export interface Featured {
  game: ArchivedGame;
  /** Number of games from which it was chosen. */
  among: number;
}

/**
 * Whether a game can be featured: two people, a winner, a usual length, a well-known map, and enough moments
 * to show.
 */
function canShow(archive: Archive, game: ArchivedGame): boolean {
  const { analysis } = game;
  const { decidedMs, winner } = analysis;
  if (!isDuel(analysis) || !winner || decidedMs < SHORTEST_MS || decidedMs > LONGEST_MS) return false;
  const { play, chronicle, bold } = onMap(archive, game);
  return play !== null && (chronicle.places?.games ?? 0) >= FEWEST_ON_MAP && bold >= SHOWN;
}

/** The featured game for the day of the build; null if none qualifies. */
export const featuredGame = memoize((archive: Archive): Featured | null => {
  const can = archive.games.filter((game) => canShow(archive, game));
  const day = Math.floor(Date.parse(archive.index.generatedAt) / DAY_MS);
  const game = can[day % can.length];
  return game ? { game, among: can.length } : null;
});
