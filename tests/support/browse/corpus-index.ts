/** The index of the real archive, made apart from the build. */
import { globSync } from 'node:fs';
import { loadCorpus } from '../../../src/corpus/corpus.ts';
import { readPlayers } from '../../../src/corpus/players.ts';
import { corpusRoot } from '../../../src/corpus/layout.ts';
import { browserIndex } from '../../../src/browse/browser-index.ts';
import type { BrowserIndex } from '../../../src/browse/game.ts';
import { catalogueOf } from '../../../src/archive/catalogue.ts';
import { analyze } from '../../../src/replay/derive/analyze.ts';
import { kept } from '../kept.ts';

export const corpusIndex = (): BrowserIndex =>
  kept(
    'corpus-index',
    ['src/{archive,browse,corpus,replay,stored,view}/**/*.ts', 'src/urls.ts'],
    globSync(`${corpusRoot()}/**/*.json`).sort(),
    () => {
      const { games, events } = loadCorpus();
      const placed = games.map(({ game, replayId, tournamentId, recording }) => ({
        game: analyze(game, replayId),
        eventId: tournamentId,
        fileName: recording.name,
      }));
      return browserIndex(catalogueOf(placed, events, readPlayers(corpusRoot())));
    },
  );
