/** The ledger of each fight: what each side brought, and what was seen last in it. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { LedgerSide } from '../../game/map/ledger-schema.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import { quiet, table, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { stacked } from '../table.ts';
import { NONE, numberMade } from '../words.ts';
import { formatClock } from '../../game/clock.ts';

/** The fragment that leads to the first row of a fight. */
export const fightFragment = (startMs: number): string => `fight=${formatClock(startMs)}`;

/** Null for a game without fights, and for one whose ledgers are not known. */
export function fightsSection(game: GameAnalysis, chronicle: ToldGame | undefined): Section | null {
  const sides = chronicle?.places?.sides ?? [];
  const fights = (chronicle?.fights ?? []).flatMap(({ ledger, ...fight }) =>
    ledger ? [{ ...fight, ledger }] : [],
  );
  if (fights.length === 0) return null;
  return {
    id: 'fights',
    title: 'Fights',
    reveals: 'length',
    parts: [
      quiet(
        'Brought: heroes and units that were commanded near the fight in the minute before or during it, were aimed at, or were ' +
          'last seen in it. There may have been more; food is at least and at most. Last seen: units that were often commanded, ' +
          'and never again after the fight. Of 1,302 such units in first halves of replays, 5 % appeared again. “Ahead” is the side ' +
          'with twice the attack orders or more: in 52 of 61 such fights the other side revived more heroes (85 %, 95 % interval ' +
          '74–92 %). “Stayed” gave orders there right after, while the other side’s heroes were sent away: in 21 of 36 such fights the ' +
          'other side revived more heroes, so it says little of who won. Orders don’t show who won a fight.',
      ),
      table(
        stacked({
          look: 'dense',
          columns: [
            { name: 'From', numeric: true },
            { name: 'Where' },
            { name: 'Side' },
            { name: 'Attack orders', numeric: true, label: 'attack orders' },
            { name: 'Brought', label: 'brought' },
            { name: 'Food', numeric: true, label: 'food' },
            { name: 'Last seen', label: 'last seen' },
            { name: 'Also' },
          ],
          ids: idsOf(fights),
          rows: fights.flatMap(({ startMs, place, orders, ledger }) =>
            ledger.sides.map((side, index): Words[] => [
              { ms: startMs },
              place,
              { text: handlesOf(game, sides[index]?.slots ?? []) },
              { number: orders[index] ?? 0 },
              listOf([...side.heroes.map(heroText), ...side.brought.map(kindText)]),
              side.food.most === null
                ? `${side.food.least} or more`
                : numberMade({ min: side.food.least, max: Math.max(side.food.least, side.food.most) }),
              listOf(side.lastSeen.map(kindText)) +
                (side.lastSeenFood > 0 ? ` (${side.lastSeenFood} food)` : ''),
              listOf([
                ...(ledger.ahead === index ? ['ahead in attack orders'] : []),
                ...(ledger.stayed === index ? ['stayed'] : []),
                ...besides(game, side, chronicle?.places?.camps ?? []),
              ]),
            ]),
          ),
        }),
      ),
    ],
  };
}

/** An id for the first row of each fight; none where an earlier fight began in the same second. */
function idsOf(fights: readonly { startMs: number; ledger: { sides: readonly unknown[] } }[]): string[] {
  const taken = new Set<string>();
  return fights.flatMap(({ startMs, ledger }) =>
    ledger.sides.map((_, index) => {
      const id = fightFragment(startMs);
      if (index > 0 || taken.has(id)) return '';
      taken.add(id);
      return id;
    }),
  );
}

/** "Moon & Grubby". */
const handlesOf = ({ players }: GameAnalysis, slots: readonly number[]): string =>
  players
    .filter(({ slot }) => slots.includes(Number(slot)))
    .map(({ handle }) => handle)
    .join(' & ');

const listOf = (texts: readonly string[]): string => texts.join(', ') || NONE;

const kindText = ({ name, count }: { name: string; count: number }): string =>
  count === 1 ? name : `${name} ×${count}`;

/** "Far Seer (level 3–4)". */
const heroText = ({ name, atLeast, atMost }: LedgerSide['heroes'][number]): string =>
  `${name} (level ${atMost === null ? `${atLeast} or more` : numberMade({ min: atLeast, max: atMost })})`;

/** Everything else of a side that the fight is known for. */
const besides = (
  game: GameAnalysis,
  side: LedgerSide,
  camps: NonNullable<ToldGame['places']>['camps'],
): string[] => [
  ...side.heroes.filter(({ revived }) => revived).map(({ name }) => `${name} died, revived later`),
  ...(side.losses && side.losses.after > side.losses.before
    ? [`at least ${side.losses.after} food lost by the next fight (${side.losses.before} before)`]
    : []),
  ...side.buildings.map((kind) => `${kindText(kind)} attacked, not seen again`),
  ...side.expansions.map((ms) => `hall of the expansion of ${formatClock(ms)} not seen again`),
  ...side.camps.map((number) => {
    const name = camps.find(({ camp }) => camp?.number === number)?.camp?.name ?? 'camp';
    return `${name} attacked by the other side afterwards`;
  }),
  ...(side.portals > 0 ? [side.portals === 1 ? 'portal home' : `${side.portals} portals home`] : []),
  ...(side.left.length > 0 ? [`${handlesOf(game, side.left)} left`] : []),
];
