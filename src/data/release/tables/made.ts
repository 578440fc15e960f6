/** `made`: a row for each kind of object that a player made. */
import { COUNT_EVIDENCE } from '../../../game/vocabulary.ts';
import { dataTable, TO_GAME } from '../table.ts';
import { gameColumn, objectColumns, slotColumn } from '../../../game/facts/keys.ts';

export const madeTable = dataTable(
  {
    name: 'made',
    title: 'Units and buildings',
    says:
      'One row for each type of unit, hero and building that a player ordered, with the minimum and maximum number made. ' +
      'The evidence is the serial numbers of objects.',
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
    says: 'Category of the object.',
    of: ({ type }) => type,
  },
  worker: { type: 'boolean', says: 'Whether it is a worker.', of: ({ worker }) => worker },
  ordered: { type: 'integer', says: 'Number of orders in the replay.', of: ({ ordered }) => ordered },
  atLeast: { type: 'integer', says: 'Minimum number made.', of: ({ min }) => min },
  atMost: { type: 'integer', says: 'Maximum number made.', of: ({ max }) => max },
  basis: {
    type: 'string',
    values: COUNT_EVIDENCE,
    says: 'Weakest evidence behind at_least.',
    of: ({ basis }) => basis,
  },
  contradicted: {
    type: 'boolean',
    says: 'Whether the replay confirms more than the orders allow. If so, at_most is the confirmed number.',
    of: ({ contradicted }) => contradicted,
  },
});
