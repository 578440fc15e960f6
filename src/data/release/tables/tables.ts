import { type DataTable, dataTable, TO_GAME } from '../table.ts';
import { camps } from './camps.ts';
import { fights } from './fights.ts';
import { games } from './games.ts';
import { ledger } from './ledger.ts';
import { players } from './players.ts';
import { supply } from './supply.ts';
import { gameColumn, objectColumns, slotColumn } from '../../../game/facts/keys.ts';
import { COUNT_EVIDENCE } from '../../../game/vocabulary.ts';

/** `made`: a row for each kind of object that a player made. */
const madeTable = dataTable(
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

/** `orders`: a row for each step of a build order. */
const orders = dataTable(
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

/** All tables of a release. */
export const TABLES: readonly DataTable[] = [
  games,
  players,
  orders,
  madeTable,
  supply,
  fights,
  ledger,
  camps,
];
