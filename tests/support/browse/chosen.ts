/**
 * Games and people of the archive for tests that need real ones. They are chosen by what they are, never by name or id,
 * because anybody may ask for the removal of a name or a game. Throws if the archive has none.
 */
import type { GameRow, PlayerRow } from '../../../src/search/rows/rows.ts';
import { corpusIndex } from './corpus-index.ts';

const { games, people, maps, objects } = corpusIndex();

/** The name of a hero of a player. */
export const heroName = (place: number): string => objects[place]!.name;

/** The first of some things, which must exist. */
export function first<T>(what: string, things: readonly T[]): T {
  const [one] = things;
  if (one === undefined) throw new Error(`The archive has no ${what}.`);
  return one;
}

/** The name that pages show for a player. */
export const shownName = ({ person, name }: PlayerRow): string =>
  people.find(({ key }) => key === person)?.name ?? name ?? '';

/** The name of a game's map. */
export const mapName = ({ map }: GameRow): string => maps.find(({ key }) => key === map)?.name ?? '';

/** The names of a 1v1 game's players. */
export const namesIn = ({ players }: GameRow): [string, string] => players.map(shownName) as [string, string];

/** A 1v1 game as lists call it. */
export const titleOf = (game: GameRow): string => `${namesIn(game).join(' vs ')} on ${mapName(game)}`;

/** The search for a 1v1 game by its names and its map. */
export const wordsFor = (game: GameRow): string => [...namesIn(game), mapName(game)].join(' ').toLowerCase();

/** Whether a name is one plain word. Others are read by searches too, but not always alone. */
const isWord = (name: string): boolean => /^[a-z]{4,}$/i.test(name);

/** 1v1 games on known maps. */
export const duels = games.filter(({ sides, map }) => sides === '1v1' && map !== null);

/** The names of two people who played each other, both words. */
export const rivals = first(
  'two people whose names are words',
  duels.map(namesIn).filter((names) => names.every(isWord)),
);

const raced = (races: string): GameRow[] =>
  duels.filter(({ players }) => players.map(({ race }) => race).join('') === races);
/** Games that no other has the title of. */
const alone = (among: readonly GameRow[]): GameRow[] =>
  among.filter((game) => games.filter((other) => titleOf(other) === titleOf(game)).length === 1);

/** Two games of an Orc, first in the lobby, against an Undead: the same Orc player, on different maps. */
export const [orcOne, orcTwo] = first(
  'two games of an Orc against an Undead on two maps',
  alone(raced('OU')).flatMap((one) =>
    raced('OU')
      .filter((two) => two.map !== one.map && namesIn(two)[0] === namesIn(one)[0])
      .map((two) => [one, two] as const),
  ),
);

/** A game of a Human, first in the lobby, against an Undead. */
export const human = first(
  'game of a Human against an Undead',
  alone(raced('HU').filter((game) => isWord(namesIn(game)[0]))),
);

/** Two games on one map in which the first in the lobby play the same race, with different first heroes. */
export const [raceOne, raceTwo] = first(
  'two games of a race on one map',
  duels.flatMap((one, at) =>
    duels
      .slice(at + 1)
      .filter(
        ({ map, players: [two] }) =>
          map === one.map &&
          two!.race === one.players[0]!.race &&
          two!.heroes[0] !== one.players[0]!.heroes[0],
      )
      .map((two) => [one, two] as const),
  ),
);

/** People whose names are words, with their games; the one with most games first. */
export const byGames = people
  .filter(({ name }) => isWord(name))
  .map(({ key, name }) => ({
    key,
    name,
    games: games.filter(({ players }) => players.some(({ person }) => person === key)),
  }))
  .sort((a, b) => b.games.length - a.games.length);

/** The person of `byGames` with most games. */
export const best = first('person whose name is a word', byGames);
