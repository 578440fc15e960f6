/** The newest series as lines with their scores. */
import type { Archive } from '../../archive/archive.ts';
import type { Series } from '../../archive/series.ts';
import { recordOf } from '../../archive/records.ts';
import type { Race } from '../../replay/summary.ts';
import { urls } from '../../urls.ts';

/** Lines in all, and lines of one event. */
const LINES = 7;
const LINES_OF_ONE = 3;

export interface SeriesLine {
  /** Two sides in the order of their names, whoever won. */
  sides: { name: string; href: string | null; race: Race | null; wins: number; ahead: boolean }[];
  /** Games whose winner is not known. */
  unknown: number;
  /** The first game. */
  href: string;
}

export interface EventLines {
  name: string;
  href: string;
  series: SeriesLine[];
}

/** The newest events in the order of the archive, with their series. */
export function newestSeries({ catalogue }: Archive): EventLines[] {
  const found: EventLines[] = [];
  let left = LINES;
  for (const { event, series } of catalogue.events) {
    const own = series
      .filter(({ sides }) => sides.length === 2)
      .slice(0, Math.min(LINES_OF_ONE, left))
      .map((one) => lineOf(one, catalogue));
    if (own.length > 0) found.push({ name: event.name, href: urls.event(event.id), series: own });
    left -= own.length;
    if (left === 0) break;
  }
  return found;
}

function lineOf({ sides, games }: Series, { roster }: Archive['catalogue']): SeriesLine {
  const own = sides.map((side) => {
    const players = games.flatMap(({ game }) =>
      game.players.filter((player) => roster.personOf(player) === side[0]),
    );
    const races = new Set(players.map(({ race }) => race));
    return {
      name: side.map(({ name }) => name).join(' & '),
      href: side.length === 1 ? urls.player(side[0]!.slug) : null,
      race: side.length === 1 && races.size === 1 ? [...races][0]! : null,
      ...recordOf(players),
    };
  });
  const most = Math.max(...own.map(({ won }) => won));
  return {
    sides: own.map(({ name, href, race, won }) => ({
      ...{ name, href, race, wins: won },
      ahead: won === most && own.some((other) => other.won < won),
    })),
    unknown: own[0]?.unknown ?? 0,
    href: urls.game(games[0]!.game.replayId),
  };
}
