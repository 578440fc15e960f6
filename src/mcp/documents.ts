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
  winner_team: number | null;
  winner_basis: string | null;
  players: PlayerLine[];
}

export interface Documents {
  /** The text of a published file. Throws where there is none. */
  text: (path: string) => Promise<string>;
  json: <T>(path: string) => Promise<T>;
  /** Every game, read once. */
  games: () => Promise<readonly GameLine[]>;
}

/** The documents of a site, given its address, or the folder of its build. */
export function documentsOf(from: string): Documents {
  const text = /^https?:/.test(from)
    ? async (path: string) => {
        const response = await fetch(new URL(path, from));
        if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
        return response.text();
      }
    : (path: string) => readFile(join(from, decodeURIComponent(path)), 'utf8');
  let games: Promise<GameLine[]> | undefined;
  return {
    text,
    json: async <T>(path: string) => JSON.parse(await text(path)) as T,
    games: () =>
      (games ??= text(urls.release('latest', 'games.ndjson')).then((lines) =>
        lines
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as GameLine),
      )),
  };
}

/** The game with an id. Throws with a sentence for an id that no game has, so that no id ever becomes a path unseen. */
export async function gameWith(documents: Documents, replayId: string): Promise<GameLine> {
  const game = (await documents.games()).find(({ replay_id }) => replay_id === replayId);
  if (!game) throw new Error(`No game has the id ${JSON.stringify(replayId)}. Find one with search_games.`);
  return game;
}
