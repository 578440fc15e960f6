/** The newest series as lines with their scores. */
import type { Archive } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';
import { seriesLine, type SeriesLine } from '../series-line.ts';

/** Maximum lines in total. */
const LINES = 7;
/** Maximum lines of an event. */
const LINES_OF_ONE = 3;

export interface EventLines {
  name: string;
  href: string;
  series: SeriesLine[];
}

/** The newest events in archive order, with their series. */
export function newestSeries({ catalogue }: Archive): EventLines[] {
  const events: EventLines[] = [];
  let left = LINES;
  for (const { event, series } of catalogue.events) {
    const lines = series
      .filter(({ sides }) => sides.length === 2)
      .slice(0, Math.min(LINES_OF_ONE, left))
      .map((entry) => seriesLine(entry, catalogue));
    if (lines.length > 0) events.push({ name: event.name, href: urls.event(event.id), series: lines });
    left -= lines.length;
    if (left === 0) break;
  }
  return events;
}
