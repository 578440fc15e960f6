/** The archive's games for this page's search, which is that of the list. Loaded with the first search. */
import { bySide, joinSides } from '../../../game/sides.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Names } from '../../../search/parts/say.ts';
import { rowsOf, type GameRow } from '../../../search/rows/rows.ts';
import { Search } from '../../../search/search.ts';
import languages from '../../../search/words/languages.json' with { type: 'json' };
import type { WordsFile } from '../../../search/words/things.ts';

export interface OfferedGame {
  replayId: string;
  /** The sides by name and the map, such as "Arthas vs Thrall on Echo Isles". Untrusted text. */
  title: string;
  /** Races and event, in words. */
  detail: string;
}

/** What a text finds. */
export interface Offered {
  games: readonly OfferedGame[];
  /** Words that are not understood. */
  missing: readonly string[];
}

export interface Offers {
  /** Finds games by a text, in the order of the list. */
  find: (text: string) => Offered;
  /** The title of a game; null for none of the archive. */
  titleOf: (replayId: string) => string | null;
  /** The name of a game's map; null for none of the archive. */
  mapOf: (replayId: string) => string | null;
}

/** The offers from the list's two files; null if the first is none. `today` is an ISO day. */
export function offersFrom(rowsFile: unknown, words: WordsFile, today: string): Offers | null {
  const rows = rowsOf(rowsFile);
  if (!rows) return null;
  const search = new Search(rows, words, today);
  search.learn(languages);
  const { names } = search;
  const gameOf = (replayId: string) => rows.games.find((candidate) => candidate.replayId === replayId);
  return {
    find: (text) => {
      const parts = search.readTyped(text);
      return {
        games: search.find(parts).games.map((place) => toOfferedGame(rows.games[place]!, names)),
        missing: parts.flatMap(({ key, of }) => (key === 'unknown' ? of : [])),
      };
    },
    titleOf: (replayId) => {
      const game = gameOf(replayId);
      return game ? toOfferedGame(game, names).title : null;
    },
    mapOf: (replayId) => names.known('map', gameOf(replayId)?.map ?? null),
  };
}

function toOfferedGame({ replayId, event, map, players }: GameRow, names: Names): OfferedGame {
  const sides = bySide(players);
  const races = joinSides(sides, ({ race }) => (race ? RACE_NAMES[race] : 'race unknown'), ', ');
  const mapName = names.known('map', map);
  return {
    replayId,
    title: joinSides(sides, names.player) + (mapName ? ` on ${mapName}` : ''),
    detail: [races, names.known('event', event)].filter(Boolean).join(', '),
  };
}
