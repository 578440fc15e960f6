/** What all charts share: their size, their colours by class, and a title for those who do not see them. */
import type { ComponentChildren } from 'preact';
import { glyphUrl } from '../../svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../svg/glyphs/races.ts';
import type { Race } from '../../../game/summary.ts';
import { RACE_CLASSES } from '../RaceMark.tsx';

/** Units of the drawing; a phone shows about one CSS pixel for each, a wide screen a little more. */
const WIDTH = 360;
/** Where names end and marks begin. */
export const LEFT = 150;
/** Room for a number behind the longest mark. */
export const RIGHT = WIDTH - 34;
export const ROW = 22;
/** Width and height of the mark of a race. */
const MARK = 14;
const GAP = 6;
/** Longest names that fit in front of the bars, with and without the mark of a race. */
const LONGEST = { marked: 21, plain: 23 };

/** Class of a mark: the colour of its race. The name of the race stands in front of the mark as well. */
export const markClass = (race: Race | null): string => (race ? `mark ${RACE_CLASSES[race]}` : 'mark');

/** A chart. What it shows stands in a table beside it, so its title is all a screen reader needs. */
export function ChartFrame({
  title,
  height,
  children,
}: {
  title: string;
  height: number;
  children: ComponentChildren;
}) {
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${title}, as a chart`}>
      {children}
    </svg>
  );
}

/** The name of a row, cut where it is too long, and the mark of its race between it and the bar; the table has it whole. */
export function RowLabel({ label, race, y }: { label: string; race: Race | null; y: number }) {
  const letters = [...label];
  const longest = race ? LONGEST.marked : LONGEST.plain;
  const shortened = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : label;
  const end = LEFT - GAP - (race ? MARK + GAP : 0);
  return (
    <>
      {race && (
        <use
          class={RACE_GLYPHS[race]}
          href={glyphUrl(RACE_GLYPHS[race])}
          x={end + GAP}
          y={y - MARK / 2}
          width={MARK}
          height={MARK}
        />
      )}
      <text x={end} y={y + 4} text-anchor="end">
        {shortened}
      </text>
    </>
  );
}
