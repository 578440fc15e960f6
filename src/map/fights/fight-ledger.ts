/** Each side's forces in a fight and the outcome, as far as orders and objects show them. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Portal } from '../../game/derive/places/portals.ts';
import { distance } from '../../game/derive/places/point.ts';
import { kindAt } from '../../game/derive/selected-buildings.ts';
import { costsOf } from '../../game/objects/costs.ts';
import { HERO_FOOD } from '../../game/objects/numbers/rules.ts';
import { findObject, objectName } from '../../game/objects/table.ts';
import { countKinds, kindsInFights } from './kinds-in-fight.ts';
import { campsLost, expansionsLost, lossesAround, stayedAt } from './fight-aftermath.ts';
import {
  during,
  FIGHT_REACH,
  heroAt,
  isFighter,
  isLastMention,
  madeAsKind,
  lastSeenIn,
} from './fight-deaths.ts';
import { type Fall, heroFalls } from './hero-falls.ts';
import { mostBrought } from './most-food.ts';
import type { FightLedger, LedgerSide } from '../ledger-schema.ts';
import { levelBy } from '../levels/level-by.ts';
import type { LevelSigns } from '../levels/hero-levels.ts';

/** Units commanded this long before a fight belong to it. */
const APPROACH_MS = 60_000;
const PORTAL_MS = 15_000;
const LEAVE_MS = 30_000;
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

interface SideSource extends LedgerSource {
  kindIn: ReturnType<typeof kindsInFights>;
}

/** The ledger of each fight, in order. */
export function fightLedgers(game: LedgerSource): FightLedger[] {
  const { places, log, analysis } = game;
  const source = { ...game, kindIn: kindsInFights(game) };
  const lastSeen = new Map<Fight, number[]>();
  for (const number of log.objects.keys()) {
    const fight = lastSeenIn(number, log, places, analysis.decidedMs);
    if (fight) lastSeen.set(fight, [...(lastSeen.get(fight) ?? []), number]);
  }
  const lives = heroFalls(source);
  return places.fights.map((fight, index): FightLedger => {
    const nextMs = places.fights[index + 1]?.startMs ?? analysis.decidedMs;
    const seenLast = lastSeen.get(fight) ?? [];
    const sides = places.sides.map(({ slots }) =>
      sideOf(source, fight, slots, seenLast, lives, Math.max(fight.endMs, nextMs)),
    );
    const counts = places.sides.map(
      ({ slots }) => fight.orders.filter(({ slot }) => slots.includes(slot)).length,
    );
    const [a = 0, b = 0] = counts;
    const ahead = counts.length === 2 && Math.max(a, b) >= AHEAD * Math.min(a, b) ? (a > b ? 0 : 1) : null;
    const after = during(log.orders, fight.endMs, fight.endMs + LEAVE_MS);
    return { sides, ahead, stayed: stayedAt(fight, after, places) };
  });
}

function sideOf(
  { analysis, log, places, signs, kindIn }: SideSource,
  fight: Fight,
  slots: readonly number[],
  seenLast: readonly number[],
  lives: ReadonlyMap<number, readonly Fall[]>,
  nextMs: number,
): LedgerSide {
  const kindOf = (number: number) => kindIn(number, fight);
  const fromMs = fight.startMs - APPROACH_MS;
  const owns = (number: number) => slots.includes(places.owners[number] ?? 0);
  const near = during(log.orders, fromMs, fight.endMs).filter(
    ({ slot, at }) => slots.includes(slot) && at !== null && distance(at, fight.at) <= FIGHT_REACH,
  );
  const gone = seenLast.filter(owns);
  const taking = new Set([
    ...near.flatMap(({ leader }) => leader ?? []),
    // Its attackers, too, where a chase led away from its centre.
    ...fight.orders.flatMap(({ target, leader }) => (leader === null ? target : [target, leader])),
    ...gone,
  ]);
  const brought = [...taking].filter((number) => owns(number) && isFighter(log.objects[number]!));
  const deathsHere = ({ object }: { object: number }) =>
    lives.get(object)?.filter((fall) => fall.fight === fight).length ?? 0;
  const wasDead = ({ object }: { object: number }) =>
    lives
      .get(object)
      ?.some((fall) => fall.fight !== fight && fall.lastMs < fight.startMs && fall.revivedMs > fight.endMs) ??
    false;
  const there = places.heroes.filter(
    (track) =>
      slots.includes(track.slot) &&
      !wasDead(track) &&
      (deathsHere(track) > 0 ||
        near.some(({ ms, heroes }) => {
          if (!heroes.includes(track.object)) return false;
          const at = heroAt(track, Math.max(ms, fight.startMs));
          return at !== null && distance(at, fight.at) <= FIGHT_REACH;
        })),
  );
  const costs = costsOf({ ...analysis, expansion: true });
  const foodOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + (costs.price(kindOf(number))?.food ?? 0), 0);
  const least = foodOf(brought) + HERO_FOOD * there.length;
  const most = mostBrought(analysis, slots, fight, costs);
  const attacked = new Map(fight.orders.map(({ target, ms }) => [target, ms]));
  return {
    brought: countKinds(brought, kindOf),
    // What was seen counts, whatever a limit says.
    food: { least, most: most === null ? null : Math.max(least, most) },
    heroes: there.map((track) => ({
      slot: track.slot,
      id: track.id,
      name: objectName(track.id),
      ...levelBy(analysis, signs, track.slot, track.id, fight.startMs),
      revived: deathsHere(track) > 0,
      deaths: deathsHere(track),
    })),
    lastSeen: countKinds(gone, kindOf),
    lastSeenFood: foodOf(gone),
    losses: lossesAround(analysis, slots, fight, nextMs),
    camps: campsLost(fight, slots, places),
    expansions: expansionsLost(fight, slots, places, log),
    buildings: countKinds(
      [...attacked].flatMap(([number, ms]) => {
        const object = log.objects[number]!;
        const isBuilding = findObject(madeAsKind(object) ?? '')?.kind === 'building';
        return owns(number) && isBuilding && isLastMention(object, ms) ? [number] : [];
      }),
      // Upgrades change buildings: a Keep falls as a Keep.
      (number) => kindAt(log.objects[number]!.forms, fight.endMs) ?? '',
    ),
    portals: places.portals.filter(
      (portal) => slots.includes(portal.slot) && fightLeft(portal, places.fights) === fight,
    ).length,
    // Winners stay until the game is over, so their leaving says nothing; neither does that of players who weren't there.
    left: analysis.players.flatMap(({ slot, team, leftMs }) =>
      slots.includes(Number(slot)) &&
      team !== analysis.winner?.team &&
      leftMs !== null &&
      leftMs >= fight.startMs &&
      leftMs <= fight.endMs + LEAVE_MS &&
      (near.some((order) => order.ms >= fight.startMs && order.slot === Number(slot)) ||
        fight.orders.some(({ target }) => places.owners[target] === Number(slot)))
        ? [Number(slot)]
        : [],
    ),
  };
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
