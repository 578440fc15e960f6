import type { Standings } from '../../archive/count/standings.ts';
import { quiet, table, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import type { Column } from '../table.ts';
import { counted } from '../../game/counted.ts';

const number = (name: string, label = name.toLowerCase()): Column => ({ name, label, numeric: true });

/** Key timings among those of the same race in the same matchup, with a small drawing of each. */
export const standings = ({ note, rows }: Standings): Section => standingsOfGroup(note, rows, unit(rows));

/** What the group counts: in a mirror match both players of a game are in it. */
const unit = (rows: Standings['rows']): string =>
  new Set(rows.map(({ race }) => race)).size === 1 ? 'appearance' : 'game';

const standingsOfGroup = (note: string, rows: Standings['rows'], noun: string): Section => ({
  id: 'against-archive',
  title: 'Against the archive',
  parts: [
    quiet(note, {
      words:
        ' In the drawings the diamond is this player, the line runs from the earliest to the latest, the box from ' +
        'quartile to quartile, and the stroke marks the median.',
      only: 'page',
    }),
    table({
      look: 'standings',
      split: 'groups',
      columns: [
        { name: 'Moment' },
        { name: 'Player', heads: true },
        number('Time'),
        number('Percentile'),
        number('Place'),
        { name: 'Compared with', label: 'of' },
        number('Median'),
        number('Quartiles'),
        { name: '', look: 'drawn', only: 'page' },
      ],
      rows: rows.map((row): Words[] => {
        const { moment, handle, race, sec, percent, place, spread, quartiles, href } = row;
        return [
          moment,
          [{ text: handle }, { words: [' ', { race }], only: 'page' }],
          { ms: sec * 1000 },
          percent === null ? { none: 'too few' } : String(percent),
          place,
          { text: counted(spread.n, noun), href },
          quartiles ? { ms: spread.medianSec * 1000 } : { none: 'too few' },
          quartiles
            ? [{ ms: spread.lowerSec * 1000 }, ' to ', { ms: spread.upperSec * 1000 }]
            : { none: 'too few' },
          { standing: row },
        ];
      }),
    }),
  ],
});
