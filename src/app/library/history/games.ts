/** Kept games with their facts and the visitor's notes: the one list that search, history and advice work on. */
import { choicesFrom } from '../../../archive/count/opening-tree.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { listedFacts, listedOf } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS, type Listed } from '../../../game/facts/listed.ts';
import { heroesInOrder } from '../../../game/key-timings.ts';
import type { Race } from '../../../game/races.ts';
import { count, fields, list, nullable, text } from '../../../game/stored/checks.ts';
import type { OwnWords } from '../../../game/stored/history.ts';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import type { SavedWords } from '../../../game/stored/library-file.ts';
import { foodStrip } from '../../../map/fights/fight-facts.ts';
import { toSeconds } from '../../../game/clock.ts';
import type { GameFacts } from '../../tables/columns.ts';
import { whenOf, type When } from '../dates.ts';
import { lastKnownMs, type MeasuredSide } from '../measure.ts';
import { HISTORY_MEASURES, MEASURES } from '../measures.ts';

/** Version, raised when other facts are read, so that all games are read again. */
const FACTS = 8;

/** All measures that facts have a value of, each once. */
const FACT_MEASURES = [...new Map([...HISTORY_MEASURES, ...MEASURES].map((one) => [one.id, one])).values()];

/** The facts of every list, and facts only the history needs. */
export interface HistoryFacts extends Listed {
  fingerprint: string;
  /** Versions of the facts and the decoder that read them; both must be current. */
  facts: number;
  decoder: number;
  map: string;
  patch: string | null;
  /** ISO 8601, if the recording proves when it was played. */
  playedAt: string | null;
  /** First possible day, from patch and map; null if unknown. */
  playedFrom: string | null;
  /** Food brought to fights over the game, see `strip-code.ts`; empty without fights, and in team games. */
  strip: string;
  players: readonly PlayerFacts[];
}

interface PlayerFacts {
  handle: string;
  team: number;
  race: Race | null;
  result: 'won' | 'lost' | null;
  /** In order of training. */
  heroes: readonly string[];
  /** Choices in the tree of openings, outermost first. */
  opening: readonly string[];
  /** By id of the measure; null if the player has none. */
  values: Readonly<Record<string, number | null>>;
  /** The game time in seconds up to which the player's orders are known. */
  until: number;
}

/** Reads the facts of a stored game; `decoder` is the version that read it. */
export const factsOf = (
  game: GameAnalysis,
  decoder: number,
  chronicle: MeasuredSide['chronicle'] = null,
): HistoryFacts => ({
  fingerprint: game.fingerprint,
  facts: FACTS,
  decoder,
  map: game.map,
  patch: game.patch,
  playedAt: game.played.at ?? null,
  playedFrom: game.played.from ?? null,
  ...listedOf(game),
  strip: game.sides === '1v1' ? foodStrip(chronicle?.fights ?? [], game.decidedMs) : '',
  players: game.players
    .filter(({ kind }) => kind === 'human')
    .map((player) => ({
      handle: player.handle,
      team: player.team,
      race: player.race,
      result: player.result,
      heroes: heroesInOrder(player).map(({ name }) => name),
      opening: choicesFrom(player, 0).map(({ name }) => name),
      values: Object.fromEntries(FACT_MEASURES.map(({ id, of }) => [id, of({ game, player, chronicle })])),
      until: toSeconds(lastKnownMs({ game, player, chronicle })),
    })),
});

/** Whether facts are current. */
export const areCurrent = (facts: HistoryFacts | undefined, decoder: number): facts is HistoryFacts =>
  facts?.decoder === decoder && LISTED_FACTS.every(([key]) => key in facts);

const player = fields({
  handle: text,
  heroes: list(text),
  opening: list(text),
  values: fields({}),
  until: count,
});

/** Whether a stored value has facts of this version. */
export const isFacts = fields({
  fingerprint: text,
  facts: (value) => value === FACTS,
  decoder: count,
  map: text,
  strip: text,
  patch: nullable(text),
  playedAt: nullable(text),
  playedFrom: nullable(text),
  players: list(player),
});

/** A game from the side of the visitor, who plays in it. */
export interface PlayedGame extends When, Listed {
  fingerprint: string;
  file: string;
  map: string;
  patch: string | null;
  race: Race | null;
  /** In order of training. */
  heroes: readonly string[];
  opening: PlayerFacts['opening'];
  /** "OvE" with the visitor's race first; null in team games or if a race is unknown. */
  matchup: string | null;
  /** Sizes of the sides, such as "2v2". */
  sides: string;
  /** All players on other sides. */
  opponents: readonly string[];
  /** The recorded result, or the visitor's entry if there is none. */
  result: 'won' | 'lost' | null;
  /** Whether the visitor entered the result by hand. */
  byHand: boolean;
  values: PlayerFacts['values'];
  until: PlayerFacts['until'];
  strip: HistoryFacts['strip'];
  /** The races of all opponents. */
  against: readonly (Race | null)[];
  tags: readonly string[];
  note: string;
}

/** A game from the side of one of its players, with the notes on it. */
export function toPlayedGame(
  game: Pick<KeptGame, 'fingerprint' | 'name' | 'added' | 'modified'>,
  facts: HistoryFacts,
  { team, race, heroes, opening, values, until, ...player }: PlayerFacts,
  words?: OwnWords,
): PlayedGame {
  const opposing = facts.players.filter((other) => other.team !== team);
  const isDuel = facts.players.length === 2 && opposing[0]?.race && race;
  const result = player.result ?? words?.result ?? null;
  return {
    fingerprint: game.fingerprint,
    file: game.name,
    map: facts.map,
    patch: facts.patch,
    ...whenOf(game, facts),
    race,
    heroes,
    opening,
    values,
    until,
    strip: facts.strip,
    matchup: isDuel ? `${race}v${opposing[0]!.race}` : null,
    sides: [...Map.groupBy(facts.players, (other) => other.team).values()]
      .map(({ length }) => length)
      .join('v'),
    opponents: opposing.map(({ handle }) => handle),
    against: opposing.map((other) => other.race),
    result,
    byHand: result !== player.result,
    tags: words?.tags ?? [],
    note: words?.note ?? '',
    ...listedFacts(facts),
  };
}

/** A kept game with its date and, if the visitor plays in it, their side. */
export interface LibraryGame extends GameFacts, When {
  fingerprint: string;
  file: string;
  added: number;
  patch: string | null;
  /** Empty until its facts are read. */
  players: readonly PlayerFacts[];
  mine: PlayedGame | null;
}

/** All kept games with what is known of them. */
export function libraryGames(
  games: readonly KeptGame[],
  { me, words }: Pick<SavedWords, 'me' | 'words'>,
  facts: readonly HistoryFacts[],
): LibraryGame[] {
  const factsOfGame = new Map(facts.map((entry) => [entry.fingerprint, entry]));
  const wordsOfGame = new Map(words.map((entry) => [entry.fingerprint, entry]));
  return games.map((game) => {
    const { fingerprint, name: file, added } = game;
    const ofGame = factsOfGame.get(fingerprint) ?? null;
    const { players = [], patch = null } = ofGame ?? {};
    const player = players.find(({ handle }) => me.includes(handle));
    const mine = ofGame && player ? toPlayedGame(game, ofGame, player, wordsOfGame.get(fingerprint)) : null;
    return { ...game.facts, fingerprint, file, added, patch, players, ...whenOf(game, ofGame), mine };
  });
}

/** The visitor's games, earliest first. */
export const toPlayedGames = (games: readonly LibraryGame[]): PlayedGame[] =>
  games
    .flatMap(({ mine }) => mine ?? [])
    .sort((a, b) => a.when - b.when || (a.fingerprint < b.fingerprint ? -1 : 1));

/** Lists of names, each of one person, as the archive knows them. */
export type Aliases = readonly (readonly string[])[];

/** A person's names in some games, and the number of these games. */
export type PersonGames = readonly [names: readonly string[], games: number];

/** All people in these games with their names and number of games, most frequent first. */
export function peopleIn(facts: readonly HistoryFacts[], aliases: Aliases = []): PersonGames[] {
  const found = new Map<string, { names: Set<string>; games: number }>();
  for (const { players } of facts)
    for (const [key, group] of Map.groupBy(players, ({ handle }) => keyOf(handle, aliases))) {
      const { names, games } = found.get(key) ?? { names: new Set<string>(), games: 0 };
      for (const { handle } of group) names.add(handle);
      found.set(key, { names, games: games + 1 });
    }
  return [...found.values()]
    .map(({ names, games }): PersonGames => [[...names].sort(), games])
    .sort(([[a], x], [[b], y]) => y - x || (a! < b! ? -1 : 1));
}

/** Which person a name means: the first of the names that the archive knows them by, otherwise the name itself. */
const keyOf = (name: string, aliases: Aliases): string =>
  aliases.find((names) => names.includes(name))?.[0] ?? name;

/** These names and the others of the same people in the games. */
export const allNames = (people: readonly PersonGames[], names: readonly string[]): string[] =>
  people.flatMap(([group]) => (group.some((name) => names.includes(name)) ? group : []));

/**
 * The names of the person with most games against other people; none if another one has as many, or if it has one only.
 * Without any such games, all games count.
 */
export function guessName(facts: readonly HistoryFacts[], aliases: Aliases = []): readonly string[] {
  const contested = facts.filter(({ players }) => players.some(({ team }) => team !== players[0]!.team));
  const [[first, mostGames] = [[], 0], [, next] = [[], 0]] = peopleIn(
    contested.length > 0 ? contested : facts,
    aliases,
  );
  return mostGames > 1 && mostGames > next ? first : [];
}
