/** Where a game stands in its series, with the games before and after it. */
import type { PlacedGame } from '../../archive/count/appearances.ts';
import { SERIES_ORDERS, type Series } from '../../archive/count/series.ts';
import { counted } from '../../game/counted.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import type { Link, Piece } from '../rich-text.ts';
import { between } from '../words.ts';

export interface SeriesView {
  /** The sides by name: "DanGer vs JmA", each leading to the page of the player. */
  sides: Piece[];
  event: Link;
  /** Counted from 1 among the games that the archive has; null when the order is not known. */
  place: number | null;
  /** Null where there is none, or where the order is not known. */
  previous: Link | null;
  next: Link | null;
  /** The other games of a series whose order is not known; of very many the first, and the page of the event. */
  others: Link[];
  /** What the order rests on; null for the only game. */
  note: string | null;
}

/** So many games of a series are named on the page of each. */
const NAMED = 12;

/** Null for a game that no event or name joins to others. */
export function seriesView(replayId: string, { series, events }: Catalogue): SeriesView | null {
  const place = series.get(replayId);
  const event = events.find((candidate) => candidate.event.id === place?.series.eventId)?.event;
  if (!place || !event) return null;
  const { games, order } = place.series;
  const others = games.filter(({ game }) => game.replayId !== replayId);
  const isOrdered = order !== null;
  const more = others.length - NAMED;
  const rest = more > 0 ? [{ text: counted(more, 'further game'), href: urls.event(event.id) }] : [];
  return {
    sides: linkedSides(place.series),
    event: { text: event.name, href: urls.event(event.id) },
    place: isOrdered ? place.place : null,
    previous: isOrdered ? toGame(place.previous) : null,
    next: isOrdered ? toGame(place.next) : null,
    others: isOrdered ? [] : [...others.slice(0, NAMED).flatMap((other) => toGame(other) ?? []), ...rest],
    note: others.length === 0 ? null : order === null ? UNKNOWN : SERIES_ORDERS[order],
  };
}

/** "DanGer vs JmA", each name leading to the page of the player. */
const linkedSides = ({ sides }: Pick<Series, 'sides'>): Piece[] =>
  sides.flatMap((side, place) => [
    ...(place > 0 ? [' vs '] : []),
    ...between(
      side.map(({ name, slug }) => ({ text: name, href: urls.player(slug) })),
      ' & ',
    ),
  ]);

const UNKNOWN = 'The order in which they were played is not known.';

const toGame = (placed: PlacedGame | null): Link | null =>
  placed && { text: placed.game.map || 'an unknown map', href: urls.game(placed.game.replayId) };
