import { toChildArray, type ComponentChildren } from 'preact';
import { useGrowing } from '../../shell/growing.ts';

/** Draws the first of its children at once and one more after each painting: together they would hold up the page. */
export function OneByOne({ children }: { children: ComponentChildren }) {
  const all = toChildArray(children);
  return <>{all.slice(0, useGrowing(all.length, 1, 1))}</>;
}
