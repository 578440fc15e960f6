/** The games of a visitor, each from their side. */
import { LISTED_FACTS, type Listed } from '../../../game/facts/listed.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Race } from '../../../game/summary.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { OwnWords } from '../../../game/stored/history.ts';
import type { HistoryFacts, Trend } from './facts.ts';
import { whenOf, type WhenBasis } from './played-when.ts';

/** A game with the facts of every list. */
export interface OwnGame extends Listed {
  fingerprint: string;
  file: string;
  map: string;
  patch: string | null;
  /** When the game was played, in ms since 1970, see `played-when.ts`. */
  when: number;
  whenBasis: WhenBasis;
  race: Race | null;
  /** In order of training. */
  heroes: readonly string[];
  /** "OvE" with the visitor's race first; null in team games or if a race is unknown. */
  matchup: string | null;
  /** All players on other sides. */
  opponents: readonly string[];
  /** The recorded result, or the visitor's entry if there is none. */
  result: 'won' | 'lost' | null;
  /** Whether the visitor entered the result by hand. */
  byHand: boolean;
  apm: number;
  timings: Readonly<Record<Trend, number | null>>;
  /** Confirmed units at each of `MINUTES`, see `Facts`. */
  units: readonly (number | null)[];
  tags: readonly string[];
  note: string;
}

/** The games with one of these player names, earliest first. */
export function ownGames(
  kept: readonly Pick<KeptGame, 'fingerprint' | 'name' | 'added' | 'modified'>[],
  facts: readonly HistoryFacts[],
  me: readonly string[],
): OwnGame[] {
  const factsOf = new Map(facts.map((entry) => [entry.fingerprint, entry]));
  const names = new Set(me);
  return kept
    .flatMap((game): OwnGame[] => {
      const factsOfGame = factsOf.get(game.fingerprint);
      const player = factsOfGame?.players.find(({ handle }) => names.has(handle));
      if (!factsOfGame || !player) return [];
      const others = factsOfGame.players.filter(({ team }) => team !== player.team);
      const [other] = others;
      const races = factsOfGame.players.length === 2 && other?.race && player.race;
      return [
        {
          ...{
            fingerprint: game.fingerprint,
            file: game.name,
            map: factsOfGame.map,
            patch: factsOfGame.patch,
          },
          ...whenOf(game, factsOfGame),
          ...{ race: player.race, heroes: player.heroes, apm: player.apm },
          ...{ timings: player.timings, units: player.units },
          matchup: races ? `${player.race}v${other.race}` : null,
          opponents: others.map(({ handle }) => handle),
          ...{ result: player.result, byHand: false, tags: [], note: '' },
          ...listedIn(factsOfGame),
        },
      ];
    })
    .sort((a, b) => a.when - b.when || (a.fingerprint < b.fingerprint ? -1 : 1));
}

/** The facts that every list shows, taken from a game's history facts. */
const listedIn = (facts: Listed): Listed =>
  Object.fromEntries(LISTED_FACTS.map(([key]) => [key, facts[key]])) as Listed;

/** The games with the visitor's notes; games without notes stay the same objects. */
export function withWords(games: readonly OwnGame[], words: readonly OwnWords[]): OwnGame[] {
  const wordsOf = new Map(words.map((entry) => [entry.fingerprint, entry]));
  return games.map((game) => {
    const entry = wordsOf.get(game.fingerprint);
    if (!entry) return game;
    const result = game.result ?? entry.result;
    return { ...game, result, byHand: game.result !== result, tags: entry.tags, note: entry.note };
  });
}

/** All names in these games with their number of games, most frequent first. */
export function namesIn(facts: readonly HistoryFacts[]): [name: string, games: number][] {
  const counts = new Map<string, number>();
  for (const { players } of facts)
    for (const name of new Set(players.map(({ handle }) => handle)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** The games that contain all words of a search in their facts or notes. */
export function search(games: readonly OwnGame[], query: string): OwnGame[] {
  const words = query.toLowerCase().split(/\s+/);
  return games.filter((game) => {
    const race = game.race && RACE_NAMES[game.race];
    const text = [race, game.map, game.matchup, game.patch, game.file, game.result, game.note]
      .concat(game.heroes, game.opponents, game.tags)
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
