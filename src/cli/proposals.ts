/** What a person may want to write down about games: in sentences, for whoever asks. */
import { aliasProposals } from '../archive/count/alias-proposals.ts';
import type { PlacedGame } from '../archive/count/appearances.ts';
import { eventProposals } from '../archive/count/event-proposals.ts';
import { rosterOf } from '../archive/count/roster.ts';
import { readCorpus } from '../archive/corpus/corpus.ts';
import { cacheFolder } from '../archive/corpus/layout.ts';
import { readPlayers } from '../archive/corpus/players.ts';
import { analyze } from '../game/derive/analyze.ts';

/** A sentence, and whom it is about: recorded names, or the id of a game. */
interface Proposal {
  about: readonly string[];
  sentence: string;
}

export interface Proposals {
  /** Every game of the corpus. */
  games: PlacedGame[];
  /** Names that may be one person's, for `players.json`. */
  names: Proposal[];
  /** Games that may belong to an event. */
  events: Proposal[];
}

/** Reads a corpus and proposes. Throws when it cannot be read. */
export function proposalsFor(root: string): Proposals {
  const games = readCorpus(root, cacheFolder()).games.map(
    ({ game, replayId, tournamentId, recording }): PlacedGame => ({
      game: analyze(game, replayId),
      eventId: tournamentId,
      fileName: recording.name,
    }),
  );
  const roster = rosterOf(
    games.map(({ game }) => game),
    readPlayers(root),
  );
  return {
    games,
    names: aliasProposals(games, roster).map(({ people, races, series }) => {
      const both = people.map(({ recorded }) => recorded.map((name) => JSON.stringify(name)).join(', '));
      const where = series.length > 0 ? `, the same opponent at ${series.join(', ')}` : '';
      return {
        about: people.flatMap(({ recorded }) => recorded),
        sentence: `${both.join(' and ')}: alike but for a tag or number, both ${races.join(', ')}${where}`,
      };
    }),
    events: eventProposals(games).map(({ replayId, eventId, day, folder }) => ({
      about: [replayId],
      sentence: `${replayId}: perhaps ${eventId}: both of ${day}, maps of ${folder}`,
    })),
  };
}
