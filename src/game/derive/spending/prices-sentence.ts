/** Says which patch the prices and times of a game come from, and how sure that is. */
import type { Game } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import type { GameSpending } from '../../spending-schema.ts';
import type { PlayerFacts } from '../player-facts.ts';

/** Which numbers a game uses, and whether they are known to be right for everything ordered in it. */
export function pricesOf(costs: Costs, game: Game, facts: readonly PlayerFacts[]): GameSpending['costs'] {
  const { basis } = costs;
  const ordered = new Set(facts.flatMap(({ steps }) => steps.map(({ id }) => id)));
  const agreed = [...ordered].every(costs.agreed);
  const exact = basis === 'exact' || (basis === 'between' && agreed);
  const [patch, releases] = [releaseRange(costs.tables), releaseRange(costs.releases)];
  const played = game.expansion ? (game.patch ?? 'A patch the file doesn’t name') : 'Reign of Chaos';
  const sentence = {
    exact: () =>
      patch === releases
        ? `Prices and times are from patch ${patch}.`
        : `Prices and times are from patch ${patch}, and ${releases} had the same.`,
    between: () =>
      agreed
        ? `The replay can be from patch ${releases}; everything ordered cost the same in all of them.`
        : `The replay can be from patch ${releases}; where prices or times differ, we count both.`,
    nearest: () =>
      `Prices and times are from patch ${patch}, the closest we have to ${played}; some may have differed.`,
    newest: () =>
      `Prices and times are from patch ${patch}, the newest we have. ${played} may have changed some.`,
  }[basis]();
  return { patch, exact, sentence };
}

/** The releases of two ends as text: `1.36.0 to 1.36.2`. */
const releaseRange = ([first, last]: Costs['releases']): string =>
  first === last ? first : `${first} to ${last}`;
