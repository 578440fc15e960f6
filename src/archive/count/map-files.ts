/** The map file that each game of an archive was played on. */
import { fileKey } from '../../game/map/evidence.ts';
import {
  mapOfGames,
  noMap,
  shownTogether,
  type GameMap,
  type NoMapCode,
} from '../../game/map/map-of-game.ts';
import { success, type Result } from '../../game/result.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { once } from './once.ts';
import { surveyIn } from './surveys.ts';

/** The games on one file share its fit: what one of them leaves open another one shows. */
const files = once((archive: Archive) => {
  const byId = new Map(archive.mapFiles.map((facts) => [facts.id, facts]));
  const found = new Map<string, Result<GameMap, NoMapCode>>();
  for (const [key, games] of Map.groupBy(archive.games, ({ decoded }) => fileKey(decoded))) {
    const fit = fitIn(archive, games);
    found.set(
      key,
      fit.map === null ? noMap(fit.code) : success({ facts: byId.get(fit.map)!, match: fit.match }),
    );
  }
  return found;
});

/** The fit of the games on one file, remembered with the first of them. */
const fitIn = (archive: Archive, games: readonly ArchivedGame[]) =>
  archive.remember('map-file', games[0]!.kept, [games.map(archive.digestOf), archive.mapFiles], () => {
    const shown = games.flatMap((game) => surveyIn(archive, game)?.evidence ?? []);
    const found = mapOfGames(games[0]!.decoded.map, shownTogether(shown), archive.mapFiles);
    return found.ok
      ? { map: found.value.facts.id, match: found.value.match }
      : { map: null, code: found.failure.code };
  });

/** The map file that a game was played on, or why there is none. */
export const mapFileOf = (archive: Archive, game: ArchivedGame): Result<GameMap, NoMapCode> =>
  files(archive).get(fileKey(game.decoded))!;
