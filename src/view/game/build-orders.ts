/** Build orders as tables, as a timeline, and for one player of an example. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedStep, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { type Kind, kindWord, stepKind } from '../svg/kinds.ts';
import { type TimelinePlayer, timelinePlayers } from '../svg/player.ts';
import { fromClass } from '../../map/fights/first-minutes.ts';
import { urls } from '../../urls.ts';
import { inTwin, onPage, type Part, quiet, type Section, table } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import type { Table } from '../table.ts';
import { raceText } from '../game-title.ts';
import { joinRepeats, stepText, supplyText } from '../step-text.ts';
import type { Evidence } from './evidence.ts';
import { counted } from '../../game/counted.ts';

const CAPTION = 'Orders by time';
/** A link to the page with the drawing. */
export const WITH_TIMELINE = 'Every order, with a timeline';
const PRESSES = '×3 means three presses in a row, or upgrades of three towers: one step.';

/** Maximum steps per player shown at once on a game's page. */
const OPENING_STEPS = 16;
/** How much of the build order a game page shows. The rest is on the orders page. */
const OPENING_MS = 600_000;

/**
 * All production. `evidence` says where the full orders are: open here, opened on request, or on a separate page. The
 * latter two show the first steps of two players side by side; players of larger games have separate tables. If only
 * the orders up to a time are known, `firstMs` is this time.
 */
export function buildOrders(
  game: GameAnalysis,
  evidence: Evidence,
  firstMs: number | null = null,
): Section | null {
  const everyone = timelinePlayers(game);
  if (everyone.length === 0) return null;
  const isDuel = everyone.length <= 2;
  const elsewhere = typeof evidence === 'object';
  const players = elsewhere ? everyone.map(opening) : everyone;
  const inFull = (): Part[] =>
    isDuel
      ? [orders(players, { grows: 1, caption: CAPTION, kinds: !elsewhere })]
      : foldByTeam(players, { kinds: !elsewhere });
  const short = (): Part[] => (isDuel ? [sideBySide(everyone.map(opening))] : inFull());
  return {
    id: 'build-orders',
    title: 'Build orders',
    reveals: 'length',
    ...(elsewhere ? { timed: true as const } : {}),
    grows: true,
    parts: [
      quiet(...explanation(players, evidence, { firstMs, isWhole: !isDuel && !elsewhere })),
      onPage(() => (evidence === 'in-full' ? inFull() : short())),
      ...(evidence === 'folded' && isDuel
        ? [onPage((): Part[] => [{ kind: 'fold', title: everyOrder(firstMs), parts: inFull() }])]
        : []),
      ...(elsewhere ? [quiet({ text: WITH_TIMELINE, href: evidence.page })] : []),
      inTwin(() =>
        players.map((row): Part => ({
          kind: 'group',
          title: `${row.label}, ${raceText(row.player)}`,
          level: 3,
          parts: [orders([row], { grows: 1, kinds: true })],
        })),
      ),
    ],
  };
}

/** The title of what has every order. */
export const everyOrder = (firstMs: number | null): string =>
  `Every order${firstMs === null ? '' : ` in the first ${formatClock(firstMs)}`}`;

/** Explains how to read the orders. `isWhole` is whether a page's tables show all that are known. */
function explanation(
  players: readonly TimelinePlayer[],
  evidence: Evidence,
  { firstMs, isWhole }: { firstMs: number | null; isWhole: boolean },
): Piece[] {
  // A link with the first orders has no counts.
  const [within, addition] =
    firstMs === null
      ? ['', ' See “Units and buildings” for how many were made.']
      : [` in the first ${formatClock(firstMs)}`, ''];
  const kinds = 'to build, train, hire, research or buy';
  const allOrders = `These are all the orders ${kinds}${within}. ${PRESSES}${addition}`;
  const firstOrders = `These are the first orders ${kinds}. ${PRESSES}${addition}`;
  const steps = players.flatMap(({ player }) => player.build);
  return [
    ...(evidence === 'in-full' || isWhole
      ? [allOrders]
      : [
          { words: allOrders, only: 'twin' as const },
          { words: firstOrders, only: 'page' as const },
        ]),
    ...(steps.some((step) => step.supply)
      ? [
          ' Supply is the food used and available before the order. Its minimum leaves out units, workers and heroes that were ' +
            'attacked or in a fight and that their player never named again: these may have died. ' +
            '“13–15” means at least 13 and at most 15.',
        ]
      : []),
    ...(steps.some(({ id, name }) => id === name)
      ? [
          ' Names with four characters, such as h00X, are ids of objects from this map. Only the map itself contains their names.',
        ]
      : []),
    ...(evidence === 'in-full'
      ? [
          {
            words: [
              ' The ',
              { text: 'checkboxes above the timeline', href: '#filters' },
              ' also hide rows here.',
            ],
            only: 'page' as const,
          },
        ]
      : []),
  ];
}

/** One player's whole order. */
interface OrderOfPlayer {
  handle: string;
  /** The first minutes. */
  first: Table;
  /** What was ordered later; null if nothing was. */
  rest: Table | null;
}

/**
 * One player's whole order, in two tables whose times link to that second on the game's page. Throws if nobody was in
 * the slot.
 */
export function orderOfPlayer(game: GameAnalysis, slot: string): OrderOfPlayer {
  const row = timelinePlayers(game).find(({ player }) => player.slot === slot);
  if (!row) throw new Error(`${game.replayId} has no player in slot ${slot}.`);
  const [early, late] = [true, false].map((isEarly) => {
    const build = joinRepeats(row.player.build).filter(({ ms }) => ms < OPENING_MS === isEarly);
    return { ...row, player: { ...row.player, build } };
  });
  const from = urls.game(game.replayId);
  const tableOf = (part: TimelinePlayer) => ordersTable([part], { kinds: false, from });
  const rest = late!.player.build.length > 0 ? tableOf(late!) : null;
  return { handle: row.player.handle, first: tableOf(early!), rest };
}

/** A player with the first steps of the opening. */
const opening = (row: TimelinePlayer): TimelinePlayer => ({
  ...row,
  player: {
    ...row.player,
    build: row.player.build.filter(({ ms }) => ms < OPENING_MS).slice(0, OPENING_STEPS),
  },
});

/** The steps of two players side by side, each with its times. */
function sideBySide(players: readonly TimelinePlayer[]): Part {
  const columns = players.map((row) => {
    const hasSupply = row.player.build.some(({ supply }) => supply);
    return {
      heads: [
        { name: 'Time', numeric: true, heads: false },
        ...(hasSupply ? [{ name: 'Supply', numeric: true }] : []),
        { name: nameAndRace(row) },
      ],
      cells: row.player.build.map((step): Words[] => {
        const late = fromClass(step.ms);
        const cells: Words[] = [
          formatClock(step.ms),
          ...(hasSupply ? [supplyText(step)] : []),
          { glyph: glyphOf(step.id, step.type), text: stepText(step) },
        ];
        return late ? cells.map((words) => ({ words, as: late })) : cells;
      }),
    };
  });
  const rows = Math.max(...columns.map(({ cells }) => cells.length));
  return table({
    look: 'dense steps',
    columns: columns.flatMap(({ heads }) => heads),
    rows: Array.from({ length: rows }, (_, row) =>
      columns.flatMap(({ heads, cells }) => cells[row] ?? heads.map(() => '')),
    ),
  });
}

/** A folded table for each player, grouped by team. */
const foldByTeam = (players: readonly TimelinePlayer[], { kinds }: { kinds: boolean }): Part[] =>
  [...Map.groupBy(players, ({ team }) => team)].flatMap(([team, members]): Part[] => {
    const folds = members.map((row): Part => ({
      kind: 'fold',
      title: [...nameAndRace(row), kinds ? `, ${counted(row.player.build.length, 'order')}` : ''],
      parts: [orders([row], { grows: players.length, caption: CAPTION, kinds })],
    }));
    return team === undefined ? folds : [{ kind: 'group', title: team, level: 3, parts: folds }];
  });

const nameAndRace = ({ label, player: { race, random } }: TimelinePlayer) => [
  { text: label },
  ' ',
  { race, random },
];

/** The orders of players as a part; for `grows` see `Part`. */
const orders = (
  players: readonly TimelinePlayer[],
  { grows, ...look }: { grows: number; caption?: string; kinds: boolean },
): Part => ({ kind: 'table', table: ordersTable(players, look), grows });

/**
 * The orders of players on one time axis: a row per order and a column per player, optionally with kinds for the
 * filters, and with times that link to the page of the game at `from`.
 */
function ordersTable(
  players: readonly TimelinePlayer[],
  { caption, kinds, from }: { caption?: string; kinds: boolean; from?: string },
): Table {
  const rows = mergeOrders(players);
  const hasSupply = rows.some(({ step }) => step.supply);
  return {
    ...(caption ? { caption } : {}),
    look: 'build dense',
    columns: [
      { name: 'Time' },
      ...(hasSupply ? [{ name: 'Supply' }] : []),
      ...players.map((row) => ({
        name: caption ? nameAndRace(row) : 'Order',
      })),
      ...(kinds ? [{ name: 'Kind', look: 'kind' }] : []),
    ],
    rows: rows.map(({ step, kind, column }) => [
      clockOf(step, from),
      ...(hasSupply ? [supplyText(step)] : []),
      ...players.map((_, index) =>
        index === column ? { glyph: glyphOf(step.id, step.type), text: stepText(step) } : '',
      ),
      ...(kinds ? [kindWord(step, kind)] : []),
    ]),
    looks: rows.map(({ step, kind }) =>
      [kinds ? kind : fromClass(step.ms), step.cancelled ? 'cancelled' : ''].filter(Boolean).join(' '),
    ),
  };
}

const clockOf = ({ ms }: AnalysedStep, from: string | undefined): Words =>
  from === undefined ? formatClock(ms) : { text: formatClock(ms), href: `${from}#t=${formatClock(ms)}` };

/** An order in the table of several players. */
interface MergedRow {
  step: AnalysedStep;
  kind: Kind;
  /** Index of its player. */
  column: number;
}

/** The orders of all players by time; ties in player order. */
const mergeOrders = (players: readonly TimelinePlayer[]): MergedRow[] =>
  players
    .flatMap(({ player }, column) =>
      player.build.map((step): MergedRow => ({ step, kind: stepKind(step, player.tiers), column })),
    )
    .sort((a, b) => a.step.ms - b.step.ms || a.column - b.column);
