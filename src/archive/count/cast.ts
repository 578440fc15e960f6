/** Data for the casting sheet of each player: the 1v1 games, and the comparison groups. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { against } from '../../game/derive/race.ts';
import { readFacts } from '../../game/facts/fact.ts';
import { GAME_FACTS, type GameValues } from '../../game/facts/games.ts';
import { PLAYER_FACTS, type PlayerValues } from '../../game/facts/players.ts';
import { gameSource, playerSources, type FactSource } from '../../game/facts/source.ts';
import { KEY_MOMENTS, TIMING_NAMES } from '../../game/key-timings.ts';
import type { Race } from '../../game/races.ts';
import { nicknamePages } from './nickname-pages.ts';
import type { Archive } from './archive.ts';
import { atlasOf, NO_ATLAS, type Atlas } from './atlas.ts';
import type { Appearance } from './appearances.ts';
import type { Catalogue } from './catalogue.ts';
import type { Comparison } from './comparisons.ts';
import { choicesFrom } from './opening-tree.ts';
import { memoize } from './memoize.ts';

const OF_GAME = ['replayId', 'map', 'playedFrom', 'playedTo', 'decidedMs'] as const;
const OF_PLAYER = [
  'race',
  'opponentRace',
  'opponentId',
  'result',
  ...TIMING_NAMES.map((timing) => KEY_MOMENTS[timing].fact),
] as const;

type Known = Pick<GameValues, (typeof OF_GAME)[number]> & Pick<PlayerValues, (typeof OF_PLAYER)[number]>;

/** A player's 1v1 game with known races, and how the player opened. */
export interface CastGame extends Known {
  race: Race;
  opponentRace: Race;
  opponent: string;
  event: string | null;
  /** Address of a small picture of the map; null if there is none. */
  picture: string | null;
  /** The choice at each step of the opening tree. */
  choices: string[];
}

/** All players of one race in one matchup, as a comparison group. */
export interface CastField {
  race: Race;
  against: Race;
  /** Median and count of each key timing; null if nobody reached it. */
  timings: ({ medianSec: number; n: number } | null)[];
}

/** The document of one player, `/data/prep/{slug}.json`. Not covered by the API's promise. */
export interface CastPlayer {
  slug: string;
  name: string;
  /** Newest game first, by the earliest possible day. */
  games: CastGame[];
  /** One group for every matchup the player has played. */
  fields: CastField[];
}

/** The documents of all players who have a 1v1 game, by name. */
export const castPlayers = memoize((archive: Archive): CastPlayer[] => {
  const { catalogue } = archive;
  const atlas = atlasOf(archive);
  return catalogue.people
    .map(({ person, appearances }) => ({
      slug: person.slug,
      name: person.name,
      ...castOf(appearances, catalogue, atlas),
    }))
    .filter(({ games }) => games.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1));
});

/** The documents by file name, including file names for players' other names. */
export const castFiles = (archive: Archive): { slug: string; player: CastPlayer }[] => {
  const players = castPlayers(archive);
  const nicknameFiles = nicknamePages(archive).flatMap(({ word, slug }) => {
    const player = players.find((candidate) => candidate.slug === slug);
    return player ? [{ slug: word, player }] : [];
  });
  return [...players.map((player) => ({ slug: player.slug, player })), ...nicknameFiles];
};

/** Maximum number of players in the name list, so that the page doesn't grow with the archive. */
export const CHOICES = 1000;

/** The players with the most games, by name. */
export const chosenByName = memoize((archive: Archive): CastPlayer[] => {
  const players = castPlayers(archive);
  const mostActive = new Set(players.toSorted((a, b) => b.games.length - a.games.length).slice(0, CHOICES));
  return players.filter((player) => mostActive.has(player));
});

/** Games and comparison groups for one player's appearances. */
export function castOf(
  appearances: readonly Appearance[],
  { comparisons, events, sources }: Pick<Catalogue, 'comparisons' | 'events' | 'sources'>,
  { thumbnail }: Pick<Atlas, 'thumbnail'> = NO_ATLAS,
): Pick<CastPlayer, 'games' | 'fields'> {
  const names = new Map(events.map(({ event }) => [event.id, event.name]));
  const games = appearances
    .flatMap(({ placed, player }) => castGame(sourcesById(sources).get(placed.game.replayId)!, player, names))
    .map((game) => ({ ...game, picture: thumbnail(game.map) }))
    .sort((a, b) => (firstDay(a) < firstDay(b) ? 1 : firstDay(a) > firstDay(b) ? -1 : 0));
  const races = new Set(games.map(({ race }) => race));
  return { games, fields: comparisons.filter(({ race }) => races.has(race)).map(fieldOf) };
}

const sourcesById = memoize(
  (sources: Catalogue['sources']) => new Map(sources.map((source) => [source.game.replayId, source])),
);

const firstDay = ({ playedFrom, playedTo }: Pick<CastGame, 'playedFrom' | 'playedTo'>): string =>
  playedFrom ?? playedTo ?? '';

function castGame(
  source: FactSource,
  { slot }: AnalysedPlayer,
  events: ReadonlyMap<string, string>,
): Omit<CastGame, 'picture'>[] {
  const row = playerSources(source).find((entry) => entry.slot === slot);
  if (!row?.opponent) return [];
  const { race, opponentRace, ...ofPlayer } = readFacts(PLAYER_FACTS, OF_PLAYER, row);
  if (!race || !opponentRace) return [];
  return [
    {
      ...readFacts(GAME_FACTS, OF_GAME, gameSource(source)),
      ...{ race, opponentRace, ...ofPlayer },
      opponent: row.opponent.handle,
      event: events.get(source.game.event?.id ?? '') ?? null,
      choices: choicesFrom(row.player, 0).map(({ name }) => name),
    },
  ];
}

const fieldOf = (comparison: Comparison): CastField => ({
  race: comparison.race,
  against: against(comparison.matchup, comparison.race),
  timings: TIMING_NAMES.map((timing) => {
    const timed = comparison.timings.find((candidate) => candidate.timing === timing);
    return timed ? { medianSec: timed.spread.medianSec, n: timed.spread.n } : null;
  }),
});
