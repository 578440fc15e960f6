/** Figures about the archive's size and reliability, counted across all games. */
import type { Archive } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';

export interface Figure {
  name: string;
  value: number;
  href: string;
}

/** Counts of games, players and so on, each with the page that lists them. */
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

/** Number of games with an inferred winner. */
export const countWinners = ({ games }: Archive): number =>
  games.filter(({ analysis }) => analysis.winner).length;
