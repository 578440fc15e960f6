import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

interface Props {
  /** What is drawn: the same object looks the same. */
  of: unknown;
  children: () => ComponentChildren;
}

/** What is drawn once for one object, and not again while something else around it changes. */
export const Steady = ({ of, children }: Props): ComponentChildren => useMemo(children, [of]);
