/** `fights`: a row for each fight. */
import { dataTable, TO_GAME } from '../table.ts';
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
  fight: {
    type: 'integer',
    says: 'Number of the fight in its game, in order of time from 1.',
    of: ({ fight }) => fight,
  },
  startMs: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time of the first order.',
    of: ({ startMs }) => startMs,
  },
  endMs: { type: 'integer', unit: 'ms', says: 'Game time of the last order.', of: ({ endMs }) => endMs },
  x: {
    type: 'number',
    unit: 'map units',
    says: 'Coordinate of the orders’ middle, increasing from west to east.',
    of: ({ at }) => at[0],
  },
  y: {
    type: 'number',
    unit: 'map units',
    says: 'Coordinate of the orders’ middle, increasing from south to north.',
    of: ({ at }) => at[1],
  },
  spread: {
    type: 'number',
    unit: 'map units',
    says: 'Radius around the middle that contains half of the orders.',
    of: ({ spread }) => spread,
  },
  place: { type: 'string', says: 'Place of the fight, in words.', of: ({ place }) => place },
  orders: {
    type: 'integer',
    says: 'Number of attack orders by all sides.',
    of: ({ orders }) => orders.reduce((sum, count) => sum + count, 0),
  },
  teamA: {
    type: 'integer',
    gap: TWO,
    says: 'Team number of the first side, in lobby order.',
    of: ({ sides }) => sides[0]?.team ?? null,
  },
  ordersA: {
    type: 'integer',
    gap: TWO,
    says: 'Number of attack orders by the first side.',
    of: ({ orders }) => orders[0] ?? null,
  },
  teamB: {
    type: 'integer',
    gap: TWO,
    says: 'Team number of the second side.',
    of: ({ sides }) => sides[1]?.team ?? null,
  },
  ordersB: {
    type: 'integer',
    gap: TWO,
    says: 'Number of attack orders by the second side.',
    of: ({ orders }) => orders[1] ?? null,
  },
});
