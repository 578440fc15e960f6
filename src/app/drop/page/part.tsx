import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is a program of its own. */
export interface LazyPart<Given> {
  /** Loads it, once; never rejects. */
  load: () => Promise<void>;
  /** Draws it, as soon as it is there. */
  Part: (props: Given) => VNode;
}

/** What draws a part, to be loaded by `load`; `missing` says that it could not be. */
export function part<Given extends object>(
  load: () => Promise<ComponentType<Given>>,
  missing: string,
): LazyPart<Given> {
  let drawing: ComponentType<Given> | null | undefined;
  let loading: Promise<void> | undefined;
  // Browsers remember programs that did not load as long as the page is open: there is no second attempt.
  const loaded = () =>
    (loading ??= load().then(
      (component) => void (drawing = component),
      () => void (drawing = null),
    ));
  function Drawn(props: Given) {
    const [Component, set] = useState(() => drawing);
    useEffect(() => {
      if (!Component) void loaded().then(() => set(() => drawing));
    }, []);
    if (Component) return <Component {...props} />;
    return Component === null ? <p class="notice">{missing}</p> : <div class="report" aria-busy />;
  }
  return { load: loaded, Part: Drawn };
}
