/** A series on one line: sides, score and games. */
import type { Catalogue } from '../archive/count/catalogue.ts';
import { recordOf } from '../archive/count/records.ts';
import type { Series } from '../archive/count/series.ts';
import type { Race } from '../game/races.ts';
import { pictureOfMap, urls } from '../urls.ts';

/** A series in one line. */
export interface SeriesLine {
  /** In name order, regardless of the winner. */
  sides: { name: string; href: string | null; race: Race | null; wins: number; ahead: boolean }[];
  /** Games without a known winner. */
  unknown: number;
  /** The first games, in playing order if `ordered`, otherwise by id. */
  games: { map: string; href: string; picture: string | null; winner: string | null }[];
  /** Number of games left out: some people meet year after year at an open-ended event. */
  more: number;
  ordered: boolean;
}

/** The series of one round of an event; null for unknown rounds. */
export interface SeriesRound {
  name: string | null;
  lines: readonly SeriesLine[];
}

/** Maximum games listed, as many as in a best of nine. */
const MAX_LISTED = 9;

const nameOf = (side: Series['sides'][number]): string => side.map(({ name }) => name).join(' & ');

/** The line of a series with any number of sides. */
export function seriesLine({ sides, games, order }: Series, { roster, mapUrl }: Catalogue): SeriesLine {
  const records = sides.map((side) => {
    const players = games.flatMap(({ game }) =>
      game.players.filter((player) => roster.personOf(player) === side[0]),
    );
    const races = new Set(players.map(({ race }) => race));
    return {
      name: nameOf(side),
      href: side.length === 1 ? urls.player(side[0]!.slug) : null,
      race: side.length === 1 && races.size === 1 ? [...races][0]! : null,
      ...recordOf(players),
    };
  });
  const maxWins = Math.max(...records.map(({ won }) => won));
  return {
    sides: records.map(({ name, href, race, won }) => ({
      ...{ name, href, race, wins: won },
      ahead: won === maxWins && records.some((other) => other.won < won),
    })),
    unknown: records[0]?.unknown ?? 0,
    games: games.slice(0, MAX_LISTED).map(({ game }) => {
      const map = mapUrl(game.map);
      const won = sides.find((side) =>
        game.players.some((player) => player.result === 'won' && roster.personOf(player) === side[0]),
      );
      return {
        map: game.map || 'an unknown map',
        href: urls.game(game.replayId),
        picture: map === null ? null : pictureOfMap(map),
        winner: won ? nameOf(won) : null,
      };
    }),
    more: Math.max(0, games.length - MAX_LISTED),
    ordered: order !== null,
  };
}
