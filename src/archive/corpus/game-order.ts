/** The order in which a build makes its pages. */
import type { AstroPrerenderer } from 'astro';

/** Games whose pages are made together: few enough that all that was read of them is still held for the next page. */
export const TOGETHER = 12;

/**
 * Makes the pages and files of a few games, route by route, before those of the next few, and after everything else. By itself
 * Astro makes one page of every game, then the next of every game, and what they have in common is read again each time. To make
 * all of a game at once is slower again: the code of a page runs best many times in a row.
 */
export const fewGamesAtATime =
  (replayIds: readonly string[]) =>
  (astros: AstroPrerenderer): AstroPrerenderer => ({
    ...astros,
    getStaticPaths: async () => {
      const paths = await astros.getStaticPaths();
      const turns = new Map(replayIds.map((replayId, place) => [replayId, Math.floor(place / TOGETHER)]));
      const placed = paths.map((path) => ({ path, turn: turnOf(path.pathname, turns) }));
      return placed.sort((a, b) => a.turn - b.turn).map(({ path }) => path);
    },
  });

/** The turn of the game that an address names; before all of them where it names none. */
function turnOf(pathname: string, turns: ReadonlyMap<string, number>): number {
  for (const part of pathname.split('/')) {
    // A name in an id may have a dot itself.
    const turn = turns.get(part) ?? turns.get(part.replace(/\.\w+$/, ''));
    if (turn !== undefined) return turn;
  }
  return -1;
}
