import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './draw.ts';

/**
 * How many of `total` lines to draw: `first` at once, `more` after each paint, so that the page stays responsive.
 * Restarts when `list` changes.
 */
export function useGrowing(total: number, firstLines: number, linesPerPaint: number, list?: unknown): number {
  const [drawn, grow] = useState({ list, lines: firstLines });
  const lines = drawn.list === list ? drawn.lines : firstLines;
  const growing = lines < total;
  useEffect(
    () => (growing ? afterPaint(() => grow({ list, lines: lines + linesPerPaint })) : undefined),
    [list, lines, growing],
  );
  return lines;
}
