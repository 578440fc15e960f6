/** Puts a side of a fight's ledger into words. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { FightLedger, LedgerSide } from '../../game/map/ledger-schema.ts';
import { sideName } from '../../game/sides.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import { NONE, numberMade } from '../words.ts';
import { LEDGER_WORDS as WORDS } from './words/ledger.ts';

/** A fight with a known ledger. */
export type LedgerFight = ToldGame['fights'][number] & { ledger: FightLedger };

/** The fights of a game with known ledgers, by time. */
export const ledgerFights = (chronicle: ToldGame | undefined): LedgerFight[] =>
  (chronicle?.fights ?? []).flatMap(({ ledger, ...fight }) => (ledger ? [{ ...fight, ledger }] : []));

/** The fragment of a fight's first row. */
export const fightFragment = (startMs: number): string => `fight=${formatClock(startMs)}`;

/** "Moon & Grubby", or "Moon’s team". */
export const handlesOf = ({ players }: GameAnalysis, slots: readonly number[]): string =>
  sideName(players.filter(({ slot }) => slots.includes(Number(slot))).map(({ handle }) => handle));

/** "Far Seer (level 3–4), Grunt ×4". */
export const broughtText = ({ heroes, brought }: LedgerSide): string =>
  listOf([...heroes.map(heroText), ...brought.map(kindText)]);

/** "9–11". */
export const foodText = ({ food: { least, most } }: LedgerSide): string =>
  most === null ? WORDS.orMore(least) : numberMade({ min: least, max: Math.max(least, most) });

/** "Grunt ×2 (6 food)". */
export const lastSeenText = ({ lastSeen, lastSeenFood }: LedgerSide): string =>
  lastSeenFood > 0
    ? WORDS.withFood(listOf(lastSeen.map(kindText)), lastSeenFood)
    : listOf(lastSeen.map(kindText));

/** Further facts about a side in a fight: "ahead in attack orders, portal home". */
export const furtherText = (
  game: GameAnalysis,
  { ledger }: LedgerFight,
  index: number,
  chronicle: ToldGame | undefined,
): string =>
  listOf([
    ...(ledger.ahead === index ? [WORDS.ahead] : []),
    ...(ledger.stayed === index ? [WORDS.stayed] : []),
    ...besides(game, ledger.sides[index]!, chronicle?.places?.camps ?? []),
  ]);

const listOf = (texts: readonly string[]): string => texts.join(', ') || NONE;

const kindText = ({ name, count }: { name: string; count: number }): string =>
  count === 1 ? name : WORDS.several(name, count);

const heroText = ({ name, atLeast, atMost }: LedgerSide['heroes'][number]): string =>
  WORDS.hero(name, atMost === null ? WORDS.orMore(atLeast) : numberMade({ min: atLeast, max: atMost }));

const besides = (
  game: GameAnalysis,
  side: LedgerSide,
  camps: NonNullable<ToldGame['places']>['camps'],
): string[] => [
  ...side.heroes.filter(({ revived }) => revived).map(({ name }) => WORDS.revived(name)),
  ...(side.losses && side.losses.after > side.losses.before
    ? [WORDS.foodLost(side.losses.after, side.losses.before)]
    : []),
  ...side.buildings.map((kind) => WORDS.buildingGone(kindText(kind))),
  ...side.expansions.map((ms) => WORDS.hallGone(formatClock(ms))),
  ...side.camps.map((number) => {
    const name = camps.find(({ camp }) => camp?.number === number)?.camp?.name ?? WORDS.camp;
    return WORDS.campTaken(name);
  }),
  ...(side.portals > 0 ? [WORDS.portals(side.portals)] : []),
  ...(side.left.length > 0
    ? [WORDS[endsGame(game, side.left) ? 'leftAndEnded' : 'left'](handlesOf(game, side.left))]
    : []),
];

/** Whether nobody stayed of a team that plays against one other. */
function endsGame({ players }: GameAnalysis, left: readonly number[]): boolean {
  const teams = new Set(players.map(({ team }) => team));
  const leavers = players.filter(({ slot }) => left.includes(Number(slot)));
  return (
    teams.size === 2 &&
    players.every(({ slot, team }) => team !== leavers[0]?.team || left.includes(Number(slot)))
  );
}
