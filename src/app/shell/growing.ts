import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './draw.ts';

/**
 * How many of `all` lines to draw: `first` of them at once, `more` after each painting, so that the page answers in
 * between. Begins anew when `list` is another one.
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
