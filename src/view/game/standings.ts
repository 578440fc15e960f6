import type { RootContent } from 'mdast';
import { formatClock } from '../../replay/clock.ts';
import type { GamePage } from './game.ts';
import { heading, link, NONE, paragraph, table } from '../print/markdown/nodes.ts';

const clock = (seconds: number): string => formatClock(seconds * 1000);

/** Key timings among those of the same race in the same matchup. */
export function standings({ standings: view, toTwin }: GamePage): RootContent[] {
  if (!view) return [];
  return [
    heading(2, 'Against the archive'),
    table(
      ['Moment', 'Player', 'Ordered', 'Percentile', 'Place', 'Compared with', 'Median', 'Quartiles'],
      view.rows.map(({ moment, handle, sec, percent, place, spread, quartiles, href }) => [
        moment,
        handle,
        clock(sec),
        percent === null ? NONE : String(percent),
        place,
        link(`${spread.n} ${spread.n === 1 ? 'player' : 'players'}`, toTwin(href)),
        clock(spread.medianSec),
        quartiles ? `${clock(spread.lowerSec)} to ${clock(spread.upperSec)}` : NONE,
      ]),
    ),
    paragraph(view.note),
  ];
}
