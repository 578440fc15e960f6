/** Each side's forces in a fight and the outcome, as far as orders and objects show them. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { HeroTrack } from '../../game/derive/places/hero-state.ts';
import { during, type Order, type OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Portal } from '../../game/derive/places/portals.ts';
import { distance } from '../../game/derive/places/point.ts';
import { kindAt } from '../../game/derive/selected-buildings.ts';
import { costsOf } from '../../game/objects/costs.ts';
import { HERO_FOOD } from '../../game/objects/numbers/rules.ts';
import { findObject, objectName } from '../../game/objects/table.ts';
import { countKinds, kindsInFights } from './kinds-in-fight.ts';
import { campsLost, expansionsLost, lossesAround, stayedAt } from './fight-aftermath.ts';
import { FIGHT_REACH, heroAt, isFighter, isLastMention, madeAsKind, lastSeenIn } from './fight-deaths.ts';
import { type Fall, heroFalls } from './hero-falls.ts';
import { mostBrought } from './most-food.ts';
import { APPROACH_MS, isCalledOff, wentElsewhere } from './went-elsewhere.ts';
import type { FightLedger, LedgerSide } from '../ledger-schema.ts';
import { levelBy } from '../levels/level-by.ts';
import type { LevelSigns } from '../levels/hero-levels.ts';

/** A portal this long after a fight still leads out of it. */
const PORTAL_MS = 15_000;
/** So does a player's leaving the game, and orders until then show who stayed. */
const LEAVE_MS = 30_000;
/** Who took no part in the fight for this long, before it ended or they left, had left it before. */
const AWAY_MS = 20_000;
/** A side is ahead if it has this many times the other's attack orders. */
const AHEAD = 2;

/** Input for fight ledgers. */
interface LedgerSource {
  analysis: GameAnalysis;
  log: OrderLog;
  places: Places;
  /** Evidence about the levels of all heroes; null without a map file. */
  signs: readonly LevelSigns[] | null;
}

interface FightsSource extends LedgerSource {
  kindIn: ReturnType<typeof kindsInFights>;
  /** How the lives of heroes ended, by object number. */
  lives: ReadonlyMap<number, readonly Fall[]>;
  /** The fight that each player left. */
  leavers: ReadonlyMap<number, Fight>;
}

/** A fight with what is needed to judge one of its sides. */
interface SideSource extends FightsSource {
  fight: Fight;
  /** Lobby slots of the side. */
  slots: readonly number[];
  /** Units of all sides that were last seen in the fight, by object number. */
  seenLast: readonly number[];
  /** When the next fight begins, or the game is decided, in ms. */
  nextMs: number;
}

/** The ledger of each fight, in order. */
export function fightLedgers(game: LedgerSource): FightLedger[] {
  const { places, log, analysis } = game;
  const source: FightsSource = {
    ...game,
    kindIn: kindsInFights(game),
    lives: heroFalls(game),
    leavers: leaversOf(game),
  };
  const lastSeen = Map.groupBy(log.objects.keys(), (number) =>
    lastSeenIn(number, log, places, analysis.decidedMs),
  );
  return places.fights.map((fight, index): FightLedger => {
    const nextMs = Math.max(fight.endMs, places.fights[index + 1]?.startMs ?? analysis.decidedMs);
    const seenLast = lastSeen.get(fight) ?? [];
    const sides = places.sides.map(({ slots }) => sideOf({ ...source, fight, slots, seenLast, nextMs }));
    const counts = places.sides.map(
      ({ slots }) => fight.orders.filter(({ slot }) => slots.includes(slot)).length,
    );
    const after = during(log.orders, fight.endMs, fight.endMs + LEAVE_MS);
    return { sides, ahead: aheadOf(counts), stayed: stayedAt(fight, after, places) };
  });
}

/** Index of the side with at least twice the other's attack orders; null if neither has, and unless there are two. */
function aheadOf(counts: readonly number[]): number | null {
  const [first = 0, second = 0] = counts;
  if (counts.length !== 2 || Math.max(first, second) < AHEAD * Math.min(first, second)) return null;
  return first > second ? 0 : 1;
}

/** A side's row in the ledger of a fight. */
function sideOf(side: SideSource): LedgerSide {
  const { analysis, log, places, signs, fight, slots, kindIn, seenLast, nextMs } = side;
  const kindOf = (number: number) => kindIn(number, fight);
  const near = ordersNear(side);
  const gone = seenLast.filter((number) => owns(side, number));
  const brought = unitsIn(side, near, gone);
  const heroes = heroesIn(side, near);
  const costs = costsOf({ ...analysis, expansion: true });
  const foodOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + (costs.price(kindOf(number))?.food ?? 0), 0);
  // A map's own heroes may take any food.
  const least = foodOf(brought) + HERO_FOOD * heroes.filter(({ id }) => findObject(id)).length;
  const most = mostBrought(analysis, slots, fight, costs);
  return {
    brought: countKinds(brought, kindOf),
    // What was seen counts, whatever a limit says.
    food: { least, most: most === null ? null : Math.max(least, most) },
    heroes: heroes.map((track) => {
      const { slot, id } = track;
      const deaths = deathsIn(side, track);
      const level = levelBy(analysis, signs, slot, id, fight.startMs);
      return { slot, id, name: objectName(id), ...level, revived: deaths > 0, deaths };
    }),
    lastSeen: countKinds(gone, kindOf),
    lastSeenFood: foodOf(gone),
    losses: lossesAround(analysis, slots, fight, nextMs),
    camps: campsLost(fight, slots, places),
    expansions: expansionsLost(fight, slots, places, log),
    buildings: buildingsLost(side),
    portals: places.portals.filter(
      (portal) => slots.includes(portal.slot) && fightLeft(portal, places.fights) === fight,
    ).length,
    left: slots.filter((slot) => side.leavers.get(slot) === fight),
  };
}

const owns = ({ places, slots }: SideSource, number: number): boolean =>
  slots.includes(places.owners[number] ?? 0);

/** The side's orders near the fight, during it or shortly before. Orders to revive state only where heroes lie. */
const ordersNear = ({ log, fight, slots }: SideSource): Order[] =>
  during(log.orders, fight.startMs - APPROACH_MS, fight.endMs).filter(
    ({ slot, at, kind }) =>
      slots.includes(slot) && kind !== 'revive' && at !== null && distance(at, fight.at) <= FIGHT_REACH,
  );

/**
 * Object numbers of the side's fighters that lead an order near the fight, attack or are attacked in it, or were last
 * seen there.
 */
function unitsIn(side: SideSource, near: readonly Order[], gone: readonly number[]): number[] {
  const taking = new Set([
    ...near.flatMap(({ leader }) => leader ?? []).filter((number) => !wentElsewhere(side, number)),
    // Its attackers, too, where a chase led away from its centre.
    ...side.fight.orders.flatMap(({ target, leader }) => (leader === null ? target : [target, leader])),
    ...gone,
  ]);
  return [...taking].filter((number) => owns(side, number) && isFighter(side.log.objects[number]!));
}

/**
 * The side's heroes that were ordered near the fight while they lived, those that were attacked in it (enemy orders show
 * where a hero is), and those that fell in it.
 */
const heroesIn = (side: SideSource, near: readonly Order[]): HeroTrack[] =>
  side.places.heroes.filter(
    (track) =>
      side.slots.includes(track.slot) &&
      (deathsIn(side, track) > 0 ||
        side.fight.orders.some((order) => order.target === track.object && !isCalledOff(side, order)) ||
        (near.some((order) => isNear(side, track, order)) && !wentElsewhere(side, track.object))),
  );

/** Whether an order near the fight went to a hero that lived, and was there by then. */
function isNear({ fight, lives }: SideSource, track: HeroTrack, { ms, heroes }: Order): boolean {
  if (!heroes.includes(track.object)) return false;
  const thereMs = Math.max(ms, fight.startMs);
  const isDead = ({ fight: fellIn, lastMs, backMs }: Fall) =>
    fellIn !== fight && lastMs < thereMs && backMs > ms;
  if (lives.get(track.object)?.some(isDead)) return false;
  const at = heroAt(track, thereMs);
  return at !== null && distance(at, fight.at) <= FIGHT_REACH;
}

const deathsIn = ({ lives, fight }: SideSource, { object }: HeroTrack): number =>
  lives.get(object)?.filter((fall) => fall.fight === fight).length ?? 0;

/** The side's buildings that were attacked in the fight and never mentioned again. */
function buildingsLost(side: SideSource): LedgerSide['buildings'] {
  const { log, fight } = side;
  const attacked = new Map(
    fight.orders.filter((order) => !isCalledOff(side, order)).map(({ target, ms }) => [target, ms]),
  );
  return countKinds(
    [...attacked].flatMap(([number, ms]) => {
      const object = log.objects[number]!;
      const isBuilding = findObject(madeAsKind(object) ?? '')?.kind === 'building';
      return owns(side, number) && isBuilding && isLastMention(object, ms) ? [number] : [];
    }),
    // Upgrades change buildings: a Keep falls as a Keep.
    (number) => kindAt(log.objects[number]!.forms, fight.endMs) ?? '',
  );
}

/**
 * The fight in which each player left, or right after it: of several, the one with the last sign of the player. Winners
 * stay until the game is over, so their leaving says nothing; neither does that of players who weren't there.
 */
function leaversOf({ analysis, log, places }: LedgerSource): Map<number, Fight> {
  const lastSign = (player: number, leftMs: number, { startMs, endMs, at, orders }: Fight): number => {
    const untilMs = Math.min(leftMs, endMs);
    const fromMs = Math.max(startMs, untilMs - AWAY_MS);
    const near = during(log.orders, fromMs, untilMs).findLast(
      (order) => order.slot === player && order.at !== null && distance(order.at, at) <= FIGHT_REACH,
    );
    const hit = orders.findLast(
      ({ ms, target }) => places.owners[target] === player && ms >= fromMs && ms <= leftMs,
    );
    return Math.max(near?.ms ?? -1, hit?.ms ?? -1);
  };
  const left = analysis.players.flatMap(({ slot, team, leftMs }): [number, Fight][] => {
    if (leftMs === null || team === analysis.winner?.team) return [];
    const [last] = places.fights
      .filter(({ startMs, endMs }) => leftMs >= startMs && leftMs <= endMs + LEAVE_MS)
      .map((fight) => ({ fight, ms: lastSign(Number(slot), leftMs, fight) }))
      .filter(({ ms }) => ms >= 0)
      .sort((a, b) => b.ms - a.ms || b.fight.endMs - a.fight.endMs);
    return last ? [[Number(slot), last.fight]] : [];
  });
  return new Map(left);
}

/**
 * The fight that a portal led away from: of those under way or just over, the one nearest to its heroes. A portal to a
 * fight leads away from none.
 */
const fightLeft = ({ ms, from, to }: Portal, fights: readonly Fight[]): Fight | undefined =>
  fights
    .filter(({ startMs, endMs }) => ms >= startMs && ms <= endMs + PORTAL_MS)
    .filter(({ at }) => distance(at, to) > FIGHT_REACH)
    .sort((a, b) => distance(a.at, from) - distance(b.at, from))[0];
