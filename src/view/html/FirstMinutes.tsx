/**
 * Lets visitors choose how many minutes of a game spoiler-free mode shows. Elements with times use the classes of
 * `src/map/fights/first-minutes.ts`. A script on every page handles the choice, and the style sheet hides the rest.
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
