/** `made`: a row for each kind of object that a player made. */
import { COUNT_EVIDENCE } from '../../../game/vocabulary.ts';
import { dataTable, TO_GAME } from '../table.ts';
import { gameColumn, objectColumns, slotColumn } from '../../../game/facts/keys.ts';

export const madeTable = dataTable(
  {
    name: 'made',
    title: 'Units and buildings',
    says:
      'A row for each kind of unit, hero and building that a player ordered: how many were made, at least and at most. ' +
      'The serials of objects prove it.',
    key: ['replay_id', 'slot', 'object_id'],
    references: TO_GAME,
  },
  (source) =>
    source.game.analysis.players.flatMap(({ slot, made: counts }) =>
      counts.map((count) => ({ source, slot, ...count })),
    ),
)({
  ...gameColumn(),
  ...slotColumn(),
  ...objectColumns(),
  type: {
    type: 'string',
    values: ['unit', 'hero', 'building'],
    says: 'What kind of thing it is.',
    of: ({ type }) => type,
  },
  worker: { type: 'boolean', says: 'Whether it is a worker.', of: ({ worker }) => worker },
  ordered: { type: 'integer', says: 'Orders in the recording.', of: ({ ordered }) => ordered },
  atLeast: { type: 'integer', says: 'So many were made at least.', of: ({ min }) => min },
  atMost: { type: 'integer', says: 'So many were made at most.', of: ({ max }) => max },
  basis: {
    type: 'string',
    values: COUNT_EVIDENCE,
    says: 'The weakest evidence that at_least needs.',
    of: ({ basis }) => basis,
  },
  contradicted: {
    type: 'boolean',
    says: 'Whether more are proven than the orders allow; at_most was raised to them.',
    of: ({ contradicted }) => contradicted,
  },
});
