/** Draws the lanes of one player's timeline as path data, in pixels. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import type { Axis } from './axis.ts';
import { entriesOf, markText, workersText, type TimelineEntry } from './entries.ts';
import { BUILD_LANES, type BuildLane } from './kinds.ts';
import { pack, type Placed } from './pack.ts';
import { isHollow, shapeAt } from './shapes.ts';

/** Height of the time labels above the lanes, in pixels like all that follows. */
export const TIMES = 18;
/** Height of a row. */
const ROW = 17;
/** Height of the row with the marks of workers. */
const WORKER_ROW = 8;
/** Space above and below the rows of a lane. */
const PADDING = 3;
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
  /** Top of the lane. */
  y: number;
  height: number;
  /** Middle of the first row, for the lane's name. */
  nameY: number;
  /** Durations. */
  bands: string;
  /** Marks, by how they are drawn. */
  filled: string;
  hollow: string;
  /** Events during a duration, and revivals. */
  ticks: string;
  arrows: string;
  workers: string;
  workersTip: string;
  labels: Label[];
  /** Meaning of each mark, with the broad line that reacts to the pointer. */
  tips: { d: string; text: string }[];
}

/** The lanes of one player as path data; heights in px. */
export interface PlayerDrawing {
  height: number;
  lanes: LaneDrawing[];
}

/** All lanes of a player, one below the other. */
export function drawPlayer(player: AnalysedPlayer, axis: Axis): PlayerDrawing {
  const { lanes, workers } = entriesOf(player, axis.endMs);
  const drawings: LaneDrawing[] = [];
  let y = TIMES;
  for (const lane of BUILD_LANES) {
    const drawing = drawLane(lane, lanes[lane], lane === 'unit' ? workers : [], y, axis);
    drawings.push(drawing);
    y += drawing.height;
  }
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
    each(({ entry, x }, laneY) => (isHollow(entry.shape) === hollow ? shapeAt(entry.shape, x, laneY) : ''));
  return {
    lane,
    y,
    height: PADDING * 2 + rows * ROW + (workers.length > 0 ? WORKER_ROW : 0),
    nameY: middle(0),
    bands: each(({ entry, x }, laneY) => {
      const length = axis.x(entry.untilMs) - x;
      return length > 0 ? `M${x} ${laneY - BAND}h${length}v${BAND * 2}h-${length}z` : '';
    }),
    filled: shapes(false),
    hollow: shapes(true),
    ticks: each(({ entry }, laneY) =>
      entry.ticks.map((ms) => `M${axis.x(ms)} ${laneY + BAND + 1.5}v-3`).join(''),
    ),
    arrows: each(({ entry }, laneY) =>
      entry.arrows.map((ms) => `M${axis.x(ms)} ${laneY}l4 6.5h-8z`).join(''),
    ),
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
