/** The ledgers of fights: each side's forces, and units last seen in the fight. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { winShare } from '../../archive/count/win-share.ts';
import { momentFragment } from '../../map/fights/moment-pins.ts';
import { REVIVED_MORE, revivalWords } from '../../map/revived-more.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { onPage, quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { texts, stacked } from '../table.ts';
import { NONE } from '../phrases.ts';
import type { Evidence } from './evidence.ts';
import {
  furtherText,
  broughtText,
  fightFragment,
  foodText,
  handlesOf,
  lastSeenText,
  ledgerFights,
  type LedgerFight,
} from './ledger.ts';

const { other: reversed, of: total } = REVIVED_MORE.ahead;
const AHEAD_SHARE = winShare({ won: reversed, lost: total - reversed })!;

const FIGHT_WORDS = {
  how:
    '“Brought” lists the heroes that received orders close to the fight, during it or in the minute before, the units ' +
    'that led such a group, and all that were attacked or last seen in the fight. The other units of a group aren’t counted, so ' +
    'there may have been more, above all if heroes led the groups. Food is given as a minimum and a maximum, ' +
    'which halls and farms limit. “Last seen” lists units ' +
    'that were commanded often before the fight and never after it. We tested this on the first halves of 124 ' +
    'replays: of 1,129 such units, 2 % appeared again in the second halves. “Ahead” means at least twice as many attack orders as the other ' +
    `side. ${revivalWords(REVIVED_MORE.ahead)} That is ${AHEAD_SHARE.percent} % (95 % confidence interval ` +
    `${AHEAD_SHARE.from}–${AHEAD_SHARE.to} %). “Stayed” means that the side gave orders there right after the ` +
    `fight, while the other side’s heroes were sent away. ${revivalWords(REVIVED_MORE.stayed)} ` +
    'So staying says little about who won.',
  title: (fights: number): string =>
    `${fights > 1 ? `All ${fights} fights` : 'The fight in full'}, and how to read them`,
  twoOf: (fights: number, which: string): string => `The tables show two of the ${fights} fights: ${which}.`,
  largestAndLast: 'the largest, by the least food of both sides together, and the last',
  twoLargest: 'the two largest, by the least food of both sides together, the last one among them',
};

/** Where the fights of a game are told: its analysis and its chronicle. */
interface Source {
  game: GameAnalysis;
  chronicle: ToldGame | undefined;
}

/**
 * The fight with the most food, the last fight, and a table of all fights. Null if the game has no fights, or if
 * their ledgers are unknown.
 */
export function fightsSection(
  game: GameAnalysis,
  chronicle: ToldGame | undefined,
  evidence: Evidence,
): Section | null {
  const source: Source = { game, chronicle };
  const fights = ledgerFights(chronicle);
  if (fights.length === 0) return null;
  const inFull: Part[] = [quiet(FIGHT_WORDS.how), fullTable(source, fights)];
  const title = FIGHT_WORDS.title(fights.length);
  return {
    id: 'fights',
    title: 'Fights',
    reveals: 'length',
    parts:
      evidence === 'in-full'
        ? inFull
        : [
            onPage(() => twoLedgers(source, fights)),
            evidence === 'folded'
              ? { kind: 'fold', title, parts: inFull }
              : quiet({ text: title, href: `${evidence.page}#fights` }),
          ],
  };
}

/**
 * Small ledgers of two fights: the one with the most food and the last one. If that is the same fight, the two with
 * the most food.
 */
function twoLedgers(source: Source, fights: readonly LedgerFight[]): Part[] {
  const leastFood = ({ ledger }: LedgerFight) => ledger.sides.reduce((sum, { food }) => sum + food.least, 0);
  const [first, second] = [...fights].sort((a, b) => leastFood(b) - leastFood(a) || b.startMs - a.startMs);
  const last = fights.at(-1);
  const shownFights = [first, first === last ? second : last]
    .filter((fight) => fight !== undefined)
    .sort((a, b) => a.startMs - b.startMs);
  const which = first === last ? FIGHT_WORDS.twoLargest : FIGHT_WORDS.largestAndLast;
  return [
    ...(fights.length > 2 ? [quiet(FIGHT_WORDS.twoOf(fights.length, which))] : []),
    {
      kind: 'beside',
      label: 'Two fights',
      parts: shownFights.map((fight): Part => {
        const { startMs, place } = fight;
        const title = [{ text: formatClock(startMs), href: `#${momentFragment(startMs)}` }, ` ${place}`];
        return { kind: 'group', title, level: 3, look: 'ledger', parts: [ledgerTable(source, fight)] };
      }),
    },
  ];
}

/** The table of a fight: both sides and the outcome, without empty rows. */
function ledgerTable(source: Source, fight: LedgerFight): Part {
  const { orders, ledger } = fight;
  const rows: [string, (index: number) => string][] = [
    ['Attack orders', (index) => String(orders[index] ?? 0)],
    ['Food', (index) => foodText(ledger.sides[index]!)],
    ['Brought', (index) => broughtText(ledger.sides[index]!)],
    ['Last seen', (index) => lastSeenText(ledger.sides[index]!)],
    ['Also', (index) => furtherText(source.game, fight, index, source.chronicle)],
  ];
  return table({
    look: 'dense',
    columns: [
      { name: '' },
      ...ledger.sides.map((_, index) => ({ name: { text: sideNameOf(source, index) } })),
    ],
    rows: rows.flatMap(([name, textOf]): Words[][] => {
      const cells = ledger.sides.map((_, index) => textOf(index));
      return cells.some((text) => text !== NONE) ? [[name, ...cells]] : [];
    }),
  });
}

const sideNameOf = ({ game, chronicle }: Source, side: number): string =>
  handlesOf(game, chronicle?.places?.sides[side]?.slots ?? []);

const labelledColumn = (name: string) => ({ name, label: name.toLowerCase() });

/** All fights, two rows each. */
const fullTable = (source: Source, fights: readonly LedgerFight[]): Part =>
  table(
    stacked({
      look: 'dense',
      columns: [
        { name: 'From', numeric: true },
        ...texts('Where', 'Side'),
        { ...labelledColumn('Attack orders'), numeric: true },
        labelledColumn('Brought'),
        { ...labelledColumn('Food'), numeric: true },
        labelledColumn('Last seen'),
        { name: 'Also' },
      ],
      ids: rowIds(fights),
      rows: fights.flatMap((fight) =>
        fight.ledger.sides.map((side, index): Words[] => [
          { ms: fight.startMs },
          fight.place,
          { text: sideNameOf(source, index) },
          { number: fight.orders[index] ?? 0 },
          broughtText(side),
          foodText(side),
          lastSeenText(side),
          furtherText(source.game, fight, index, source.chronicle),
        ]),
      ),
    }),
  );

/** Ids for the first row of each fight; empty if an earlier fight began in the same second. */
function rowIds(fights: readonly LedgerFight[]): string[] {
  const usedIds = new Set<string>();
  const ids: string[] = [];
  for (const { startMs, ledger } of fights) {
    const id = fightFragment(startMs);
    ids.push(...ledger.sides.map((_, index) => (index > 0 || usedIds.has(id) ? '' : id)));
    usedIds.add(id);
  }
  return ids;
}
