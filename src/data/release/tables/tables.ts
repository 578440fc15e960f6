/** The tables of supply, made objects and orders, and the list of all tables of a release. */
import { type DataTable, dataTable, TO_GAME, flag, integer, time } from '../table.ts';
import { camps } from './camps.ts';
import { fights } from './fights.ts';
import { games } from './games.ts';
import { ledger } from './ledger.ts';
import { players } from './players.ts';
import { gameColumn, objectColumns, slotColumn } from '../../../game/facts/keys.ts';
import { COUNT_EVIDENCE } from '../../../game/vocabulary.ts';
import { withDoubt } from '../../../map/levels/supply-in-doubt.ts';

/** A minute in ms. */
const MINUTE_MS = 60_000;
const WIDE = 'The food isn’t known to within 8, or a death is confirmed by then.';

const supply = dataTable(
  {
    name: 'supply',
    title: 'Supply',
    says:
      'One row per player for each full minute until the player left: food in use, food provided, and food ' +
      'confirmed as lost. There are no rows for players with allies, or for games whose record contains no objects.',
    key: ['replay_id', 'slot', 'minute'],
    references: TO_GAME,
  },
  (source) => {
    const { players, decidedMs } = withDoubt(source.game.analysis, source.chronicleOf());
    return players.flatMap(({ slot, supply, losses, leftMs }) => {
      if (!losses) return [];
      const minutes = Math.floor(Math.min(leftMs ?? decidedMs, decidedMs) / MINUTE_MS);
      return Array.from({ length: minutes }, (_, index) => {
        const ms = (index + 1) * MINUTE_MS;
        return {
          source,
          slot,
          minute: index + 1,
          food: supply.find((entry) => entry.ms === ms),
          lost: losses.findLast((entry) => entry.ms <= ms)?.food ?? 0,
        };
      });
    });
  },
)({
  ...gameColumn(),
  ...slotColumn(),
  minute: integer('Whole minutes of game time.', ({ minute }) => minute),
  usedAtLeast: integer(
    'Minimum food of units alive and in training at this time, without units and heroes that had been attacked or in a fight and were never named again.',
    ({ food }) => food?.used[0] ?? null,
    WIDE,
  ),
  usedAtMost: integer(
    'Maximum food of these units, if nothing has died.',
    ({ food }) => food?.used[1] ?? null,
    WIDE,
  ),
  madeAtLeast: integer(
    'Minimum food that halls and farms provide.',
    ({ food }) => food?.made?.[0] ?? null,
    WIDE,
  ),
  madeAtMost: integer(
    'Maximum food that halls and farms provide.',
    ({ food }) => food?.made?.[1] ?? null,
    WIDE,
  ),
  lostAtLeast: integer(
    'Food confirmed as lost by then, because units died, were taken over, or were revived later.',
    ({ lost }) => lost,
  ),
});

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
  worker: flag('Whether it is a worker.', ({ worker }) => worker),
  ordered: integer('Number of orders in the replay.', ({ ordered }) => ordered),
  atLeast: integer('Minimum number made.', ({ min }) => min),
  atMost: integer('Maximum number made.', ({ max }) => max),
  basis: {
    type: 'string',
    values: COUNT_EVIDENCE,
    says: 'Weakest evidence behind at_least.',
    of: ({ basis }) => basis,
  },
  contradicted: flag(
    'Whether the replay confirms more than the orders allow. If so, at_most is the confirmed number.',
    ({ contradicted }) => contradicted,
  ),
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
  step: integer('Position in the player’s build order, from 1.', ({ step }) => step),
  ms: time('Game time of the order, without pauses.', ({ ms }) => ms),
  type: {
    type: 'string',
    values: ['building', 'unit', 'hero', 'upgrade', 'item', 'revival', 'morph'],
    says: 'Category of the ordered object.',
    of: ({ type }) => type,
  },
  ...objectColumns(),
  worker: flag('Whether it is a worker.', ({ worker }) => worker),
  presses: integer('Number of orders in this step.', ({ presses }) => presses),
  cancelled: flag('Whether the player cancelled the whole step.', ({ cancelled }) => cancelled),
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
