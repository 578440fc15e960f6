/** `supply`: a row for each minute of each player with known food. */
import { withDoubt } from '../../../map/levels/supply-in-doubt.ts';
import { gameColumn, slotColumn } from '../../../game/facts/keys.ts';
import { dataTable, TO_GAME } from '../table.ts';

const MINUTE_MS = 60_000;
const WIDE = 'The food isn’t known to within 8, or a death is confirmed by then.';

export const supply = dataTable(
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
  minute: { type: 'integer', says: 'Whole minutes of game time.', of: ({ minute }) => minute },
  usedAtLeast: {
    type: 'integer',
    gap: WIDE,
    says: 'Minimum food of units alive and in training at this time, without units and heroes that had been attacked or in a fight and were never named again.',
    of: ({ food }) => food?.used[0] ?? null,
  },
  usedAtMost: {
    type: 'integer',
    gap: WIDE,
    says: 'Maximum food of these units, if nothing has died.',
    of: ({ food }) => food?.used[1] ?? null,
  },
  madeAtLeast: {
    type: 'integer',
    gap: WIDE,
    says: 'Minimum food that halls and farms provide.',
    of: ({ food }) => food?.made?.[0] ?? null,
  },
  madeAtMost: {
    type: 'integer',
    gap: WIDE,
    says: 'Maximum food that halls and farms provide.',
    of: ({ food }) => food?.made?.[1] ?? null,
  },
  lostAtLeast: {
    type: 'integer',
    says: 'Food confirmed as lost by then, because units died, were taken over, or were revived later.',
    of: ({ lost }) => lost,
  },
});
