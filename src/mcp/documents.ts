/** Reads what a site publishes: over the network, or out of the folder of a build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { urls } from '../urls.ts';

/** A player's row in a line of `games.ndjson`, as far as the tools use it. */
export interface PlayerLine {
  slot: number;
  player_id: string | null;
  player: string;
  recorded_name: string | null;
  race: string | null;
  result: string | null;
  first_hero: string | null;
  second_hero: string | null;
  third_hero: string | null;
  [column: string]: string | number | boolean | null;
}

/** A line of `games.ndjson`, as far as the tools use it. */
export interface GameLine {
  replay_id: string;
  played_at: string | null;
  played_from: string | null;
  event_id: string | null;
  map: string;
  matchup: string | null;
  patch: string | null;
  decided_ms: number;
  players: PlayerLine[];
}

export interface Documents {
  /** The text of a published file. Throws with a sentence where there is none. */
  text: (path: string) => Promise<string>;
  json: <T>(path: string) => Promise<T>;
  /** Every game, read until it worked once. */
  games: () => Promise<readonly GameLine[]>;
}

/** The documents of a site, given its address, or the folder of its build. */
export function documentsOf(from: string): Documents {
  const text = async (path: string): Promise<string> => {
    try {
      return await (/^https?:/.test(from)
        ? fetched(new URL(path, from))
        : readFile(join(from, decodeURIComponent(path)), 'utf8'));
    } catch (cause) {
      throw new Error('The site does not publish this, or cannot be read now.', { cause });
    }
  };
  let games: Promise<GameLine[]> | undefined;
  const readGames = async (): Promise<GameLine[]> =>
    (await text(urls.release('latest', 'games.ndjson')))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as GameLine);
  return {
    text,
    json: async <T>(path: string) => JSON.parse(await text(path)) as T,
    games: () =>
      (games ??= readGames().catch((reason: unknown) => {
        // What failed once may work at the next question.
        games = undefined;
        throw reason;
      })),
  };
}

async function fetched(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}.`);
  return response.text();
}

/** What the ids of games are made of. A list from elsewhere may name others, which could lead out of its folder. */
const REPLAY_ID = /^\w[\w.-]*$/;

/** The game with an id. Throws with a sentence for an id that no game has, so that no id ever becomes a path unseen. */
export async function gameWith(documents: Documents, replayId: string): Promise<GameLine> {
  const game =
    REPLAY_ID.test(replayId) && (await documents.games()).find(({ replay_id }) => replay_id === replayId);
  if (!game) throw new Error(`No game has the id ${JSON.stringify(replayId)}. Find one with search_games.`);
  return game;
}
