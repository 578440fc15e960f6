/** The decisive fights of a game, with each side's forces and losses. */
import { placeWords } from '../../derive/moments/place-words.ts';
import { tellFights, type ToldFight } from '../../derive/moments/told-fights.ts';
import type { Fight } from '../../derive/places/fights.ts';
import { isPlural, sideName } from '../../sides.ts';
import type { FightLedger, LedgerSide } from '../ledger-schema.ts';
import { claim, type Sentence } from './claim.ts';
import { playerName, timeOf, type StorySource } from './opening.ts';
import { TURN_WORDS } from './words.ts';

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
  if (turns.length === 0) return [[hasComputer(game) ? TURN_WORDS.hidden : TURN_WORDS.none]];
  const biggest = turns.toSorted((a, b) => total(b) - total(a))[0]!;
  const costly = turns.toSorted((a, b) => fallen(b) - fallen(a) || total(b) - total(a))[0]!;
  const words = new Map<Turn, string>();
  const alike = turns.filter((turn) => fallen(turn) === fallen(costly)).length;
  if (fallen(costly) > 0) words.set(costly, alike === 1 ? TURN_WORDS.mostDeaths : TURN_WORDS.amongMostDeaths);
  words.set(biggest, turns.length === 1 ? TURN_WORDS.onlyFight : TURN_WORDS.biggest);
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
    // In games with many sides, only those that fought are named.
    if (side.food.least === 0 || (turn.orders[index] === 0 && turn.orders.length > 2)) return [];
    return [sideSentence(side, players, startMs)];
  });
  return TURN_WORDS.starts(timeOf(game, ['fight'], startMs, 'fights'), name, place, sides);
}

/** "Moon brings at least 20 food (2 heroes) and loses the Far Seer". */
function sideSentence({ heroes, food }: LedgerSide, players: readonly string[], startMs: number): Sentence {
  const lost = heroes.filter(({ revived }) => revived).map(({ name }) => name);
  const brought = claim(TURN_WORDS.food(food.least), 'fights', startMs);
  return TURN_WORDS.side(sideName(players), isPlural(players), brought, heroes.length, lost);
}
