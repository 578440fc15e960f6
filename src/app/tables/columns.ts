/** Columns, rows and sorting of the table of dropped and kept games. */
import type { ComponentChild } from 'preact';
import type { GameAnalysis } from '../../game/analysis.ts';
import { listedOf, listedText } from '../../game/facts/listed-values.ts';
import { LISTED_FACTS, type Listed } from '../../game/facts/listed.ts';
import { heroesInOrder } from '../../game/key-timings.ts';
import type { Failure } from '../../game/result.ts';
import { bySide, isDuel, joinSides } from '../../game/sides.ts';
import type { KeptGame } from '../../game/stored/library-game.ts';

/** Shown if the recording doesn't contain the fact. */
export const NOT_KNOWN = 'Not known';

/** A row of the table: a game, or a file without one. */
export interface ListRow<Facts extends GameFacts = GameFacts, Id extends RowId = number> {
  id: Id;
  file: string;
  game: Facts | null;
  failure: Failure | null;
  /** Name of the file in the earlier row that has the same game. */
  sameGameAs: string | null;
}

/** The number of a file in this visit, or the fingerprint of a game in the library. */
export type RowId = number | string;

/** The facts about a game in the table. The library stores the same facts. */
export type GameFacts = KeptGame['facts'];

/** The table's facts about a game. The same game returns the same object, so that unchanged rows aren't redrawn. */
export function gameFacts(analysis: GameAnalysis): GameFacts & Listed {
  const facts = factsByGame.get(analysis) ?? readFacts(analysis);
  factsByGame.set(analysis, facts);
  return facts;
}

const factsByGame = new WeakMap<GameAnalysis, GameFacts & Listed>();

function readFacts(analysis: GameAnalysis): GameFacts & Listed {
  const { map, players, matchup, sides } = analysis;
  const teams = bySide(players);
  return {
    map,
    sides: teams.map((team) => team.map(({ handle }) => handle)),
    // Two allies against computers have a matchup too, which isn’t one of opponents.
    matchup: (isDuel(analysis) ? matchup : null) ?? sides,
    winners: players.filter(({ result }) => result === 'won').map(({ handle }) => handle),
    ...listedOf(analysis),
    firstHeroes: teams.flat().flatMap((player) => heroesInOrder(player)[0]?.name ?? []),
  };
}

/** Formats sides: "Arthas vs Thrall", "A & B vs C & D". */
export const sidesText = (sides: GameFacts['sides']): string => joinSides(sides, (name) => name);

/** Id of a row's button, which gets the focus on return from the report. */
export const openButtonId = (id: RowId): string => `open-${id}`;

/** A column of the table: its text for people and spreadsheets, and its sort key. */
export interface ListColumn<Facts = GameFacts> {
  name: string;
  text: (game: Facts) => string;
  /** What to draw instead of the text, if not null. */
  cell?: (game: Facts) => ComponentChild;
  /** A number to sort by instead of the text. */
  rank?: (game: Facts) => number;
}

/** A table's columns by key, from left to right. The first column has the players' names, which open the report. */
export type ListColumns<Facts = GameFacts> = Readonly<Record<string, ListColumn<Facts>>>;

/** Columns of the facts in every list. */
export const LISTED_COLUMNS: ListColumns = Object.fromEntries(
  LISTED_FACTS.map(([key, fact]): [string, ListColumn] => [
    fact.label.toLowerCase(),
    {
      name: fact.label,
      text: (game) => listedText(fact, game[key]),
      ...(fact.type === 'integer' && { rank: (game: GameFacts) => Number(game[key] ?? -1) }),
    },
  ]),
);

/** The columns of every list of games. */
export const COLUMNS = {
  players: { name: 'Players', text: ({ sides }) => sidesText(sides) },
  map: { name: 'Map', text: ({ map }) => map || NOT_KNOWN },
  matchup: { name: 'Matchup', text: ({ matchup }) => matchup },
  result: {
    name: 'Result',
    text: ({ winners }) => (winners.length > 0 ? `${winners.join(' & ')} won` : NOT_KNOWN),
  },
  ...LISTED_COLUMNS,
  heroes: { name: 'First heroes', text: ({ firstHeroes }) => firstHeroes.join(', ') || '–' },
} as const satisfies ListColumns;

/** The table's sort key; null for the order in which files were given. */
export interface Sorting {
  by: string | null;
  descending: boolean;
}

/** Not sorted. */
export const AS_GIVEN: Sorting = { by: null, descending: false };

/** The next sort order after pressing a column's button: ascending, descending, then as given. */
export function nextSorting(sorting: Sorting, key: string): Sorting {
  if (sorting.by !== key) return { by: key, descending: false };
  return sorting.descending ? AS_GIVEN : { by: key, descending: true };
}

/** Sorts numbers in names by value: "Map 2" comes before "Map 10". */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The sorted rows. Files without a game come last in any direction. Ties keep their order, and so do all rows if the
 * column doesn't exist.
 */
export function sortRows<Facts extends GameFacts, Id extends RowId>(
  rows: readonly ListRow<Facts, Id>[],
  { by, descending }: Sorting,
  columns: ListColumns<Facts> = COLUMNS,
): ListRow<Facts, Id>[] {
  const column = by === null ? undefined : columns[by];
  if (!column) return [...rows];
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({
      row,
      text: row.game && column.text(row.game),
      rank: row.game && column.rank?.(row.game),
    }))
    .sort((a, b) => {
      if (a.text === null || b.text === null) return Number(a.text === null) - Number(b.text === null);
      return sign * (column.rank ? a.rank! - b.rank! : collator.compare(a.text, b.text));
    })
    .map(({ row }) => row);
}
