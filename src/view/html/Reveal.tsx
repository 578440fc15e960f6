/**
 * Buttons of spoiler-free mode. They are visible only in that mode, and a script on every page handles them. They
 * reveal parts with the class `result`, `length` or `reveals-length`.
 */

/** Shows or hides the parts inside the nearest element with class `spoiler`. */
export const Reveal = ({ what = 'Show result' }: { what?: string }) => (
  <button type="button" class="reveal" data-reveal="here" aria-pressed="false">
    {what}
  </button>
);

/**
 * Reveals the next row of class `later` with the same `data-series`. It also appears after the last game, because
 * whether there is another one is a spoiler.
 */
export const NextGame = () => (
  <button type="button" class="reveal" data-reveal="next">
    Next game, if any
  </button>
);
