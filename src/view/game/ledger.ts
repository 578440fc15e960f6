/** Puts a side of a fight's ledger into words. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { FightLedger, LedgerSide } from '../../map/ledger-schema.ts';
import { sideName } from '../../game/sides.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { NONE } from '../phrases.ts';
import { numberMade } from '../step-text.ts';

const LEDGER_WORDS = {
  orMore: (least: number): string => `${least} or more`,
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
    ? `${listOf(lastSeen.map(kindText))} (${lastSeenFood} food)`
    : listOf(lastSeen.map(kindText));

/** Further facts about a side in a fight: "ahead in attack orders, portal home". */
export const furtherText = (
  game: GameAnalysis,
  { ledger }: LedgerFight,
  index: number,
  chronicle: ToldGame | undefined,
): string =>
  listOf([
    ...(ledger.ahead === index ? ['ahead in attack orders'] : []),
    ...(ledger.stayed === index ? ['stayed'] : []),
    ...besides(game, ledger.sides[index]!, chronicle?.places?.camps ?? []),
  ]);

const listOf = (texts: readonly string[]): string => texts.join(', ') || NONE;

const kindText = ({ name, count }: { name: string; count: number }): string =>
  count === 1 ? name : `${name} ×${count}`;

const heroText = ({ name, atLeast, atMost }: LedgerSide['heroes'][number]): string =>
  `${name} (level ${atMost === null ? LEDGER_WORDS.orMore(atLeast) : numberMade({ min: atLeast, max: atMost })})`;

const besides = (
  game: GameAnalysis,
  side: LedgerSide,
  camps: NonNullable<ToldGame['places']>['camps'],
): string[] => [
  ...side.heroes
    .filter(({ revived }) => revived)
    .map(({ name }) => `${name} died: its revival was ordered later`),
  ...(side.losses && side.losses.after > side.losses.before
    ? [
        `at least ${side.losses.after} food lost in all by the next fight (${side.losses.before} before this one)`,
      ]
    : []),
  ...side.buildings.map((kind) => `${kindText(kind)} attacked and not seen again`),
  ...side.expansions.map((ms) => `hall of the ${formatClock(ms)} expansion not seen again`),
  ...side.camps.map((number) => {
    const name = camps.find(({ camp }) => camp?.number === number)?.camp?.name ?? 'camp';
    return `${name} attacked by the other side afterwards`;
  }),
  ...(side.portals > 0 ? [side.portals === 1 ? 'portal home' : `${side.portals} portals home`] : []),
  ...(side.left.length > 0
    ? [`${handlesOf(game, side.left)} left${endsGame(game, side.left) ? ', so the game ended' : ''}`]
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
