/** The decisive fights of a game, with each side's forces and losses. */
import { isPlural, sideName } from '../../game/sides.ts';
import { biggestFight, fallen, foodOf, isClearlyBiggest } from '../fights/fight-size.ts';
import { somewhere } from '../../game/derive/moments/moment-source.ts';
import { distance, middle } from '../../game/derive/places/point.ts';
import type { LedgerSide } from '../ledger-schema.ts';
import type { ToldGame } from '../story-schema.ts';
import { claim, listedWith, type Sentence, type TimedSentence } from './claim.ts';
import { hasComputer, playerName, timeOf, type StorySource } from './opening.ts';
import { TURN_WORDS } from './words.ts';

type Fight = ToldGame['fights'][number];

/** The fight with the most food and the fight with the most proven hero deaths; null without fights. */
export function fightSentences(game: StorySource): TimedSentence[] | null {
  const { fights } = game.chronicle;
  const biggest = biggestFight(fights);
  if (!biggest) return null;
  const costly = fights.toSorted((a, b) => fallen(b) - fallen(a) || foodOf(b) - foodOf(a))[0]!;
  const words = new Map<Fight, string>();
  // Deaths without a revival leave no trace, so no fight is known to have the most.
  if (fallen(costly) > 0) words.set(costly, TURN_WORDS.deaths(fallen(costly)));
  words.set(biggest, biggestWords(biggest, fights));
  return [...words].map(([fight, name]) => ({
    ms: fight.startMs,
    sentence: fightSentence(game, fight, name),
  }));
}

/** A fight with less known food than a small army of each side isn't called big. */
const BIG_FOOD = 40;

function biggestWords(biggest: Fight, fights: readonly Fight[]): string {
  if (fights.length === 1) return 'the only fight';
  if (foodOf(biggest) === 0) return TURN_WORDS.busiest;
  if (isClearlyBiggest(biggest, fights)) return TURN_WORDS.biggest;
  if (foodOf(biggest) >= BIG_FOOD) return TURN_WORDS.big;
  const isTied = fights.some((other) => other !== biggest && foodOf(other) === foodOf(biggest));
  return `${isTied ? 'a' : 'the'} ${TURN_WORDS.most}`;
}

/** Says that there are no fights. */
export function noFights(game: StorySource): Sentence {
  if (hasComputer(game)) return [TURN_WORDS.hidden];
  const { players } = game.analysis;
  return [TURN_WORDS.none(new Set(players.map(({ team }) => team)).size < players.length)];
}

/** The first and the last orders of a fight show where it began, and where it was when a player left. */
const EDGE_MS = 15_000;
/** A fight that lasts this long tells for how long, since who came later, and who had fallen by then, were both brought. */
const LONG_MS = 120_000;
/** A fight that begins this many map units away from its centre, and ends at it, moved. */
const MOVED = 1200;

/**
 * Where a fight was in the first 15 s (`first`), or in the last 15 s until `untilMs`, in words. The place of the whole
 * fight, unless those orders are far from its centre.
 */
export function placeInFight(
  game: StorySource,
  fight: Fight,
  which: 'first' | 'last',
  untilMs: number,
): string {
  const { startMs, endMs, at, place } = fight;
  const found = game.places.fights?.find((other) => other.startMs === startMs && other.endMs === endMs);
  const orders = found?.orders.filter(({ ms }) => ms <= untilMs) ?? [];
  const edgeMs = orders.at(which === 'first' ? 0 : -1)?.ms ?? 0;
  const near = orders.filter(({ ms }) => Math.abs(ms - edgeMs) <= EDGE_MS);
  if (near.length === 0 || distance(middle(near), at) <= MOVED) return place;
  return somewhere(game, middle(near), edgeMs).place;
}

function fightSentence(game: StorySource, fight: Fight, name: string): Sentence {
  const { startMs, endMs, place, ledger, orders } = fight;
  const start = placeInFight(game, fight, 'first', endMs);
  const isLong = endMs - startMs >= LONG_MS;
  const course = [
    [`starts ${start}`],
    ...(start === place ? [] : [[`goes on ${place}`]]),
    ...(isLong ? [[TURN_WORDS.lasts(endMs - startMs)]] : []),
  ];
  const sides = (ledger?.sides ?? []).flatMap((side, index): Sentence[] => {
    const players = game.places.sides[index]!.slots.map((slot) => playerName(game, slot));
    // In games with many sides, only those that fought are named.
    if (side.food.least === 0 || (orders[index] === 0 && orders.length > 2)) return [];
    return [sideSentence(game, side, players, startMs)];
  });
  return [
    'At ',
    timeOf(game, ['fight'], startMs, 'fights'),
    `, ${name} `,
    ...listedWith(course),
    '.',
    ...(sides.length > 0 ? [isLong ? TURN_WORDS.inAll : ' ', ...listedWith(sides, '; '), '.'] : []),
  ];
}

/** "Arthas brings 20 to 45 food (2 heroes) and loses the Far Seer". */
function sideSentence(
  game: StorySource,
  { heroes, food }: LedgerSide,
  players: readonly string[],
  startMs: number,
): Sentence {
  const fell = heroes.filter(({ revived }) => revived);
  const lost = fell.map(({ slot, name, deaths }) => {
    const isOne = fell.filter((other) => other.name === name).length === 1;
    return TURN_WORDS.lostHero(name, isOne ? null : playerName(game, slot), deaths);
  });
  const brought = claim(TURN_WORDS.food(food), 'fights', startMs);
  return TURN_WORDS.side(sideName(players), isPlural(players), brought, heroes.length, lost);
}
