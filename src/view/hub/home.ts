/** What the front page says of the archive, each number counted from its games. */
import type { Archive } from '../../archive/archive.ts';
import type { Catalogue } from '../../archive/catalogue.ts';
import { truthOf } from '../../archive/truth.ts';
import { urls } from '../../urls.ts';
import { dateText } from '../played.ts';
import { sidesText } from '../game/series-view.ts';

/** Events and series that the front page names before it leads on to the pages of events. */
const NEWEST_EVENTS = 6;
const NAMED_SERIES = 3;

export interface Figure {
  name: string;
  value: number;
  href: string;
}

/** How much there is of what, with the page that lists it. */
export function figures({ catalogue, builds }: Archive): Figure[] {
  const { games, people, events, maps } = catalogue;
  return [
    { name: 'games', value: games.length, href: urls.replays() },
    { name: 'players', value: people.length, href: urls.players() },
    { name: 'events', value: events.length, href: urls.events() },
    { name: 'maps', value: maps.length, href: urls.maps() },
    { name: 'builds', value: builds.length, href: urls.builds() },
  ];
}

export interface EventDigest {
  name: string;
  href: string;
  /** Who held it and when, as far as that is known. */
  about: string | null;
  /** Who met there, by the sides of each series. */
  series: string[];
  /** Number of further series. */
  more: number;
}

/** The newest events in the order of the archive, with who met at them. */
export const newestEvents = ({ catalogue }: Archive): EventDigest[] =>
  catalogue.events.slice(0, NEWEST_EVENTS).map(digest);

function digest({ event, series }: Catalogue['events'][number]): EventDigest {
  return {
    name: event.name,
    href: urls.event(event.id),
    about:
      [event.organiser, event.date && dateText(event.date)].filter((known) => known !== null).join(', ') ||
      null,
    series: series.slice(0, NAMED_SERIES).map(sidesText),
    more: Math.max(0, series.length - NAMED_SERIES),
  };
}

export interface Certainty {
  games: number;
  /** Games whose winner the recording lets one infer. */
  winners: number;
  /** Complete games, and those of them whose clock ends where the game wrote that it did. */
  complete: number;
  inTime: number;
}

/** The numbers of the front page that say how sure the archive is. */
export function certainty(archive: Archive): Certainty {
  const { games } = archive;
  const { clock } = truthOf(archive).audit;
  return {
    games: games.length,
    winners: games.filter(({ analysis }) => analysis.winner).length,
    complete: clock.games,
    inTime: clock.games - clock.beyondTolerance.length,
  };
}
