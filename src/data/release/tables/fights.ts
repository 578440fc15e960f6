/** `fights`: a row for each fight. */
import { dataTable, TO_GAME, distance, integer, text, time } from '../table.ts';
import { gameColumn } from '../../../game/facts/keys.ts';

const TWO = 'The game doesn’t have this many sides.';

export const fights = dataTable(
  {
    name: 'fights',
    title: 'Fights',
    says:
      'One row for each fight: attack orders that are close in time and place. Replays don’t record who won a fight. There are ' +
      'no rows for games whose record contains no orders with a place.',
    key: ['replay_id', 'fight'],
    references: TO_GAME,
  },
  (source) => {
    const { fights, places } = source.chronicleOf();
    return fights.map((fight, index) => ({ source, fight: index + 1, ...fight, sides: places?.sides ?? [] }));
  },
)({
  ...gameColumn(),
  fight: integer('Number of the fight in its game, in order of time from 1.', ({ fight }) => fight),
  startMs: time('Game time of the first order.', ({ startMs }) => startMs),
  endMs: time('Game time of the last order.', ({ endMs }) => endMs),
  x: distance('Coordinate of the orders’ middle, increasing from west to east.', ({ at }) => at[0]),
  y: distance('Coordinate of the orders’ middle, increasing from south to north.', ({ at }) => at[1]),
  spread: distance('Radius around the middle that contains half of the orders.', ({ spread }) => spread),
  place: text('Place of the fight, in words.', ({ place }) => place),
  orders: integer('Number of attack orders by all sides.', ({ orders }) =>
    orders.reduce((sum, count) => sum + count, 0),
  ),
  teamA: integer(
    'Team number of the first side, in lobby order.',
    ({ sides }) => sides[0]?.team ?? null,
    TWO,
  ),
  ordersA: integer('Number of attack orders by the first side.', ({ orders }) => orders[0] ?? null, TWO),
  teamB: integer('Team number of the second side.', ({ sides }) => sides[1]?.team ?? null, TWO),
  ordersB: integer('Number of attack orders by the second side.', ({ orders }) => orders[1] ?? null, TWO),
});
