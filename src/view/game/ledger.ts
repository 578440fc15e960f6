/** Puts a side of a fight's ledger into words. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { FightLedger, LedgerSide } from '../../map/ledger-schema.ts';
import { sideName } from '../../game/sides.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { NONE, numberMade } from '../words.ts';

const LEDGER_WORDS = {
  orMore: (least: number): string => `${least} or more`,
  /** `units` is "Grunt ×2". */
  withFood: (units: string, food: number): string => `${units} (${food} food)`,
  several: (name: string, count: number): string => `${name} ×${count}`,
  /** `level` is "3", "3–4" or "3 or more". */
  hero: (name: string, level: string): string => `${name} (level ${level})`,
  ahead: 'ahead in attack orders',
  stayed: 'stayed',
  revived: (hero: string): string => `${hero} died: its revival was ordered later`,
  foodLost: (food: number, before: number): string =>
    `at least ${food} food lost in all by the next fight (${before} before this one)`,
  buildingGone: (building: string): string => `${building} attacked and not seen again`,
  /** `clock` is the time of the expansion order. */
  hallGone: (clock: string): string => `hall of the ${clock} expansion not seen again`,
  /** A camp without a name. */
  camp: 'camp',
  campTaken: (camp: string): string => `${camp} attacked by the other side afterwards`,
  portals: (portals: number): string => (portals === 1 ? 'portal home' : `${portals} portals home`),
  left: (players: string): string => `${players} left`,
  leftAndEnded: (players: string): string => `${players} left, so the game ended`,
};

/** A fight with a known ledger. */
export type LedgerFight = ToldGame['fights'][number] & { ledger: FightLedger };

/** The fights of a game with known ledgers, by time. */
export const ledgerFights = (chronicle: ToldGame | undefined): LedgerFight[] =>
  (chronicle?.fights ?? []).flatMap(({ ledger, ...fight }) => (ledger ? [{ ...fight, ledger }] : []));

/** The fragment of a fight's first row. */
export const fightFragment = (startMs: number): string => `fight=${formatClock(startMs)}`;

/** "Arthas & Thrall", or "Arthas’s team". */
export const handlesOf = ({ players }: GameAnalysis, slots: readonly number[]): string =>
  sideName(players.filter(({ slot }) => slots.includes(Number(slot))).map(({ handle }) => handle));

/** "Far Seer (level 3–4), Grunt ×4". */
export const broughtText = ({ heroes, brought }: LedgerSide): string =>
  listOf([...heroes.map(heroText), ...brought.map(kindText)]);

/** "9–11". */
export const foodText = ({ food: { least, most } }: LedgerSide): string =>
  most === null ? LEDGER_WORDS.orMore(least) : numberMade({ min: least, max: Math.max(least, most) });

/** "Grunt ×2 (6 food)". */
export const lastSeenText = ({ lastSeen, lastSeenFood }: LedgerSide): string =>
  lastSeenFood > 0
    ? LEDGER_WORDS.withFood(listOf(lastSeen.map(kindText)), lastSeenFood)
    : listOf(lastSeen.map(kindText));

/** Further facts about a side in a fight: "ahead in attack orders, portal home". */
export const furtherText = (
  game: GameAnalysis,
  { ledger }: LedgerFight,
  index: number,
  chronicle: ToldGame | undefined,
): string =>
  listOf([
    ...(ledger.ahead === index ? [LEDGER_WORDS.ahead] : []),
    ...(ledger.stayed === index ? [LEDGER_WORDS.stayed] : []),
    ...besides(game, ledger.sides[index]!, chronicle?.places?.camps ?? []),
  ]);

const listOf = (texts: readonly string[]): string => texts.join(', ') || NONE;

const kindText = ({ name, count }: { name: string; count: number }): string =>
  count === 1 ? name : LEDGER_WORDS.several(name, count);

const heroText = ({ name, atLeast, atMost }: LedgerSide['heroes'][number]): string =>
  LEDGER_WORDS.hero(
    name,
    atMost === null ? LEDGER_WORDS.orMore(atLeast) : numberMade({ min: atLeast, max: atMost }),
  );

const besides = (
  game: GameAnalysis,
  side: LedgerSide,
  camps: NonNullable<ToldGame['places']>['camps'],
): string[] => [
  ...side.heroes.filter(({ revived }) => revived).map(({ name }) => LEDGER_WORDS.revived(name)),
  ...(side.losses && side.losses.after > side.losses.before
    ? [LEDGER_WORDS.foodLost(side.losses.after, side.losses.before)]
    : []),
  ...side.buildings.map((kind) => LEDGER_WORDS.buildingGone(kindText(kind))),
  ...side.expansions.map((ms) => LEDGER_WORDS.hallGone(formatClock(ms))),
  ...side.camps.map((number) => {
    const name = camps.find(({ camp }) => camp?.number === number)?.camp?.name ?? LEDGER_WORDS.camp;
    return LEDGER_WORDS.campTaken(name);
  }),
  ...(side.portals > 0 ? [LEDGER_WORDS.portals(side.portals)] : []),
  ...(side.left.length > 0
    ? [LEDGER_WORDS[endsGame(game, side.left) ? 'leftAndEnded' : 'left'](handlesOf(game, side.left))]
    : []),
];

/**
 * Whether nobody stayed of a team that plays against one other, nobody of the other had left before, and the map's
 * script didn't decide the game.
 */
function endsGame({ players, winner }: GameAnalysis, left: readonly number[]): boolean {
  const teams = new Set(players.map(({ team }) => team));
  const leavers = players.filter(({ slot }) => left.includes(Number(slot)));
  const firstMs = Math.min(...leavers.map(({ leftMs }) => leftMs ?? Infinity));
  return (
    teams.size === 2 &&
    winner?.basis !== 'script' &&
    !players.some(({ team, leftMs }) => team !== leavers[0]?.team && leftMs !== null && leftMs < firstMs) &&
    players.every(({ slot, team }) => team !== leavers[0]?.team || left.includes(Number(slot)))
  );
}
