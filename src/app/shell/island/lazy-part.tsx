import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page with code that loads separately. */
export interface LazyPart<Given> {
  /** Loads the code once; never rejects. */
  load: () => Promise<void>;
  /** Draws the part once its code has loaded. */
  Part: (props: Given) => VNode;
}

/** Creates a part from the component that `load` loads; `missing` is shown if that fails. */
export function lazyPart<Given extends object>(
  load: () => Promise<ComponentType<Given>>,
  missing: string,
): LazyPart<Given> {
  let drawing: ComponentType<Given> | null | undefined;
  let loading: Promise<void> | undefined;
  // While the page is open, browsers remember which scripts failed to load, so another attempt would be useless.
  const ensureLoaded = () =>
    (loading ??= load().then(
      (component) => void (drawing = component),
      () => void (drawing = null),
    ));
  function Drawn(props: Given) {
    const [Component, set] = useState(() => drawing);
    useEffect(() => {
      if (!Component) void ensureLoaded().then(() => set(() => drawing));
    }, []);
    if (Component) return <Component {...props} />;
    return Component === null ? <p class="notice">{missing}</p> : <div class="report" aria-busy />;
  }
  return { load: ensureLoaded, Part: Drawn };
}
