/** Layout of one player's timeline. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import type { Axis } from './axis.ts';
import { entriesOf, type TimelineEntry } from './entries.ts';
import { BUILD_LANES, type BuildLane, KINDS } from './kinds.ts';
import { isHollow, SHAPE_RADIUS, shapeAt } from './shapes.ts';
import { formatClock } from '../../game/clock.ts';

/** Height of the time labels above the lanes. */
export const TIMES = 18;
const ROW = 17;
/** Space above and below the rows of a lane. */
const PADDING = 3;
const WORKER_ROW = 8;
/** Half height of the band that shows a duration. */
const BAND = 6.5;

interface Label {
  x: number;
  y: number;
  leftward: boolean;
  text: string;
}

/** One lane: a path for each group of similar marks, and texts. */
export interface LaneDrawing {
  lane: BuildLane;
  y: number;
  height: number;
  /** Middle of the first row, for the lane's name. */
  nameY: number;
  bands: string;
  filled: string;
  hollow: string;
  ticks: string;
  arrows: string;
  workers: string;
  workersTip: string;
  labels: Label[];
  /** Meaning of each mark, with the broad line that reacts to the pointer. */
  tips: { d: string; text: string }[];
}

export interface PlayerDrawing {
  height: number;
  lanes: LaneDrawing[];
}

/** All lanes of a player, one below the other. */
export function drawPlayer(player: AnalysedPlayer, axis: Axis): PlayerDrawing {
  const { lanes, workers } = entriesOf(player, axis.endMs);
  let y = TIMES;
  const drawings = BUILD_LANES.map((lane) => {
    const drawing = drawLane(lane, lanes[lane], lane === 'unit' ? workers : [], y, axis);
    y += drawing.height;
    return drawing;
  });
  return { height: y, lanes: drawings };
}

function drawLane(
  lane: BuildLane,
  entries: readonly TimelineEntry[],
  workers: readonly number[],
  y: number,
  axis: Axis,
): LaneDrawing {
  const { placed, rows } = pack(entries, axis);
  const middle = (row: number) => y + PADDING + row * ROW + Math.floor(ROW / 2);
  const workersY = y + PADDING + rows * ROW + WORKER_ROW / 2;
  const each = (path: (entry: Placed, y: number) => string) =>
    placed.map((entry) => path(entry, middle(entry.row))).join('');
  const shapes = (hollow: boolean) =>
    each(({ entry, x }, at) => (isHollow(entry.shape) === hollow ? shapeAt(entry.shape, x, at) : ''));
  return {
    lane,
    y,
    height: PADDING * 2 + rows * ROW + (workers.length > 0 ? WORKER_ROW : 0),
    nameY: middle(0),
    bands: each(({ entry, x }, at) => {
      const length = axis.x(entry.untilMs) - x;
      return length > 0 ? `M${x} ${at - BAND}h${length}v${BAND * 2}h-${length}z` : '';
    }),
    filled: shapes(false),
    hollow: shapes(true),
    ticks: each(({ entry }, at) => entry.ticks.map((ms) => `M${axis.x(ms)} ${at + BAND + 1.5}v-3`).join('')),
    arrows: each(({ entry }, at) => entry.arrows.map((ms) => `M${axis.x(ms)} ${at}l4 6.5h-8z`).join('')),
    workers: workers.map((ms) => shapeAt('worker', axis.x(ms), workersY)).join(''),
    tips: placed.map(({ entry, x, row }) => ({
      d: `M${x} ${middle(row)}h${Math.max(0, axis.x(entry.untilMs) - x)}`,
      text: markText(entry),
    })),
    workersTip: workersText(workers),
    labels: placed.flatMap(({ entry, row, textX, leftward }) =>
      textX === null ? [] : [{ x: textX, y: middle(row) + 4, leftward, text: entry.text }],
    ),
  };
}

/** "1:07 Archmage, level 3; skills at 2:05, 4:10; revive ordered at 18:57". */
const markText = ({ ms, text, shape, ticks, arrows }: TimelineEntry): string =>
  [
    `${formatClock(ms)} ${text}`,
    ...(ticks.length > 0 ? [`${shape === 'hero' ? 'skills' : 'again'} at ${clocks(ticks)}`] : []),
    ...(arrows.length > 0 ? [`revival ordered at ${clocks(arrows)}`] : []),
  ].join('; ');

/** "Workers: 0:01, 0:10". */
const workersText = (times: readonly number[]): string => `Workers: ${clocks(times)}`;

/** All non-empty lanes up to a game time in ms: "Heroes: 1:06 Archmage, level 5 · 5:17 Paladin". */
export function laneWords(player: AnalysedPlayer, endMs: number): string[] {
  const { lanes, workers } = entriesOf(player, endMs);
  return [
    ...BUILD_LANES.filter((lane) => lanes[lane].length > 0).map(
      (lane) => `${KINDS[lane]}: ${lanes[lane].map(markText).join(' · ')}`,
    ),
    ...(workers.length > 0 ? [workersText(workers)] : []),
  ];
}

/** A list of times: "2:05, 4:10". */
const clocks = (times: readonly number[]): string => times.map((ms) => formatClock(ms)).join(', ');

/** Font size of all text in the drawing, in pixels; must match the style sheet. */
export const FONT_SIZE = 11;
/** Space between two neighbours in a row. */
const GAP = 5;
/** Maximum rows, enough for every real lane; texts that don't fit are only in the table. */
const MAX_ROWS = 10;

export interface Placed {
  entry: TimelineEntry;
  row: number;
  x: number;
  /** Start of the text, or its end if `leftward`; null for a text that doesn't fit. */
  textX: number | null;
  leftward: boolean;
}

/** Entries by time with their rows, and the number of rows. */
export function pack(entries: readonly TimelineEntry[], axis: Axis): { placed: Placed[]; rows: number } {
  const ends: number[] = [];
  const placed = entries.map((entry): Placed => {
    const x = axis.x(entry.ms);
    const bare = { from: x - SHAPE_RADIUS, to: axis.x(entry.untilMs) + SHAPE_RADIUS };
    const width = textWidth(entry.text, FONT_SIZE);
    // An event at the very end has its text on the left.
    const leftward = x + SHAPE_RADIUS + 2 + width > axis.width;
    const labelled = leftward
      ? { ...bare, from: bare.from - 2 - width }
      : { ...bare, to: Math.max(bare.to, x + SHAPE_RADIUS + 2 + width) };
    const fitting = rowFor(labelled.from, ends);
    const row = fitting ?? rowFor(bare.from, ends) ?? ends.indexOf(Math.min(...ends));
    ends[row] = (fitting === null ? Math.max(bare.to, ends[row] ?? 0) : labelled.to) + GAP;
    const textX = fitting === null ? null : leftward ? x - SHAPE_RADIUS - 2 : x + SHAPE_RADIUS + 2;
    return { entry, row, x, textX, leftward };
  });
  return { placed, rows: Math.max(1, ends.length) };
}

/** The first row that is free at a position, or a new row if allowed; null if there is none. */
function rowFor(from: number, ends: readonly number[]): number | null {
  const row = ends.findIndex((end) => end <= from);
  if (row !== -1) return row;
  return ends.length < MAX_ROWS ? ends.length : null;
}

/** Character widths relative to the font size, rounded up because the visitor's font is unknown. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[\u2e80-\uffff]/, 1.05],
  [/[mwMW@%]/, 0.95],
  [/[ijlI.,:;'’|!]/, 0.34],
  [/[ frt()[\]-]/, 0.44],
  [/[A-Z×+]/, 0.74],
];
const OTHER = 0.63;

/** Upper estimate of a string's width in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  for (const character of text) sum += WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  return sum * fontSize;
}
