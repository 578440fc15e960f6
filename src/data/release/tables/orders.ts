/** `orders`: a row for each step of a build order. */
import { dataTable, TO_GAME } from '../table.ts';
import { gameColumn, objectColumns, slotColumn } from '../../../game/facts/keys.ts';

export const orders = dataTable(
  {
    name: 'orders',
    title: 'Build orders',
    says: 'A row for each step of a build order: what a player ordered, by player and time. An order is no proof of a unit.',
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
    says: 'Place in the build order of its player, from 1.',
    of: ({ step }) => step,
  },
  ms: { type: 'integer', unit: 'ms', says: 'Game time of the order, pauses left out.', of: ({ ms }) => ms },
  type: {
    type: 'string',
    values: ['building', 'unit', 'hero', 'upgrade', 'item', 'revival', 'morph'],
    says: 'What kind of thing was ordered.',
    of: ({ type }) => type,
  },
  ...objectColumns(),
  worker: { type: 'boolean', says: 'Whether it is a worker.', of: ({ worker }) => worker },
  presses: {
    type: 'integer',
    says: 'Orders recorded for this one step.',
    of: ({ presses }) => presses,
  },
  cancelled: {
    type: 'boolean',
    says: 'Whether all of it was taken back.',
    of: ({ cancelled }) => cancelled,
  },
});
