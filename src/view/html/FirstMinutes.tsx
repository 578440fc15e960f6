/**
 * In spoiler-free mode, how much of a game is shown: its first minutes, with everything later hidden. Times have the
 * classes of `src/game/map/first-minutes.ts`; the script of every page serves it, and the style sheet hides.
 */
export const FirstMinutes = () => (
  <label class="first-minutes">
    Show the first{' '}
    <select data-preference="first" autocomplete="off">
      <option value="">–</option>
      <option>5</option>
      <option>8</option>
      <option>10</option>
    </select>{' '}
    minutes
  </label>
);
