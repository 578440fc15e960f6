/** Groups games between the same people at the same event into series. */
import { bySide } from '../../game/sides.ts';
import type { PlacedGame } from './appearances.ts';
import type { Person, Roster } from './roster.ts';

/** The possible evidence for the order of a series, in words. Without any of these, the order is unknown. */
export const SERIES_ORDERS = {
  'start-times': 'The order follows the start times in the replays.',
  'file-times': 'The order follows the times of day in the file names.',
} as const;

/** Games between the same people that belong together. */
export interface Series {
  eventId: string;
  /** The people on each side; sides and people are in slug order. */
  sides: Person[][];
  /** Games in playing order if `order` names its basis, otherwise by id. */
  games: PlacedGame[];
  order: keyof typeof SERIES_ORDERS | null;
}

/** All series, in the order of their first games. A game without an event doesn't belong to a series. */
export function seriesOf(games: readonly PlacedGame[], roster: Roster): Series[] {
  const bySides = new Map<string, { eventId: string; sides: Person[][]; games: PlacedGame[] }>();
  for (const placed of games) {
    const sides = peopleBySide(placed, roster);
    if (placed.eventId === null || !sides) continue;
    const key = JSON.stringify([placed.eventId, ...sides.map((side) => side.map(({ slug }) => slug))]);
    const series = bySides.get(key) ?? { eventId: placed.eventId, sides, games: [] };
    series.games.push(placed);
    bySides.set(key, series);
  }
  return [...bySides.values()].map((series) => ({ ...series, ...orderGames(series.games) }));
}

/** The people on each side; null if a player has no name or there is no opponent. */
function peopleBySide({ game }: PlacedGame, roster: Roster): Person[][] | null {
  const people = game.players.map((player) => ({ team: player.team, person: roster.personOf(player) }));
  const persons = people.flatMap(({ team, person }) => (person ? [{ team, person }] : []));
  const sides = bySide(persons).map((side) => side.map(({ person }) => person));
  if (persons.length < people.length || sides.length < 2) return null;
  const bySlug = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return sides
    .map((side) => side.sort((a, b) => bySlug(a.slug, b.slug)))
    .sort((a, b) => bySlug(a.map(({ slug }) => slug).join(), b.map(({ slug }) => slug).join()));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function orderGames(games: readonly PlacedGame[]): Pick<Series, 'games' | 'order'> {
  const byId = games.toSorted((a, b) => (a.game.replayId < b.game.replayId ? -1 : 1));
  const starts = byTime(byId, ({ game }) =>
    game.played.at === undefined ? null : Date.parse(game.played.at),
  );
  if (starts) return { games: starts.games, order: 'start-times' };
  const saves = byTime(byId, ({ fileName }) => fileTimeMs(fileName));
  // Times that are far apart may be on different days, or before and after midnight.
  return saves && saves.spanMs < DAY_MS / 2
    ? { games: saves.games, order: 'file-times' }
    : { games: byId, order: null };
}

/** At least two games, sorted by time, if all times are known and different; otherwise null. */
function byTime(games: readonly PlacedGame[], timeOf: (placed: PlacedGame) => number | null) {
  const times = new Map(games.map((placed) => [placed, timeOf(placed)]));
  const datedMs = [...times.values()].filter((time) => time !== null);
  if (games.length < 2 || new Set(datedMs).size < games.length) return null;
  const sorted = games.toSorted((a, b) => times.get(a)! - times.get(b)!);
  return { games: sorted, spanMs: Math.max(...datedMs) - Math.min(...datedMs) };
}

/** Time of day in ms from a file name such as `09_07_47_819.nwg`; null for other names. */
function fileTimeMs(fileName: string): number | null {
  const [, hours, minutes, seconds, ms] = /^(\d\d)_(\d\d)_(\d\d)_(\d{3})\.\w+$/.exec(fileName) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}

/** A game's position in its series. */
export interface SeriesPlace {
  series: Series;
  /** Counted from 1. This is only the playing order if the order of the series is known. */
  place: number;
  previous: PlacedGame | null;
  next: PlacedGame | null;
}

/** The position of each game in its series, by replay id. */
export function seriesPlaces(list: readonly Series[]): Map<string, SeriesPlace> {
  const places = new Map<string, SeriesPlace>();
  for (const series of list)
    for (const [index, { game }] of series.games.entries())
      places.set(game.replayId, {
        series,
        place: index + 1,
        previous: series.games[index - 1] ?? null,
        next: series.games[index + 1] ?? null,
      });
  return places;
}
