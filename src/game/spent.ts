/** How much players had spent by given minutes of a game. */
import type { GameAnalysis } from './analysis.ts';

/** Times at which spending is compared, in minutes. */
export const SPENDING_MINUTES = [5, 10, 15] as const;
const MINUTE_MS = 60_000;

/** A player's spending by a given time, and the food of units born: minimum and maximum. */
export type Spent = Record<'gold' | 'lumber' | 'food', { least: number; most: number }>;

type Spending = Pick<GameAnalysis, 'spending'>;

/** A player's spending up to a given minute; null after the end of the game or if unknown. */
export const spentBy = ({ spending }: Spending, slot: string, minute: number): Spent | null =>
  spentAt({ spending }, slot, spending?.minutes.indexOf(minute * MINUTE_MS) ?? -1);

/** A player's total spending; null if unknown. */
export const spentInAll = ({ spending }: Spending, slot: string): Spent | null =>
  spentAt({ spending }, slot, (spending?.minutes.length ?? 0) - 1);

/** A player's spending at an index in the list of minutes; null for a negative index. */
function spentAt({ spending }: Spending, slot: string, place: number): Spent | null {
  const player = spending?.players.find((spender) => spender.slot === slot);
  if (!player || place < 0) return null;
  const band = ({ least, most }: typeof player.gold) => ({
    least: least[place] ?? 0,
    most: most[place] ?? 0,
  });
  return { gold: band(player.gold), lumber: band(player.lumber), food: band(player.food) };
}
