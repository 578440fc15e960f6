/** Tiny Great Halls: items that create a town hall. */
import type { Game, GamePlayer } from '../game.ts';
import { mapOrders } from '../orders.ts';
import { TOWN_HALLS } from '../objects/table.ts';
import { newStep, stood, type Step } from './step.ts';

const TINY_HALL = 'tgrh';
const [GREAT_HALL] = TOWN_HALLS.O;
/** Grid for buildings of four or more squares. Other items are used on its points only by chance. */
const LATTICE = 64;

/** Whether a player bought a Tiny Great Hall. */
export const boughtTinyHall = ({ players }: Game): boolean =>
  players.some(({ events }) => events.some((event) => event.do === 'order' && event.id === TINY_HALL));

/**
 * A player's Great Halls from items, as placements: after each purchase, the first item used on a grid point. In games
 * with two sides, this finds all nine that were bought. Requires map orders.
 */
export function tinyHalls(game: Game, { slot }: GamePlayer, steps: readonly Step[]): Step[] {
  const columns = game.orders?.find((orders) => orders.slot === slot);
  const bought = steps.filter((step) => step.id === TINY_HALL && step.type === 'item' && stood(step));
  if (!columns || bought.length === 0) return [];
  const uses = mapOrders(columns).filter(
    ({ kind, at, target }) =>
      kind === 'item' && at && target === null && at.every((axis) => axis % LATTICE === 0),
  );
  return bought.flatMap(({ ms }, index): Step[] => {
    const until = bought[index + 1]?.ms ?? Infinity;
    const use = uses.find((order) => order.ms >= ms && order.ms < until);
    return use ? [newStep({ ms: use.ms, do: 'place', id: GREAT_HALL, at: use.at! }, 'building')] : [];
  });
}
