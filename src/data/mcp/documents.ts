/** The published documents that the tools read. Runs anywhere. */
import type { Erratum } from '../../archive/corpus/errata.ts';
import type { InFiles } from '../../game/facts/fact.ts';
import type { GameValues } from '../../game/facts/games.ts';
import type { PlayerValues } from '../../game/facts/players.ts';
import { urls } from '../../urls.ts';

/** A player's entry in one line of `games.ndjson`. */
type PlayerLine = InFiles<PlayerValues>;

/** A line of `games.ndjson`. */
export type GameLine = Omit<InFiles<GameValues>, 'players'> & { players: PlayerLine[] };

/** The fields that are read from an entry in `events.json`. */
export interface EventLine {
  id: string;
  name: string;
  organiser?: string | null;
  date?: string | null;
  series?: string | null;
  stage?: string | null;
}

export interface Documents {
  /** Address of the site; answers and resources contain addresses under it. */
  origin: string;
  /** The text of a published file. Throws a sentence if the file doesn't exist. */
  text: (path: string) => Promise<string>;
  json: <T>(path: string) => Promise<T>;
  /** All games, cached after the first success. */
  games: () => Promise<readonly GameLine[]>;
  events: () => Promise<readonly EventLine[]>;
  errata: () => Promise<readonly Erratum[]>;
}

/** The documents of a site; `read` is a function that reads the file at a path. */
export function documentsOf(read: (path: string) => Promise<string>, origin: string): Documents {
  const text = async (path: string): Promise<string> => {
    try {
      return await read(path);
    } catch (cause) {
      throw new Error('The site does not publish this document, or is not available now.', { cause });
    }
  };
  // Caches lists rather than promises, because requests to a worker may not share promises.
  const kept = new Map<string, unknown>();
  const once = async <T>(file: string, parse: (content: string) => T): Promise<T> => {
    if (!kept.has(file)) kept.set(file, parse(await text(urls.release('latest', file))));
    return kept.get(file) as T;
  };
  return {
    origin,
    text,
    json: async <T>(path: string) => JSON.parse(await text(path)) as T,
    games: () =>
      once('games.ndjson', (lines) =>
        lines
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as GameLine),
      ),
    events: () => once('events.json', (list) => JSON.parse(list) as EventLine[]),
    errata: () => once('errata.json', (list) => JSON.parse(list) as Erratum[]),
  };
}

/** The text of a response. Throws for an error status. */
export async function answerText(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return response.text();
}

/**
 * Characters allowed in replay ids. Ids from other sources may contain other characters, and a path made from
 * such an id could leave the folder.
 */
const REPLAY_ID = /^\w[\w.-]*$/;

/** The game with a given id. Throws a sentence for an unknown id, so that unchecked ids never become paths. */
export async function gameWith(documents: Documents, replayId: string): Promise<GameLine> {
  const game =
    REPLAY_ID.test(replayId) && (await documents.games()).find(({ replay_id }) => replay_id === replayId);
  if (!game) throw new Error(`No game has the id ${JSON.stringify(replayId)}. Find one with search_games.`);
  return game;
}

/** Values of a game that are known to be doubtful. */
export const errataOf = async (documents: Documents, replayId: string) =>
  (await documents.errata())
    .filter((erratum) => erratum.replayId === replayId)
    .map(({ pointer, sentence }) => ({ pointer, sentence }));
