/** The real archive's rows and words, made independently of the build. */
import { globSync } from 'node:fs';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { readNicknames } from '../../../src/archive/corpus/nicknames.ts';
import { readPlayers } from '../../../src/archive/corpus/players.ts';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { buildRows } from '../../../src/search/rows/build-rows.ts';
import type { Rows } from '../../../src/search/rows/rows.ts';
import { buildWords } from '../../../src/search/words/build-words.ts';
import type { WordsFile } from '../../../src/search/words/things.ts';
import { catalogueOf, type Catalogue } from '../../../src/archive/count/catalogue.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { kept } from '../kept.ts';

const CODE = ['src/{app/replays,archive,game,search,view}/**/*.{ts,json}', 'src/urls.ts'];
const records = () => globSync(`${corpusRoot()}/**/*.json`).sort();

/** The common input of both. */
function corpusCatalogue(): Catalogue {
  const { games, events } = readCorpus();
  const placed = games.map(({ game, replayId, tournamentId, recording }) => ({
    game: analyze(game, replayId),
    eventId: tournamentId,
    fileName: recording.name,
  }));
  return catalogueOf(placed, events, readPlayers(corpusRoot()));
}

/** The rows, without builds. */
export const corpusIndex = (): Rows =>
  kept('corpus-index', CODE, records(), () =>
    buildRows({ catalogue: corpusCatalogue(), builds: [], games: [] }),
  );

/** The vocabulary, without pages. */
export const corpusWords = (): WordsFile =>
  kept('corpus-words', CODE, records(), () =>
    buildWords(corpusIndex(), {
      aliases: new Map(corpusCatalogue().people.map(({ person }) => [person.slug, person.recorded])),
      nicknames: readNicknames(corpusRoot(), new Map()),
      maps: readMaps(corpusRoot()).map(({ name }) => name),
    }),
  );

/** An archive of so many games: those of the corpus again and again, with ids of their own. */
export function manyGames(rows: Rows, count: number): Rows {
  const games = Array.from({ length: count }, (_, at) => {
    const game = rows.games[at % rows.games.length]!;
    return { ...game, replayId: `${at}_${game.replayId}` };
  });
  return { ...rows, games };
}
