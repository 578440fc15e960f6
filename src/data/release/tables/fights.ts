/** `fights`: a row for each fight. */
import { dataTable, TO_GAME } from '../table.ts';
import { gameColumn } from '../../../game/facts/keys.ts';

const TWO = 'The game has not that many sides.';

export const fights = dataTable(
  {
    name: 'fights',
    title: 'Fights',
    says:
      'A row for each fight: attack orders, near in time and place. Who prevailed is not recorded. Games whose ' +
      'record has no orders with places have no rows.',
    key: ['replay_id', 'fight'],
    references: TO_GAME,
  },
  (source) => {
    const { fights, places } = source.chronicleOf();
    return fights.map((fight, index) => ({ source, fight: index + 1, ...fight, sides: places?.sides ?? [] }));
  },
)({
  ...gameColumn(),
  fight: { type: 'integer', says: 'Which fight of its game, from 1 by time.', of: ({ fight }) => fight },
  startMs: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time of its first order.',
    of: ({ startMs }) => startMs,
  },
  endMs: { type: 'integer', unit: 'ms', says: 'Game time of its last order.', of: ({ endMs }) => endMs },
  x: {
    type: 'number',
    unit: 'map units',
    says: 'The middle of its orders, from west to east.',
    of: ({ at }) => at[0],
  },
  y: {
    type: 'number',
    unit: 'map units',
    says: 'The middle of its orders, from south to north.',
    of: ({ at }) => at[1],
  },
  spread: {
    type: 'number',
    unit: 'map units',
    says: 'Half of its orders lie within this of the middle.',
    of: ({ spread }) => spread,
  },
  place: { type: 'string', says: 'Where that is, in words.', of: ({ place }) => place },
  orders: {
    type: 'integer',
    says: 'Attack orders of all sides.',
    of: ({ orders }) => orders.reduce((sum, count) => sum + count, 0),
  },
  teamA: {
    type: 'integer',
    gap: TWO,
    says: 'Team of the first side in lobby order.',
    of: ({ sides }) => sides[0]?.team ?? null,
  },
  ordersA: {
    type: 'integer',
    gap: TWO,
    says: 'Its attack orders.',
    of: ({ orders }) => orders[0] ?? null,
  },
  teamB: {
    type: 'integer',
    gap: TWO,
    says: 'Team of the second side.',
    of: ({ sides }) => sides[1]?.team ?? null,
  },
  ordersB: {
    type: 'integer',
    gap: TWO,
    says: 'Its attack orders.',
    of: ({ orders }) => orders[1] ?? null,
  },
});
