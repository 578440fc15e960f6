/** Games of the same people at the same event, which make a series. */
import { bySide } from '../../game/sides.ts';
import type { PlacedGame } from './appearances.ts';
import type { Person, Roster } from './roster.ts';

/** What the order inside a series can rest on. Where neither is there, nobody knows it. */
export const SERIES_ORDERS = {
  'start-times': 'The order follows the starting times in the recordings.',
  'file-times': 'The order follows the times of day in the file names.',
} as const;
type SeriesOrder = keyof typeof SERIES_ORDERS;

export interface Series {
  eventId: string;
  /** The people of each side; sides and people in the order of their slugs. */
  sides: Person[][];
  /** In the order they were played where `order` says how that is known, otherwise by id. */
  games: PlacedGame[];
  order: SeriesOrder | null;
}

/** All series, in the order of their first games. A game without an event is in none: nothing joins it. */
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
  return [...bySides.values()].map((series) => ({ ...series, ...ordered(series.games) }));
}

/** The people of each side, or null when somebody cannot be named or there is nobody to play against. */
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

function ordered(games: readonly PlacedGame[]): Pick<Series, 'games' | 'order'> {
  const byId = games.toSorted((a, b) => (a.game.replayId < b.game.replayId ? -1 : 1));
  const starts = byTime(byId, ({ game }) =>
    game.played.at === undefined ? null : Date.parse(game.played.at),
  );
  if (starts) return { games: starts.games, order: 'start-times' };
  const saves = byTime(byId, ({ fileName }) => savedAt(fileName));
  // Times far apart may lie on two sides of midnight, or of two days.
  return saves && saves.spanMs < DAY_MS / 2
    ? { games: saves.games, order: 'file-times' }
    : { games: byId, order: null };
}

/** Two games or more in the order of their times, which are all known and different; otherwise null. */
function byTime(games: readonly PlacedGame[], timeOf: (placed: PlacedGame) => number | null) {
  const times = new Map(games.map((placed) => [placed, timeOf(placed)]));
  const datedMs = [...times.values()].filter((time) => time !== null);
  if (games.length < 2 || new Set(datedMs).size < games.length) return null;
  const sorted = games.toSorted((a, b) => times.get(a)! - times.get(b)!);
  return { games: sorted, spanMs: Math.max(...datedMs) - Math.min(...datedMs) };
}

/** The time of day in ms that a file is named by, `09_07_47_819.nwg`; null for any other name. */
function savedAt(fileName: string): number | null {
  const [, hours, minutes, seconds, ms] = /^(\d\d)_(\d\d)_(\d\d)_(\d{3})\.\w+$/.exec(fileName) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}

/** A game's place in its series. */
export interface SeriesPlace {
  series: Series;
  /** Counted from 1; says when it was played only where the order of the series is known. */
  place: number;
  previous: PlacedGame | null;
  next: PlacedGame | null;
}

/** Where each game of each series stands in it, by replay id. */
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
