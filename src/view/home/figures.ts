/** How much the archive holds, and how sure it is, each number counted from its games. */
import type { Archive } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';

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

/** In how many games the recording lets one infer who won. */
export const knownWinners = ({ games }: Archive): number =>
  games.filter(({ analysis }) => analysis.winner).length;
