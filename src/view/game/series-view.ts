/** A game's position in its series, with the games before and after it. */
import { counted } from '../../game/counted.ts';
import type { PlacedGame } from '../../archive/count/appearances.ts';
import { SERIES_ORDERS, type Series } from '../../archive/count/series.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import type { Link, Piece } from '../rich-text.ts';
import { between } from '../phrases.ts';

/** The series around a game, as its page shows it. */
export interface SeriesView {
  /** The sides by name, each linked to the player's page: "Arthas vs Thrall". */
  sides: Piece[];
  event: Link;
  /** Counted from 1 among the archived games; null if the order is unknown. */
  place: number | null;
  /** The previous game of the series; null if there is none or the order is unknown. */
  previous: Link | null;
  next: Link | null;
  /**
   * The other games of the series if their order is unknown. For a very long series, only the first games and a link
   * to the event.
   */
  others: Link[];
  /** The basis of the order; null for a single game. */
  note: string | null;
}

/** Maximum games of a series listed on a game's page. */
const MAX_GAMES = 12;

/** The game's position in its series; null for a game without a series. */
export function seriesView(replayId: string, { series, events }: Catalogue): SeriesView | null {
  const place = series.get(replayId);
  const event = events.find((candidate) => candidate.event.id === place?.series.eventId)?.event;
  if (!place || !event) return null;
  const { games, order } = place.series;
  const others = games.filter(({ game }) => game.replayId !== replayId);
  const isOrdered = order !== null;
  const omitted = others.length - MAX_GAMES;
  const tail = omitted > 0 ? [{ text: counted(omitted, 'more game'), href: urls.event(event.id) }] : [];
  return {
    sides: sidesWithLinks(place.series),
    event: { text: event.name, href: urls.event(event.id) },
    place: isOrdered ? place.place : null,
    previous: isOrdered ? toGame(place.previous) : null,
    next: isOrdered ? toGame(place.next) : null,
    others: isOrdered ? [] : [...others.slice(0, MAX_GAMES).flatMap((other) => toGame(other) ?? []), ...tail],
    note: others.length === 0 ? null : orderWords(order),
  };
}

const orderWords = (order: Series['order']): string =>
  order === null ? 'The order in which they were played is not known.' : SERIES_ORDERS[order];

/** The sides with linked names: "Arthas vs Thrall". */
const sidesWithLinks = ({ sides }: Pick<Series, 'sides'>): Piece[] =>
  sides.flatMap((side, place) => [
    ...(place > 0 ? [' vs '] : []),
    ...between(
      side.map(({ name, slug }) => ({ text: name, href: urls.player(slug) })),
      ' & ',
    ),
  ]);

const toGame = (placed: PlacedGame | null): Link | null =>
  placed && { text: placed.game.map || 'an unknown map', href: urls.game(placed.game.replayId) };
