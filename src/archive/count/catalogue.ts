/** All counts for hub pages. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { FactSource } from '../../game/facts/source.ts';
import type { FightFacts } from '../../map/fights/fight-facts.ts';
import { objectName } from '../../game/objects/table.ts';
import { urls } from '../../urls.ts';
import type { TournamentEvent } from '../corpus/events.ts';
import type { KnownPlayer } from '../corpus/players.ts';
import { appearances, groupBy, type Appearance, type PlacedGame } from './appearances.ts';
import { heroUses, type HeroUse } from './heroes.ts';
import { rosterOf, type Person, type Roster } from './roster.ts';
import { comparisonsOf, type Comparison } from './comparisons.ts';
import { seriesOf, seriesPlaces, type Series, type SeriesPlace } from './series.ts';
import { assignSlugs } from './slugs.ts';

/** All counts for the archive; hub pages are made from them. */
export interface Catalogue {
  /** Games in archive order; players have their best-known names instead of the recorded ones. */
  games: PlacedGame[];
  /** The sources of the games' facts, in the order of the games. */
  sources: FactSource[];
  everybody: Appearance[];
  /** Events with games, in archive order. */
  events: { event: TournamentEvent; games: PlacedGame[]; appearances: Appearance[]; series: Series[] }[];
  people: { person: Person; appearances: Appearance[]; source: KnownPlayer | null }[];
  maps: { name: string; slug: string; games: PlacedGame[]; appearances: Appearance[] }[];
  matchups: { matchup: string; games: PlacedGame[]; appearances: Appearance[] }[];
  heroes: { id: string; name: string; slug: string; uses: HeroUse[] }[];
  roster: Roster;
  /** Games by replay id. */
  byId: Map<string, PlacedGame>;
  /** A game's position in its series, by replay id. */
  series: Map<string, SeriesPlace>;
  /** Comparison groups for key timings, by matchup and race. */
  comparisons: Comparison[];
  /** Addresses of hubs; null if there is none. */
  mapUrl: (map: string) => string | null;
  heroUrl: (id: string) => string | null;
  /** Facts about a game's fights, by replay id; null if the game has no map orders. */
  fightFactsIn: (replayId: string) => FightFacts | null;
}

/** Makes all counts for an archive. */
export function catalogueOf(
  placed: readonly PlacedGame[],
  events: readonly TournamentEvent[],
  knownPlayers: readonly KnownPlayer[],
  fightFactsIn: Catalogue['fightFactsIn'] = () => null,
): Catalogue {
  const roster = rosterOf(
    placed.map(({ game }) => game),
    knownPlayers,
  );
  const games = placed.map((game) => ({ ...game, game: withKnownNames(game.game, roster) }));
  const everybody = appearances(games, roster);
  const playersIn = groupBy(everybody, ({ placed }) => placed);
  const group = (gamesHere: readonly PlacedGame[]) => ({
    games: [...gamesHere],
    appearances: gamesHere.flatMap((placed) => playersIn.get(placed) ?? []),
  });
  const series = seriesOf(games, roster);
  const seriesAt = groupBy(series, ({ eventId }) => eventId);
  const mapSlugs = slugsOfMaps(games.map(({ game }) => game));
  const uses = heroUses(everybody);
  const heroSlugs = assignSlugs([...uses.keys()].map((id) => ({ key: id, name: objectName(id) })));
  const ofPerson = groupBy(everybody, ({ person }) => person);
  return {
    games,
    sources: sourcesOf(games, playersIn, series, mapSlugs),
    everybody,
    events: [...groupBy(games, ({ eventId }) => eventId)].flatMap(([id, ofEvent]) => {
      const event = events.find((candidate) => candidate.id === id);
      return event ? [{ event, ...group(ofEvent), series: seriesAt.get(id) ?? [] }] : [];
    }),
    people: roster.people.map((person) => ({
      person,
      appearances: ofPerson.get(person) ?? [],
      source: knownPlayers.find(({ aliases }) => aliases.includes(person.recorded[0] ?? '')) ?? null,
    })),
    maps: [...groupBy(games, ({ game }) => game.map || null)]
      .map(([name, onMap]) => ({ name, slug: mapSlugs.get(name)!, ...group(onMap) }))
      .sort(mostFirst(({ games: { length }, slug }) => [length, slug])),
    matchups: [...groupBy(games, ({ game }) => game.matchup)]
      .map(([matchup, ofMatchup]) => ({ matchup, ...group(ofMatchup) }))
      .sort(mostFirst(({ games: { length }, matchup }) => [length, matchup])),
    heroes: [...uses]
      .map(([id, usesOfHero]) => ({ id, name: objectName(id), slug: heroSlugs.get(id)!, uses: usesOfHero }))
      .sort(mostFirst(({ uses: { length }, slug }) => [length, slug])),
    roster,
    byId: new Map(games.map((placed) => [placed.game.replayId, placed])),
    series: seriesPlaces(series),
    comparisons: comparisonsOf(everybody),
    mapUrl: urlOf(mapSlugs, urls.map),
    heroUrl: urlOf(heroSlugs, urls.hero),
    fightFactsIn,
  };
}

/** Puts the entry with the highest number first; of equal ones, the one whose name comes first. */
const mostFirst =
  <Entry>(rankOf: (entry: Entry) => readonly [number: number, name: string]) =>
  (a: Entry, b: Entry): number => {
    const [[some, first], [others, second]] = [rankOf(a), rankOf(b)];
    return others - some || (first < second ? -1 : 1);
  };

/** What the facts of each game are read from. */
function sourcesOf(
  games: readonly PlacedGame[],
  playersIn: ReadonlyMap<PlacedGame, readonly Appearance[]>,
  series: readonly Series[],
  mapSlugs: ReadonlyMap<string, string>,
): FactSource[] {
  const numbers = new Map(
    series.flatMap(({ games: played }, number) => played.map((placed) => [placed, number] as const)),
  );
  return games.map((placed) => {
    const map = mapSlugs.get(placed.game.map) ?? null;
    return sourceOf(placed, playersIn.get(placed) ?? [], numbers.get(placed) ?? null, map);
  });
}

const sourceOf = (
  { game, eventId, added = null }: PlacedGame,
  players: readonly Appearance[],
  series: number | null,
  map: string | null,
): FactSource => ({
  game: {
    replayId: game.replayId,
    analysis: game,
    event: eventId === null ? null : { id: eventId },
    ...{ series, added },
  },
  people: new Map(
    players.flatMap(({ player, person }) => (person ? [[player.slot, person.slug] as const] : [])),
  ),
  map,
});

/** The game with its players' best-known names. */
function withKnownNames({ savedBy, ...game }: GameAnalysis, { nameOf }: Roster): GameAnalysis {
  const saver = game.players.find(({ handle }) => handle === savedBy);
  const saverName = saver ? nameOf(saver) : savedBy;
  return {
    ...game,
    players: game.players.map((player) => ({ ...player, handle: nameOf(player) })),
    ...(saverName !== undefined && { savedBy: saverName }),
  };
}

const slugsOfMaps = (games: readonly GameAnalysis[]): Map<string, string> =>
  assignSlugs([...new Set(games.map(({ map }) => map).filter(Boolean))].map((name) => ({ key: name, name })));

const urlOf =
  (slugs: ReadonlyMap<string, string>, url: (slug: string) => string) =>
  (key: string): string | null => {
    const slug = slugs.get(key);
    return slug === undefined ? null : url(slug);
  };
