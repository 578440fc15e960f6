/** What the pages of builds show of the archive. */
import type { ArchivedGame } from '../archive/count/archive.ts';
import { stepsOfBuilds, type TimedStep } from '../archive/count/build-steps.ts';
import type { Attachment } from '../archive/builds/attach.ts';
import { urls } from '../urls.ts';
import { timingsTable } from '../view/build/tables.ts';
import { gameRow, gamesTable } from '../view/game-list.ts';
import { GAMES_A_PAGE, numbered, pageLinks } from '../view/numbered.ts';
import type { Link } from '../view/rich-text.ts';
import { archive } from './_archive.ts';
import { library } from './_builds.ts';
import { digestOf } from './_kept.ts';

export interface PlayedBuild {
  /** All in which it was played, newest event first, and the first of them, which the page has room for. */
  games: readonly ArchivedGame[];
  listed: readonly ArchivedGame[];
  /** The pages with all of them; none where the page has them. */
  pages: readonly Link[];
  players: readonly { game: ArchivedGame; attachment: Attachment }[];
  steps: readonly TimedStep[];
}

export function playedBuild(id: string): PlayedBuild {
  const games = archive().games.filter(({ entry }) => entry.builds.includes(id));
  return {
    games,
    listed: games.slice(0, GAMES_A_PAGE),
    pages: pageLinks(urls.build(id), numbered(games, GAMES_A_PAGE).length),
    players: games.flatMap((game) =>
      game.builds.filter(({ build }) => build === id).map((attachment) => ({ game, attachment })),
    ),
    steps: stepsOfBuilds(archive()).get(id)?.steps ?? [],
  };
}

/** A digest of what the page of a build and its twin show besides what is written by hand. */
export function keyOfBuild(id: string): string {
  const { games, listed, pages, players, steps } = playedBuild(id);
  const tables = [gamesTable(listed), timingsTable(players)];
  return digestOf([games.length, listed.map(gameRow), pages, players.length, steps, tables]);
}

/** One path of a route `[buildId]` for each build. */
export const buildPaths = () =>
  library.map(({ id }) => ({ params: { buildId: id }, cacheKey: keyOfBuild(id) }));
