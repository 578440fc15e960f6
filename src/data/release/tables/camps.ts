/** `camps`: a row for each creep camp that a player went to. */
import { gameColumn } from '../../../game/facts/keys.ts';
import { dataTable, TO_GAME } from '../table.ts';

const NO_FILE = 'No map file fits the game, so that only orders tell where creeps stood.';

export const camps = dataTable(
  {
    name: 'camps',
    title: 'Camps',
    says:
      'A row for each creep camp that a player went to, at the first visit. Whether the player cleared it is not recorded. Games ' +
      'whose record has no orders with places have no rows.',
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
    says: 'Place of the player in the lobby, counted from 1; with the game it names the player.',
    of: ({ slot }) => slot,
  },
  visit: {
    type: 'integer',
    says: 'Which camp of the player’s route it is, from 1 by time.',
    of: ({ visit }) => visit,
  },
  start_ms: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time of the first order of the visit.',
    of: ({ startMs }) => startMs,
  },
  end_ms: {
    type: 'integer',
    unit: 'ms',
    says: 'Game time of the last order of the visit.',
    of: ({ endMs }) => endMs,
  },
  x: {
    type: 'number',
    unit: 'map units',
    says: 'The middle of the camp, from west to east.',
    of: ({ at }) => at[0],
  },
  y: {
    type: 'number',
    unit: 'map units',
    says: 'The middle of the camp, from south to north.',
    of: ({ at }) => at[1],
  },
  orders: { type: 'integer', says: 'Orders of the player in the visit.', of: ({ orders }) => orders },
  map_camp: {
    type: 'integer',
    gap: NO_FILE,
    says: 'Number of the camp in its layout, see maps.json and map_layout in games.',
    of: ({ camp }) => camp?.number ?? null,
  },
  camp: {
    type: 'string',
    gap: NO_FILE,
    says: 'Name of the camp after its strongest creature.',
    of: ({ camp }) => camp?.name ?? null,
  },
  level: {
    type: 'integer',
    gap: NO_FILE,
    says: 'Sum of the levels of its creatures.',
    of: ({ camp }) => camp?.level ?? null,
  },
  place: {
    type: 'string',
    gap: NO_FILE,
    says: 'Where it is, in words.',
    of: ({ camp }) => camp?.place ?? null,
  },
  aimed: {
    type: 'boolean',
    gap: NO_FILE,
    says: 'Whether orders were aimed at its creatures; otherwise there were only attack-moves.',
    of: ({ camp }) => camp?.aimed ?? null,
  },
  creatures: {
    type: 'string',
    gap: NO_FILE,
    says: 'Ids of the creatures that orders were aimed at, in the order of the first orders, with a space between them.',
    of: ({ camp }) => camp && camp.creatures.map(({ id }) => id).join(' '),
  },
  drops: {
    type: 'string',
    gap: NO_FILE,
    says: 'What its creatures drop, with a semicolon between two items.',
    of: ({ camp }) => camp && camp.drops.join('; '),
  },
  heroes: {
    type: 'string',
    gap: NO_FILE,
    says: 'Ids of the player’s heroes that are estimated to have been near, with a space between them.',
    of: ({ camp }) => camp && camp.heroes.map(({ id }) => id).join(' '),
  },
});
