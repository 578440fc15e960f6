/** Proposals for facts that a person could add about games, as sentences. */
import { aliasProposals } from '../archive/count/alias-proposals.ts';
import type { PlacedGame } from '../archive/count/appearances.ts';
import { eventProposals } from '../archive/count/event-proposals.ts';
import { rosterOf } from '../archive/count/roster.ts';
import { readCorpus } from '../archive/corpus/corpus.ts';
import { readPlayers } from '../archive/corpus/players.ts';
import { analyze } from '../game/derive/analyze.ts';
import { ALIAS_WORDS } from './words.ts';

/** A sentence about recorded names or a game id. */
interface Proposal {
  about: readonly string[];
  sentence: string;
}

export interface Proposals {
  /** All games in the corpus. */
  games: PlacedGame[];
  /** Names that may belong to the same person, for `players.json`. */
  names: Proposal[];
  /** Games that may belong to an event. */
  events: Proposal[];
}

/** Reads a corpus and makes proposals. Throws if the corpus can't be read. */
export function proposalsFor(root: string): Proposals {
  const games = readCorpus(root).games.map(({ game, replayId, tournamentId, recording }): PlacedGame => ({
    game: analyze(game, replayId),
    eventId: tournamentId,
    fileName: recording.name,
  }));
  const roster = rosterOf(
    games.map(({ game }) => game),
    readPlayers(root),
  );
  return {
    games,
    names: aliasProposals(games, roster).map(({ people, races, series }) => {
      const both = people.map(({ recorded }) => recorded.map((name) => JSON.stringify(name)).join(', '));
      return {
        about: people.flatMap(({ recorded }) => recorded),
        sentence: ALIAS_WORDS.sameName(both, races, series),
      };
    }),
    events: eventProposals(games).map(({ replayId, eventId, day, folder }) => ({
      about: [replayId],
      sentence:
        `${replayId} may be from ${eventId}. A game of this event was played on the same day (${day}), ` +
        `on a map from the same folder (${folder}).`,
    })),
  };
}
