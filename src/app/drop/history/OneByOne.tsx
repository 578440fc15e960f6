import { toChildArray, type ComponentChildren } from 'preact';
import { useGrowing } from '../../shell/growing.ts';

/** Draws the first child at once and one more after each paint, because together they would block the page. */
export function OneByOne({ children }: { children: ComponentChildren }) {
  const parts = toChildArray(children);
  return <>{parts.slice(0, useGrowing(parts.length, 1, 1))}</>;
}
