/** `ledger`: a row for each side of each fight. */
import { gameColumn } from '../../../game/facts/keys.ts';
import type { LedgerSide } from '../../../map/ledger-schema.ts';
import { dataTable, TO_GAME, flag, integer, text } from '../table.ts';

const NONE = 'There were none.';
const NO_LOSSES = 'The record contains no objects, or the side has allies.';

/**
 * Kinds with their counts as a string, such as `hfoo:3 hrif:2`; null if there are none, because CSV has no empty
 * strings.
 */
const kindCounts = (kinds: LedgerSide['brought']): string | null =>
  kinds.map(({ id, count }) => `${id}:${count}`).join(' ') || null;

const sum = (kinds: LedgerSide['brought']): number => kinds.reduce((total, { count }) => total + count, 0);

const ids = (entries: readonly { id: string }[]): string | null =>
  entries.map(({ id }) => id).join(' ') || null;

export const ledger = dataTable(
  {
    name: 'ledger',
    title: 'Ledger of fights',
    says:
      'One row for each side in a fight: its units and what was last seen in the fight. The row also shows the food ' +
      'confirmed lost around that time, and which buildings and expansions were attacked. Replays don’t record who won a fight.',
    key: ['replay_id', 'fight', 'side'],
    references: TO_GAME,
  },
  (source) => {
    const { fights, places } = source.chronicleOf();
    return fights.flatMap(({ ledger, orders }, index) =>
      (ledger?.sides ?? []).map((ledgerSide, side) => ({
        source,
        fight: index + 1,
        side,
        team: places!.sides[side]!.team,
        orders: orders[side]!,
        stayed: ledger!.stayed,
        ahead: ledger!.ahead,
        of: ledgerSide,
      })),
    );
  },
)({
  ...gameColumn(),
  fight: integer('Number of the fight in its game, as in the fights table.', ({ fight }) => fight),
  side: integer('Number of the side, from 1 in lobby order.', ({ side }) => side + 1),
  team: integer('Team of the side.', ({ team }) => team),
  orders: integer('Number of attack orders by the side.', ({ orders }) => orders),
  brought: text(
    'Ids of units that certainly took part, each with its count, such as hfoo:3, separated by spaces.',
    ({ of }) => kindCounts(of.brought),
    NONE,
  ),
  broughtUnits: integer('Number of these units.', ({ of }) => sum(of.brought)),
  foodAtLeast: integer('Food of these units and of the heroes.', ({ of }) => of.food.least),
  foodAtMost: integer(
    'Food of everything that existed by then and isn’t confirmed as lost.',
    ({ of }) => of.food.most,
    'The record contains no objects, or the side has allies.',
  ),
  heroes: text(
    'Ids of heroes that were commanded near the fight, separated by spaces.',
    ({ of }) => ids(of.heroes),
    NONE,
  ),
  revived: text(
    'Ids of the heroes that got their last commands before a revival in this fight.',
    ({ of }) => ids(of.heroes.filter(({ revived }) => revived)),
    NONE,
  ),
  lastSeen: text(
    'Ids of units that never appear in the replay after the fight, each with its count. Most of them died, but not all.',
    ({ of }) => kindCounts(of.lastSeen),
    NONE,
  ),
  lastSeenFood: integer('Food of these units.', ({ of }) => of.lastSeenFood),
  lostBefore: integer(
    'Food confirmed as lost by the beginning of the fight.',
    ({ of }) => of.losses && of.losses.before,
    NO_LOSSES,
  ),
  lostAfter: integer(
    'Food confirmed as lost by the beginning of the next fight; some of it may have been lost before this one.',
    ({ of }) => of.losses && of.losses.after,
    NO_LOSSES,
  ),
  camps: integer(
    'Number of creep camps that this side was attacking and that the other side attacked within a minute after the fight.',
    ({ of }) => of.camps.length,
  ),
  expansions: integer(
    'Number of the side’s expansions that were attacked in the fight and don’t appear in the replay afterwards.',
    ({ of }) => of.expansions.length,
  ),
  buildings: text(
    'Ids of the side’s buildings that were targeted and don’t appear in the replay afterwards, each with its count.',
    ({ of }) => kindCounts(of.buildings),
    NONE,
  ),
  portals: integer(
    'Inferred number of portals home during the fight and shortly after it.',
    ({ of }) => of.portals,
  ),
  left: integer(
    'Number of the side’s players who left during the fight or within 30 seconds after it. Winners aren’t counted.',
    ({ of }) => of.left.length,
  ),
  stayed: flag(
    'Whether this side stayed at the place while the other side went away. This says little about who won.',
    ({ side, stayed }) => (stayed === null ? null : stayed === side),
    'It is not clear which side stayed.',
  ),
  ahead: flag(
    'Whether this side gave at least twice as many attack orders as the other.',
    ({ side, ahead }) => (ahead === null ? null : ahead === side),
    'No side gave twice as many attack orders as the other, or there are more than two sides.',
  ),
});
