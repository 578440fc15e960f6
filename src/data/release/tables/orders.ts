/** `orders`: a row for each step of a build order. */
import { dataTable, TO_GAME } from '../table.ts';
import { gameColumn, objectColumns, slotColumn } from '../../../game/facts/keys.ts';

export const orders = dataTable(
  {
    name: 'orders',
    title: 'Build orders',
    says: 'One row for each step of a build order, by player and time. An order doesn’t prove that the unit was made.',
    key: ['replay_id', 'slot', 'step'],
    references: TO_GAME,
  },
  (source) =>
    source.game.analysis.players.flatMap(({ slot, build }) =>
      build.map((step, index) => ({ source, slot, step: index + 1, ...step })),
    ),
)({
  ...gameColumn(),
  ...slotColumn(),
  step: {
    type: 'integer',
    says: 'Position in the player’s build order, from 1.',
    of: ({ step }) => step,
  },
  ms: { type: 'integer', unit: 'ms', says: 'Game time of the order, without pauses.', of: ({ ms }) => ms },
  type: {
    type: 'string',
    values: ['building', 'unit', 'hero', 'upgrade', 'item', 'revival', 'morph'],
    says: 'Category of the ordered object.',
    of: ({ type }) => type,
  },
  ...objectColumns(),
  worker: { type: 'boolean', says: 'Whether it is a worker.', of: ({ worker }) => worker },
  presses: {
    type: 'integer',
    says: 'Number of orders in this step.',
    of: ({ presses }) => presses,
  },
  cancelled: {
    type: 'boolean',
    says: 'Whether the player cancelled the whole step.',
    of: ({ cancelled }) => cancelled,
  },
});
