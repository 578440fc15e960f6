/** Shared parts of charts: size, colours by class, and a title for screen readers. */
import type { ComponentChildren } from 'preact';
import { glyphUrl } from '../../svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../svg/glyphs/races.ts';
import type { Race } from '../../../game/races.ts';
import type { Distribution } from '../../../archive/count/distribution.ts';
import { RACE_CLASSES } from '../RaceMark.tsx';

/** Units of the drawing: about one CSS pixel on a phone, slightly more on a wide screen. */
const WIDTH = 360;
/** Where names end and marks begin. */
export const LEFT_X = 150;
/** The end of the longest bar; the space after it is for a number. */
export const RIGHT = WIDTH - 34;
/** Height of a row. */
export const ROW = 22;
/** Width and height of a race mark. */
const MARK = 14;
/** Space beside a race mark. */
const GAP = 6;
/** Maximum name length in front of the bars, with and without a race mark. */
const LONGEST = { marked: 21, plain: 23 };

/** Class of a mark: the colour of its race, which is also named in front of it. */
export const markClass = (race: Race | null): string => (race ? `mark ${RACE_CLASSES[race]}` : 'mark');

/** A chart. A table next to it has the data, so its title is enough for screen readers. */
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

/** The name of a row, cut if too long (the table has it in full), with its race mark before the bar. */
export function RowLabel({ label, race, y }: { label: string; race: Race | null; y: number }) {
  const letters = [...label];
  const longest = race ? LONGEST.marked : LONGEST.plain;
  const shortLabel = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : label;
  const end = LEFT_X - GAP - (race ? MARK + GAP : 0);
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
        {shortLabel}
      </text>
    </>
  );
}

interface SpreadProps {
  spread: Distribution;
  /** Whether there are enough values for a box. */
  boxed: boolean;
  x: (seconds: number) => number;
  y: number;
  /** Half the height of the box. */
  half: number;
}

/** A distribution: a line from minimum to maximum, a box between the quartiles, and a stroke at the median. */
export function SpreadMark({ spread, boxed, x, y, half }: SpreadProps) {
  const [from, to, median] = [x(spread.lowerSec), x(spread.upperSec), x(spread.medianSec)];
  const width = Math.max(1, Math.round((to - from) * 10) / 10);
  return (
    <>
      <line class="range" x1={x(spread.minSec)} x2={x(spread.maxSec)} y1={y} y2={y} />
      {boxed && <rect class="box" x={from} y={y - half} width={width} height={2 * half} />}
      <line class="median" x1={median} x2={median} y1={y - half - 1} y2={y + half + 1} />
    </>
  );
}
