/** Describes a game's key moments and fights as text for a link. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { MOST_FIGHTS, type ToldInLink } from '../../../game/stored/link/told.ts';
import {
  broughtText,
  foodText,
  furtherText,
  handlesOf,
  lastSeenText,
  ledgerFights,
  type LedgerFight,
} from '../../../view/game/ledger.ts';
import { NONE } from '../../../view/words.ts';
import { TOLD_WORDS } from './told-words.ts';

/** Maximum characters of a text. Links with longer texts aren't read. */
const MOST_TEXT = 500;

const toSecond = (ms: number): number => ms - (ms % 1000);

const shortened = (text: string): string =>
  text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT - 1)}…`.toWellFormed() : text;

/** The texts for a game; null if there are none. */
export function linkTexts(game: GameAnalysis, chronicle: ToldGame): ToldInLink | null {
  const moments = chronicle.moments.map(({ ms, bold, basis, sentence }) => ({
    ms: toSecond(ms),
    bold,
    inferred: basis === 'inferred',
    sentence: shortened(sentence),
  }));
  const fights = ledgerFights(chronicle)
    .slice(0, MOST_FIGHTS)
    .map((fight) => ({
      ms: toSecond(fight.startMs),
      place: shortened(fight.place),
      sides: fight.ledger.sides.map((_, index) => shortened(sideText(game, chronicle, fight, index))),
    }));
  return moments.length + fights.length > 0 ? { moments, fights } : null;
}

/**
 * Describes a side of a fight: "Moon: 92 attack orders; brought Far Seer (level 3), Grunt ×4 (16 food); last seen
 * Grunt ×2 (6 food)".
 */
function sideText(game: GameAnalysis, chronicle: ToldGame, fight: LedgerFight, index: number): string {
  const side = fight.ledger.sides[index]!;
  const further = furtherText(game, fight, index, chronicle);
  const texts = [
    TOLD_WORDS.attackOrders(fight.orders[index] ?? 0),
    TOLD_WORDS.brought(broughtText(side), foodText(side)),
    ...(lastSeenText(side) === NONE ? [] : [TOLD_WORDS.lastSeen(lastSeenText(side))]),
    ...(further === NONE ? [] : [further]),
  ];
  return TOLD_WORDS.side(handlesOf(game, chronicle.places?.sides[index]?.slots ?? []), texts);
}
