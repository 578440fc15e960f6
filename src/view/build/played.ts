/** Who played the builds, for their pages and for those that lead to them. */
import type { Attachment } from '../../archive/builds/attach.ts';
import type { Build } from '../../archive/builds/build.ts';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { stepsOfBuilds, type TimedStep } from '../../archive/count/build-steps.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { urls } from '../../urls.ts';
import { MAX_LISTED } from '../hub/first-hundred.ts';
import type { Link } from '../rich-text.ts';

/** Who played a build, and how. */
export interface PlayedBuild {
  /** All games of the build, newest event first; its page lists the first ones. */
  games: readonly ArchivedGame[];
  listed: readonly ArchivedGame[];
  players: readonly BuildPlayer[];
  steps: readonly TimedStep[];
}

/** Somebody who played the build. */
export interface BuildPlayer {
  game: ArchivedGame;
  attachment: Attachment;
  player: AnalysedPlayer;
  opponent: AnalysedPlayer;
}

/** Everything played of a build; empty for an unknown id. */
export function gamesOfBuild(archive: Archive, id: string): PlayedBuild {
  const games = gamesWith(archive, id);
  return {
    games,
    listed: games.slice(0, MAX_LISTED),
    players: games.flatMap((game) =>
      game.builds.flatMap((attachment) => {
        const player = game.analysis.players.find(({ slot }) => slot === attachment.slot);
        const opponent = game.analysis.players.find(({ slot }) => slot !== attachment.slot);
        return attachment.build === id && player && opponent ? [{ game, attachment, player, opponent }] : [];
      }),
    ),
    steps: stepsOfBuilds(archive).get(id)?.steps ?? [],
  };
}

/** The build with the most games, which the tools page offers for practice; undefined if there are no builds. */
export const mostPlayedBuild = (archive: Archive): Build | undefined =>
  archive.builds.toSorted((a, b) => gamesWith(archive, b.id).length - gamesWith(archive, a.id).length)[0];

/** The games that are examples of any build. */
export const gamesWithBuilds = ({ games }: Archive): ArchivedGame[] =>
  games.filter(({ entry }) => entry.builds.length > 0);

/** The builds that players of a game show, each with its player; names link to their pages. */
export const buildsIn = (
  { builds }: Archive,
  { analysis, builds: attached, people }: ArchivedGame,
): { player: { text: string; href: string | undefined }; build: Link }[] =>
  attached.map(({ build, slot }) => ({
    player: {
      text: analysis.players.find((player) => player.slot === slot)?.handle ?? '',
      href: people.get(slot),
    },
    build: { text: builds.find(({ id }) => id === build)?.name ?? build, href: urls.build(build) },
  }));

const gamesWith = ({ games }: Archive, build: string): ArchivedGame[] =>
  games.filter(({ entry }) => entry.builds.includes(build));
