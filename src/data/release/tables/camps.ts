/** `camps`: a row for each creep camp that a player went to. */
import { gameColumn } from '../../../game/facts/keys.ts';
import { dataTable, TO_GAME } from '../table.ts';

const NONE = 'No map file fits the game, or there are none.';
const NO_FILE = 'No map file fits the game, so only orders show where creeps were.';

export const camps = dataTable(
  {
    name: 'camps',
    title: 'Camps',
    says:
      'One row for each player’s first visit to a creep camp. Replays don’t record whether the player cleared it. There are ' +
      'no rows for games whose record contains no orders with a position.',
    key: ['replay_id', 'slot', 'visit'],
    references: TO_GAME,
  },
  (source) => {
    const visits = new Map<number, number>();
    return (source.chronicleOf().places?.camps ?? []).map((row) => {
      const visit = (visits.get(row.slot) ?? 0) + 1;
      visits.set(row.slot, visit);
      return { source, visit, ...row };
    });
  },
)({
  ...gameColumn(),
  slot: {
    type: 'integer',
    says: 'Lobby slot of the player, counted from 1. Together with replay_id, it identifies the player.',
    of: ({ slot }) => slot,
  },
  visit: {
    type: 'integer',
    says: 'Number of the visit in the player’s creep route, in order of time from 1.',
    of: ({ visit }) => visit,
  },
  start_ms: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time of the visit’s first order.',
    of: ({ startMs }) => startMs,
  },
  end_ms: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time of the visit’s last order.',
    of: ({ endMs }) => endMs,
  },
  x: {
    type: 'number',
    unit: 'map units',
    says: 'Coordinate of the camp’s middle, increasing from west to east.',
    of: ({ at }) => at[0],
  },
  y: {
    type: 'number',
    unit: 'map units',
    says: 'Coordinate of the camp’s middle, increasing from south to north.',
    of: ({ at }) => at[1],
  },
  orders: {
    type: 'integer',
    says: 'Number of the player’s orders during the visit.',
    of: ({ orders }) => orders,
  },
  map_camp: {
    type: 'integer',
    gap: NO_FILE,
    says: 'Number of the camp in its layout; see maps.json, and map_layout in games.',
    of: ({ camp }) => camp?.number ?? null,
  },
  camp: {
    type: 'string',
    gap: NO_FILE,
    says: 'Name of the camp, taken from its strongest creature.',
    of: ({ camp }) => camp?.name ?? null,
  },
  level: {
    type: 'integer',
    gap: NO_FILE,
    says: 'Sum of the creature levels.',
    of: ({ camp }) => camp?.level ?? null,
  },
  place: {
    type: 'string',
    gap: NO_FILE,
    says: 'Place of the camp, in words.',
    of: ({ camp }) => camp?.place ?? null,
  },
  aimed: {
    type: 'boolean',
    gap: NO_FILE,
    says: 'Whether orders targeted its creatures. If not, the visit has only attack-moves.',
    of: ({ camp }) => camp?.aimed ?? null,
  },
  creatures: {
    type: 'string',
    gap: NONE,
    says: 'Ids of the targeted creatures, by first order, separated by spaces.',
    of: ({ camp }) => camp?.creatures.map(({ id }) => id).join(' ') || null,
  },
  drops: {
    type: 'string',
    gap: NONE,
    says: 'Items that its creatures drop, separated by semicolons.',
    of: ({ camp }) => camp?.drops.join('; ') || null,
  },
  heroes: {
    type: 'string',
    gap: NONE,
    says: 'Ids of the player’s heroes that were probably near, separated by spaces.',
    of: ({ camp }) => camp?.heroes.map(({ id }) => id).join(' ') || null,
  },
});
