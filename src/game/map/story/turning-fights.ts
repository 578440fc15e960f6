/** The decisive fights of a game, with each side's forces and losses. */
import { placeWords } from '../../derive/moments/place-words.ts';
import { tellFights, type ToldFight } from '../../derive/moments/told-fights.ts';
import type { Fight } from '../../derive/places/fights.ts';
import { isPlural, sideName } from '../../sides.ts';
import type { FightLedger, LedgerSide } from '../ledger-schema.ts';
import { claim, listedWith, type Sentence } from './claim.ts';
import { playerName, timeOf, type StorySource } from './opening.ts';

const HIDDEN_FIGHTS = 'Replays have no orders from computers, so fights against them can’t be seen.';

const hasComputer = ({ analysis }: StorySource): boolean =>
  analysis.players.some(({ kind }) => kind === 'computer');

/** Makes the ledgers of these fights. */
export type LedgersOf = (fights: readonly Fight[]) => readonly FightLedger[];

/** A fight with each side's forces and losses. */
export interface Turn extends ToldFight {
  /** Undefined for a record without objects. */
  ledger: FightLedger | undefined;
}

const total = ({ orders }: ToldFight): number => orders.reduce((sum, count) => sum + count, 0);
const fallen = ({ ledger }: Turn): number =>
  sidesOf(ledger).flatMap(({ heroes }) => heroes.filter(({ revived }) => revived)).length;
const sidesOf = (ledger: FightLedger | undefined): readonly LedgerSide[] => ledger?.sides ?? [];

/** The fights of a game with their ledgers; parts of a long fight at one place are merged. */
export function turnsOf(game: StorySource, ledgersOf: LedgersOf): Turn[] {
  const { places, landmarks, names } = game;
  const fights = tellFights(places.fights, places.sides, (at, ms) =>
    placeWords(at, ms, places, landmarks, names),
  );
  const ledgers = ledgersOf(fights.map(asFight));
  return fights.map((fight, index): Turn => ({ ...fight, ledger: ledgers[index] }));
}

/** The fight with the most attack orders and the fight with the most fallen heroes, in order of time. */
export function fightSentences(game: StorySource, turns: readonly Turn[]): Sentence[] {
  if (turns.length === 0) return [[hasComputer(game) ? HIDDEN_FIGHTS : 'The orders don’t show a fight.']];
  const biggest = turns.toSorted((a, b) => total(b) - total(a))[0]!;
  const costly = turns.toSorted((a, b) => fallen(b) - fallen(a) || total(b) - total(a))[0]!;
  const words = new Map<Turn, string>();
  const alike = turns.filter((turn) => fallen(turn) === fallen(costly)).length;
  if (fallen(costly) > 0)
    words.set(
      costly,
      alike === 1 ? 'the fight with the most hero deaths' : 'one of the fights with the most hero deaths',
    );
  words.set(biggest, turns.length === 1 ? 'the only fight' : 'the biggest fight');
  return [...words]
    .sort(([a], [b]) => a.startMs - b.startMs)
    .map(([turn, name]) => turnSentence(game, turn, name));
}

/** Merges the parts of a fight. */
const asFight = ({ startMs, endMs, at, parts }: ToldFight): Fight => {
  const spread = Math.max(...parts.map((part) => part.spread));
  return { startMs, endMs, at, spread, orders: parts.flatMap(({ orders }) => orders) };
};

function turnSentence(game: StorySource, turn: Turn, name: string): Sentence {
  const { startMs, place, ledger } = turn;
  const sides = sidesOf(ledger).flatMap((side, index): Sentence[] => {
    const players = game.places.sides[index]!.slots.map((slot) => playerName(game, slot));
    const words = sideWords(side, isPlural(players), startMs);
    // In games with many sides, only those that fought are named.
    if (!words || (turn.orders[index] === 0 && turn.orders.length > 2)) return [];
    return [[`${sideName(players)} `, ...words]];
  });
  const start: Sentence = ['At ', timeOf(game, ['fight'], startMs, 'fights'), `, ${name} starts ${place}.`];
  return sides.length > 0 ? [...start, ' ', ...listedWith(sides, '; '), '.'] : start;
}

/**
 * "brings at least 20 food (2 heroes) and loses the Far Seer": follows the name of a side; null if nothing of the
 * side was seen.
 */
function sideWords({ heroes, food }: LedgerSide, several: boolean, startMs: number): Sentence | null {
  if (food.least === 0) return null;
  const s = several ? '' : 's';
  const lost = heroes.filter(({ revived }) => revived).map((hero): Sentence => [`the ${hero.name}`]);
  return [
    `bring${s} `,
    claim(`at least ${food.least} food`, 'fights', startMs),
    heroes.length > 0 ? ` (${heroes.length === 1 ? '1 hero' : `${heroes.length} heroes`})` : '',
    ...(lost.length > 0 ? [` and lose${s} `, ...listedWith(lost)] : []),
  ];
}
