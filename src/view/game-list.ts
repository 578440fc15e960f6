/** Lists of games with one row each, built from the archive or, in the browser, from the index. */
import type { PlacedGame } from '../archive/count/appearances.ts';
import type { Catalogue } from '../archive/count/catalogue.ts';
import { listingsOf, type Listing } from '../archive/count/listings.ts';
import type { GameAnalysis } from '../game/analysis.ts';
import { playedDays } from '../game/derive/played.ts';
import { listedOf, listedText } from '../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../game/facts/listed.ts';
import { heroesByPlace } from '../game/key-timings.ts';
import { bySide, joinSides } from '../game/sides.ts';
import { urls } from '../urls.ts';
import { rowWinners, type GameRow, type Linked } from './game-row.ts';
import type { Words } from './rich-text.ts';
import { firstHeroes } from './shown-heroes.ts';
import type { Column, Table } from './table.ts';
import { playBasisText, playTimeText } from './played.ts';
import { between, NONE } from './phrases.ts';
import { raceName } from './game-title.ts';

/** An archived game for lists. */
export interface ListedGame extends Omit<Listing, 'event'> {
  replayId: string;
  analysis: GameAnalysis;
  event: { id: string; name: string } | null;
}

/** A game of a catalogue for lists. */
export const toListedGame = (placed: PlacedGame, catalogue: Catalogue): ListedGame => ({
  ...{ replayId: placed.game.replayId, analysis: placed.game },
  ...listingsOf(catalogue)(placed),
});

/** The row of an archived game. */
export const gameRow = ({
  replayId,
  analysis,
  event,
  mapUrl,
  series,
  people,
  fought,
}: ListedGame): GameRow => ({
  ...{ replayId, series, patch: analysis.patch },
  ...listedOf(analysis),
  players: analysis.players.map((player) => ({
    ...{ team: player.team, race: player.race, result: player.result },
    ...{ name: player.handle, href: people.get(player.slot) ?? null },
    heroes: heroesByPlace(player).map(({ name }) => name),
  })),
  fought: fought(),
  map: mapUrl === null ? null : { name: analysis.map, href: mapUrl },
  event: event && { name: event.name, href: urls.event(event.id) },
  played: playedDays(analysis.played),
});

/**
 * Columns of a game list. On pages, names include races, heroes and results, and the map includes the other facts.
 */
export const GAME_COLUMNS: readonly Column[] = [
  { name: 'Game' },
  { name: 'Races and heroes', only: 'twin' },
  { name: 'Winner (inferred)', only: 'twin' },
  { name: 'Food in fights', only: 'page' },
  { name: 'Map' },
  { name: 'Event' },
  { name: 'Played', only: 'twin' },
  ...LISTED_FACTS.map(([, { label, type }]) => ({
    name: label,
    numeric: type === 'integer',
    only: 'twin' as const,
  })),
  { name: 'Fights', numeric: true, only: 'twin' },
  { name: 'Patch', numeric: true, only: 'twin' },
];

/** Each game's result for the person or race of the list. */
export interface Outcomes {
  /** Heading of their column. */
  name: string;
  /** By game id; absent if unknown. */
  of: ReadonlyMap<string, string>;
}

/**
 * The list in Markdown. Pages show the same columns and rows with another component, `GameRows`, because browsers
 * redraw the list with every filter and must keep the revealed parts of the rows that remain.
 */
export function gamesTable(games: readonly ListedGame[], outcomes?: Outcomes): Table {
  const { columns, rows } = plainTable(games);
  if (!outcomes) return { columns, rows };
  // The outcome comes right after the winner, because the two belong together.
  return {
    columns: columns.toSpliced(3, 0, { name: outcomes.name }),
    rows: rows.map((row, index) =>
      row.toSpliced(3, 0, outcomes.of.get(games[index]!.replayId) ?? 'Not known'),
    ),
  };
}

const linkTo = (link: Linked | null): Words => (link ? { text: link.name, href: link.href } : 'Not known');

const plainTable = (games: readonly ListedGame[]): Table => ({
  columns: GAME_COLUMNS,
  rows: games.map((game): Words[] => {
    const row = gameRow(game);
    const { replayId, map, event, fought, patch } = row;
    const [sides, winner] = [bySide(row.players), rowWinners(row)];
    const { played } = game.analysis;
    return [
      { text: joinSides(sides, ({ name }) => name), href: urls.game(replayId) },
      joinSides(
        sides,
        (player) => [raceName(player), firstHeroes(player.heroes).join(', ')].filter(Boolean).join(': '),
        '; ',
      ),
      winner.length === 0
        ? 'Not known'
        : between(
            winner.map(({ name, href }) => (href === null ? { text: name } : { text: name, href })),
            ' & ',
          ),
      '',
      linkTo(map),
      event ? linkTo(event) : '',
      `${playTimeText(played)} (${playBasisText(played, patch)})`,
      ...LISTED_FACTS.map(([key, fact]): Words => ({ text: listedText(fact, row[key]) })),
      { text: fought === null ? NONE : String(fought.fights) },
      { text: patch ?? NONE },
    ];
  }),
});
