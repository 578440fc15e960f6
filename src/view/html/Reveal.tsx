/**
 * Buttons of spoiler-free mode. They are shown only while it is on, and served by the script of every page; what
 * they show has the class `result`, `length` or `reveals-length`.
 */

/** Shows what is hidden inside the nearest element of class `spoiler`, or hides it again. */
export const Reveal = ({ what = 'Show result' }: { what?: string }) => (
  <button type="button" class="reveal" data-reveal="here" aria-pressed="false">
    {what}
  </button>
);

/**
 * Brings the next row of class `later` that has the same `data-series`. It is there for the last game as well:
 * whether there is another one is part of the secret.
 */
export const NextGame = () => (
  <button type="button" class="reveal" data-reveal="next" data-none="No further game in this list">
    Next game, if any
  </button>
);
