/** What is drawn, as plain data: charts of hubs and drawings of games. */
import type { Distribution } from '../archive/count/distribution.ts';
import type { Race } from '../game/summary.ts';
import type { ApmSeries } from './svg/apm-series.ts';
import type { TimelinePlayer } from './svg/player.ts';
import type { SpendingLine } from './svg/spending-lines.ts';

/** What a mark stands for: a race in its colour, or nothing in particular. */
interface Mark {
  label: string;
  race: Race | null;
}

export interface SpreadChart {
  kind: 'spread';
  title: string;
  rows: (Mark & { spread: Distribution })[];
}

export interface BarChart {
  kind: 'bars';
  title: string;
  rows: (Mark & { count: number })[];
}

export type Chart = SpreadChart | BarChart;

/** Orders of players on one time axis. */
interface TimelineDrawing {
  kind: 'timeline';
  players: readonly TimelinePlayer[];
  /** Game time in ms at which the axis ends; what comes later is not shown. */
  endMs: number;
  /** What is not drawn. */
  rest: string;
}

/** Actions per minute of players on one scale. */
export interface ApmDrawing {
  kind: 'apm';
  series: readonly ApmSeries[];
  endMs: number;
}

/** Gold of sides, added up to each of some times in ms. */
export interface SpendingDrawing {
  kind: 'spending';
  lines: readonly SpendingLine[];
  minutes: readonly number[];
}

/** A drawing of what stands in a table as well; the twin has the table. */
export type Drawing = TimelineDrawing | ApmDrawing | SpendingDrawing;
