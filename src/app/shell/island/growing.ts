import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './draw.ts';

/**
 * How many of `total` lines to draw: `first` at once, `more` after each paint, so that the page stays responsive.
 * Restarts when `list` changes.
 */
export function useGrowing(total: number, first: number, more: number, list?: unknown): number {
  const [grown, grow] = useState({ list, lines: first });
  const lines = grown.list === list ? grown.lines : first;
  const growing = lines < total;
  useEffect(
    () => (growing ? afterPaint(() => grow({ list, lines: lines + more })) : undefined),
    [list, lines, growing],
  );
  return lines;
}
