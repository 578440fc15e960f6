/** The real archive's index and search file, made independently of the build. */
import { globSync } from 'node:fs';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { readPlayers } from '../../../src/archive/corpus/players.ts';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { browserIndex } from '../../../src/view/ask/index/browser-index.ts';
import type { BrowserIndex } from '../../../src/view/ask/index/game.ts';
import { searchDocument } from '../../../src/view/ask/index/encode-search.ts';
import type { SearchDocument } from '../../../src/view/ask/index/search-index.ts';
import { catalogueOf, type Catalogue } from '../../../src/archive/count/catalogue.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { kept } from '../kept.ts';

const CODE = ['src/{app/replays,archive,game,view}/**/*.ts', 'src/urls.ts'];
const records = () => globSync(`${corpusRoot()}/**/*.json`).sort();

/** The common input of both. */
export function corpusCatalogue(): Catalogue {
  const { games, events } = readCorpus();
  const placed = games.map(({ game, replayId, tournamentId, recording }) => ({
    game: analyze(game, replayId),
    eventId: tournamentId,
    fileName: recording.name,
  }));
  return catalogueOf(placed, events, readPlayers(corpusRoot()));
}

export const corpusIndex = (): BrowserIndex =>
  kept('corpus-index', CODE, records(), () => browserIndex(corpusCatalogue()));

/** The search file without builds. */
export const corpusSearch = (): SearchDocument =>
  kept('corpus-search', CODE, records(), () =>
    searchDocument({ catalogue: corpusCatalogue(), builds: [], games: [] }),
  );
