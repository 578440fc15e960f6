/** `camps`: a row for each creep camp that a player went to. */
import { gameColumn } from '../../../game/facts/keys.ts';
import { dataTable, TO_GAME, distance, flag, integer, text, time } from '../table.ts';

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
  slot: integer(
    'Lobby slot of the player, counted from 1. Together with replay_id, it identifies the player.',
    ({ slot }) => slot,
  ),
  visit: integer(
    'Number of the visit in the player’s creep route, in order of time from 1.',
    ({ visit }) => visit,
  ),
  start_ms: time('Game time of the visit’s first order.', ({ startMs }) => startMs),
  end_ms: time('Game time of the visit’s last order.', ({ endMs }) => endMs),
  x: distance('Coordinate of the camp’s middle, increasing from west to east.', ({ at }) => at[0]),
  y: distance('Coordinate of the camp’s middle, increasing from south to north.', ({ at }) => at[1]),
  orders: integer('Number of the player’s orders during the visit.', ({ orders }) => orders),
  map_camp: integer(
    'Number of the camp in its layout; see maps.json, and map_layout in games.',
    ({ camp }) => camp?.number ?? null,
    NO_FILE,
  ),
  camp: text(
    'Name of the camp, taken from its strongest creature.',
    ({ camp }) => camp?.name ?? null,
    NO_FILE,
  ),
  level: integer('Sum of the creature levels.', ({ camp }) => camp?.level ?? null, NO_FILE),
  place: text('Place of the camp, in words.', ({ camp }) => camp?.place ?? null, NO_FILE),
  aimed: flag(
    'Whether orders targeted its creatures. If not, the visit has only attack-moves.',
    ({ camp }) => camp?.aimed ?? null,
    NO_FILE,
  ),
  creatures: text(
    'Ids of the targeted creatures, by first order, separated by spaces.',
    ({ camp }) => camp?.creatures.map(({ id }) => id).join(' ') || null,
    NONE,
  ),
  drops: text(
    'Items that its creatures drop, separated by semicolons.',
    ({ camp }) => camp?.drops.join('; ') || null,
    NONE,
  ),
  heroes: text(
    'Ids of the player’s heroes that were probably near, separated by spaces.',
    ({ camp }) => camp?.heroes.map(({ id }) => id).join(' ') || null,
    NONE,
  ),
});
