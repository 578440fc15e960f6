/** Drawings as plain data: charts of hubs and drawings of games. */
import type { Distribution } from '../archive/count/distribution.ts';
import type { Race } from '../game/races.ts';
import type { ApmSeries } from './svg/apm-series.ts';
import type { TimelinePlayer } from './svg/player.ts';
import type { SpendingLine } from './svg/spending-lines.ts';

/** The meaning of a mark: a race in its colour, or nothing particular. */
interface Mark {
  label: string;
  race: Race | null;
}

/** A chart of distributions, one per row. */
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

/** Counts as bars, without races. */
export const barsOf = (
  title: string,
  counts: readonly (readonly [label: string, count: number])[],
): BarChart => ({
  ...{ kind: 'bars', title },
  rows: counts.map(([label, count]) => ({ label, race: null, count })),
});

/** Orders of players on one time axis. */
interface TimelineDrawing {
  kind: 'timeline';
  players: readonly TimelinePlayer[];
  /** End of the axis in ms of game time; later orders are not shown. */
  endMs: number;
  /** Orders that are not drawn. */
  rest: string;
}

/** APM of players on one scale. */
export interface ApmDrawing {
  kind: 'apm';
  series: readonly ApmSeries[];
  endMs: number;
}

/** Cumulative gold of sides at times in ms. */
export interface SpendingDrawing {
  kind: 'spending';
  lines: readonly SpendingLine[];
  minutes: readonly number[];
}

/** A drawing of a table's data; the Markdown version has the table. */
export type Drawing = TimelineDrawing | ApmDrawing | SpendingDrawing;
