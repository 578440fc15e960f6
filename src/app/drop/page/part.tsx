import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page with its own script, which is loaded separately. */
export interface LazyPart<Given> {
  /** Loads the part once; never rejects. */
  load: () => Promise<void>;
  /** Draws the part once its code has loaded. */
  Part: (props: Given) => VNode;
}

/** Makes a part from the component that `load` loads; `missing` is shown if loading fails. */
export function part<Given extends object>(
  load: () => Promise<ComponentType<Given>>,
  missing: string,
): LazyPart<Given> {
  let drawing: ComponentType<Given> | null | undefined;
  let loading: Promise<void> | undefined;
  // Browsers remember failed scripts while the page is open, so there is no second attempt.
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
