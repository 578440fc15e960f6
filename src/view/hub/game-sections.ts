/** Sections about whole games: matchups, maps and lengths. */
import { matchupName, RACE_NAMES, racesOf } from '../../game/derive/race.ts';
import type { Race } from '../../game/races.ts';
import { groupBy, type PlacedGame } from '../../archive/count/appearances.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import { lengthSpread } from '../../archive/count/timings.ts';
import { NO_ATLAS, type Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import {
  matchupCell,
  SPREAD_COLUMNS,
  SPREAD_NOTE,
  spreadRow,
  textCell,
  seconds,
  UNKNOWN_RESULTS,
} from './cells.ts';
import { barsOf } from '../charts.ts';
import type { Piece, Words } from '../rich-text.ts';
import { numbers, numeric, column, stacked, type Row } from '../table.ts';
import type { Section } from '../page.ts';
import { tally, type Counts } from './hub-page.ts';

/**
 * Frequency and winners of each matchup; null for games without a matchup. Without winners, the chart says it all, and
 * its table is folded.
 */
export function matchupSection(
  games: readonly PlacedGame[],
  head: Pick<Counts, 'id' | 'title'> = { id: 'matchups', title: 'Matchups' },
  withWinners = true,
): Section | null {
  const groups = [...groupBy(games, ({ game }) => game.matchup)].sort(
    ([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1),
  );
  if (groups.length === 0) return null;
  return tally({
    ...head,
    note: `These are 1v1 games without computer players, in which both races are known.${withWinners ? ' In a mirror matchup, the same race wins and loses.' : ''}`,
    charts: [
      barsOf(
        'Games by matchup',
        groups.map(([matchup, { length }]) => [matchupName(matchup), length]),
      ),
    ],
    table: {
      caption: 'Matchups, most games first',
      columns: [
        column('Matchup'),
        numeric('Games'),
        ...(withWinners
          ? [
              { ...column('Wins'), result: true },
              { ...numeric(UNKNOWN_RESULTS), result: true },
            ]
          : []),
      ],
      rows: groups.map(([matchup, group]): Piece[] => [
        matchupCell(matchup),
        { number: group.length },
        ...(withWinners
          ? [winsCell(matchup, group), { number: group.filter(({ game }) => !game.winner).length }]
          : []),
      ]),
    },
  });
}

/** "Night Elf 3, Orc 5"; nothing for a mirror. */
function winsCell(matchup: string, games: readonly PlacedGame[]): Piece {
  const [first, second] = racesOf(matchup);
  if (first === second) return { none: '' };
  return textCell(
    [first, second]
      .map((race) => `${RACE_NAMES[race]} ${winsOf(race, games)}`.replaceAll(' ', '\u00a0'))
      .join(', '),
  );
}

/** Games won by a player of the race. */
export const winsOf = (race: Race, games: readonly PlacedGame[]): number =>
  games.filter(({ game }) => game.players.some((player) => player.race === race && player.result === 'won'))
    .length;

/** Frequency and game length for each map. */
export function mapSection(
  games: readonly PlacedGame[],
  { mapUrl }: Catalogue,
  atlas: Atlas = NO_ATLAS,
  head: Pick<Counts, 'id' | 'title'> = { id: 'maps', title: 'Maps' },
): Section | null {
  const maps = [...groupBy(games, ({ game }) => game.map || null)].sort(
    ([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1),
  );
  if (maps.length === 0) return null;
  return tally({
    ...head,
    note: 'All versions of a map count as one. Lengths are measured up to the moment the game was decided. Incomplete replays are left out.',
    charts: [
      barsOf(
        'Games by map',
        maps.map(([name, { length }]) => [name, length]),
      ),
    ],
    table: {
      caption: 'Maps, most games first',
      columns: [
        column('Map'),
        ...numbers('Games', 'Complete'),
        { ...numeric('Median length'), length: true },
      ],
      rows: maps.map(([name, group]): Row => {
        const spread = lengthSpread(group);
        return [
          mapCell(name, mapUrl(name), atlas),
          { number: group.length },
          { number: spread?.n ?? 0 },
          seconds(spread && hasQuartiles(spread) ? spread.medianSec : null),
        ];
      }),
    },
  });
}

/** A map with its thumbnail, if there is one. */
function mapCell(name: string, href: string | null, { thumbnail }: Atlas): Words {
  const picture = thumbnail(name);
  return picture === null ? textCell(name, href) : [{ picture }, textCell(name, href)];
}

/** Distribution of game lengths, overall and by matchup. */
export function lengthSection(games: readonly PlacedGame[]): Section | null {
  const overall = lengthSpread(games);
  if (!overall) return null;
  const groups = [...groupBy(games, ({ game }) => game.matchup)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([matchup, group]) => {
      const spread = lengthSpread(group);
      return spread && hasQuartiles(spread) ? [{ matchup, spread }] : [];
    });
  const matchups = groups.length > 1 ? groups : [];
  return tally({
    id: 'lengths',
    title: 'Length',
    note: `Lengths are measured up to the moment the game was decided, when the last player left. Only complete replays count. ${SPREAD_NOTE}`,
    // With few games, this would reveal the length of each.
    spoils: true,
    charts: [
      {
        kind: 'spread',
        title: 'Length of games',
        rows: [
          { label: 'All games', race: null, spread: overall },
          ...matchups.map(({ matchup, spread }) => ({ label: matchupName(matchup), race: null, spread })),
        ],
      },
    ],
    table: stacked({
      caption: 'Length of games',
      columns: [column('Games'), ...SPREAD_COLUMNS],
      rows: [
        ...spreadRow([textCell('All games')], overall),
        ...matchups.flatMap(({ matchup, spread }) => spreadRow([matchupCell(matchup)], spread)),
      ],
    }),
  });
}
