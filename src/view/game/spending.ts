/** Spending and production of players over time, with minimum and maximum. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { Band, GameSpending, PlayerSpending } from '../../game/spending-schema.ts';
import { SPENDING_KINDS } from '../../game/vocabulary.ts';
import { spendingLines } from '../svg/spending-lines.ts';
import { onPage, quiet, sideBySide, table, type Part, type Section } from '../page.ts';
import { numbers, texts, stacked, type Table } from '../table.ts';
import type { FoodAt } from '../../game/supply-schema.ts';
import { numberMade, supplyText } from '../step-text.ts';
import { NONE } from '../phrases.ts';
import { withRace } from '../game-title.ts';

/** Times at which games are compared, in ms. */
const MARKS_MS = [5, 10, 15].map((minutes) => minutes * 60_000);
/** Number of sides with a distinct shape in a drawing. */
const MAX_SIDES = 4;

/**
 * Gold spent, drawn for all sides on one scale, with amounts at certain times. Further tables are on the evidence
 * page or, if there is none, folded here. Null if nothing is confirmed.
 */
export function goldSpent(game: GameAnalysis, evidence: string | undefined): Section | null {
  const { spending: ofGame, players } = game;
  if (!ofGame || ofGame.players.every(({ gold }) => !gold.most.at(-1))) return null;
  const lines = spendingLines(players, ofGame);
  return {
    id: 'spending',
    title: 'Gold spent',
    reveals: 'length',
    parts: [
      ...(lines.length <= MAX_SIDES
        ? [{ kind: 'drawing', drawing: { kind: 'spending', lines, minutes: ofGame.minutes } } as const]
        : []),
      quiet(
        'Gold spent on everything made',
        { words: ': the solid line is confirmed, the dashed line is the maximum', only: 'page' },
        `. ${ofGame.costs.sentence} Replays don’t record what was mined, so the gold left is unknown.`,
      ),
      ...lossParts(players),
      {
        kind: 'fold',
        title: 'Gold, lumber and food as numbers',
        parts: [
          table(amounts(players, ofGame, reachedMarks(ofGame))),
          ...(evidence === undefined
            ? [onPage(() => inFull(players, ofGame))]
            : [quiet({ text: 'By minute, kind and unit', href: `${evidence}#spending` })]),
        ],
      },
    ],
  };
}

/**
 * A sentence like "Thrall lost at least 29 food by 15:00." for each player with proven losses, and its explanation.
 */
function lossParts(players: readonly AnalysedPlayer[]): Part[] {
  const sentences = players.flatMap(({ handle, losses }) => {
    const last = losses?.at(-1);
    return last ? [[{ text: handle }, ` lost at least ${last.food} food by ${formatClock(last.ms)}.`]] : [];
  });
  const meaning =
    'Food lost is the food used by all confirmed units, minus the highest food limit that halls and farms provided. More may have been lost.';
  return tellsFood(players) ? [quiet(...sentences.flatMap((words) => [...words, ' ']), meaning)] : [];
}

/** Minimum food lost by a time in ms. */
const lostBy = (losses: readonly FoodAt[], ms: number): number =>
  losses.findLast((loss) => loss.ms <= ms)?.food ?? 0;

/** The full tables. */
export function spendingInFull({ spending: ofGame, players }: GameAnalysis): Section | null {
  if (!ofGame) return null;
  return {
    id: 'spending',
    title: 'What it cost',
    reveals: 'length',
    parts: [
      quiet(
        `${ofGame.costs.sentence} The minimum counts only confirmed objects, because those must have been paid for. The maximum ` +
          'assumes that every order was paid for when it was given. The first hero is free. Revivals cost more at higher ' +
          'hero levels, and only the lowest possible level is known. Cancelled orders are left out. Repair costs aren’t known.',
      ),
      ...inFull(players, ofGame),
    ],
  };
}

const inFull = (players: readonly AnalysedPlayer[], ofGame: GameSpending): Part[] => [
  sideBySide(
    withSpending(players, ofGame),
    ([player]) => withRace(player),
    ([, spending]) => [
      table(kindsTable(spending)),
      ...(spending.born.length > 0 ? [table(unitsTable(spending, ofGame))] : []),
    ],
  ),
  table(
    amounts(
      players,
      ofGame,
      ofGame.minutes.map((_, index) => index),
    ),
  ),
];

/** Players with their spending, without games that contain no objects. */
const withSpending = (
  players: readonly AnalysedPlayer[],
  ofGame: GameSpending,
): [AnalysedPlayer, PlayerSpending][] =>
  players.flatMap((player): [AnalysedPlayer, PlayerSpending][] => {
    const spending = ofGame.players.find(({ slot }) => slot === player.slot);
    return spending ? [[player, spending]] : [];
  });

/** Indexes of the marks that the game reached, and of its end. */
const reachedMarks = ({ minutes }: GameSpending): number[] => [
  ...MARKS_MS.map((ms) => minutes.indexOf(ms)).filter((index) => index >= 0 && index < minutes.length - 1),
  minutes.length - 1,
];

/** "310–385". */
const amountText = ({ least, most }: Band, index: number): string =>
  numberMade({ min: least[index] ?? 0, max: most[index] ?? 0 });

const clockOfMark = ({ minutes }: GameSpending, index: number): string => formatClock(minutes[index] ?? 0);

/** Gold, lumber and food of each player at certain times. */
function amounts(players: readonly AnalysedPlayer[], ofGame: GameSpending, times: readonly number[]): Table {
  const numeric = (name: string) => ({ name, numeric: true });
  const withFood = tellsFood(players);
  return stacked({
    caption: 'What each player spent, and the food of all units and heroes trained',
    look: 'dense',
    columns: [
      ...texts('By', 'Player'),
      ...[...['Gold', 'Lumber', 'Food trained'], ...(withFood ? ['Supply', 'Food lost at least'] : [])].map(
        numeric,
      ),
    ],
    rows: times.flatMap((index) =>
      withSpending(players, ofGame).map(([{ handle, supply, losses }, { gold, lumber, food }]) => {
        const ms = ofGame.minutes[index] ?? 0;
        const atMinute = supply.find((minute) => minute.ms === ms);
        return [
          clockOfMark(ofGame, index),
          { text: handle },
          ...[gold, lumber, food].map((band) => amountText(band, index)),
          ...(withFood
            ? [atMinute ? supplyText({ supply: atMinute }) : NONE, losses ? String(lostBy(losses, ms)) : NONE]
            : []),
        ];
      }),
    ),
  });
}

/** Whether supply and losses are known: only for players without allies, in records with objects. */
const tellsFood = (players: readonly AnalysedPlayer[]): boolean => players.some(({ losses }) => losses);

/** Spending by category, in the whole game. */
const kindsTable = ({ kinds: bands }: PlayerSpending): Table => ({
  caption: 'Spending in the whole game',
  look: 'dense',
  columns: [{ name: 'On' }, ...numbers('Gold', 'Lumber')],
  rows: bands.map(({ kind, gold, lumber }) => [
    SPENDING_KINDS[kind],
    amountText(gold, gold.least.length - 1),
    amountText(lumber, lumber.least.length - 1),
  ]),
});

/** How many units and heroes of each type were born by certain times. */
function unitsTable({ born: units }: PlayerSpending, game: GameSpending): Table {
  const times = reachedMarks(game);
  return {
    caption: 'Units and heroes trained by each time',
    look: 'dense',
    columns: [{ name: 'Unit' }, ...times.map((index) => ({ name: clockOfMark(game, index), numeric: true }))],
    rows: units.map(({ name, count }) => [name, ...times.map((index) => amountText(count, index))]),
  };
}
