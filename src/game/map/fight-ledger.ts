/** Each side's forces in a fight and the outcome, as far as orders and objects show them. */
import type { GameAnalysis } from '../analysis.ts';
import type { Fight } from '../derive/places/fights.ts';
import type { Order, OrderLog } from '../derive/places/order-log.ts';
import type { Places } from '../derive/places/places.ts';
import { distance } from '../derive/places/point.ts';
import { costsOf } from '../objects/costs.ts';
import { findObject, objectName } from '../objects/table.ts';
import { countKinds, kindsInFights } from './kinds-in-fight.ts';
import { campsLost, expansionsLost, lossesAround, stayedAt } from './fight-aftermath.ts';
import {
  fallIn,
  FIGHT_REACH,
  heroAt,
  isDuring,
  isFighter,
  madeAsKind,
  lastCommand,
  lastSeenIn,
} from './fight-deaths.ts';
import type { FightLedger, LedgerSide } from './ledger-schema.ts';
import { levelBy } from './level-by.ts';
import type { LevelSigns } from './hero-levels.ts';

/** Units commanded this long before a fight belong to it. */
const APPROACH_MS = 60_000;
const PORTAL_MS = 15_000;
const LEAVE_MS = 30_000;
/** A side is ahead if it has this many times the other's attack orders. */
const AHEAD = 2;
const HERO_FOOD = 5;
const START_FOOD = 5;
/** Food limit of every player. */
const MOST_FOOD = 100;

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
  for (const [number, object] of log.objects.entries()) {
    const fight = lastSeenIn(object, places.fights, analysis.decidedMs);
    if (fight) lastSeen.set(fight, [...(lastSeen.get(fight) ?? []), number]);
  }
  const falls = fallsOf(source);
  return places.fights.map((fight, index): FightLedger => {
    const nextMs = places.fights[index + 1]?.startMs ?? analysis.decidedMs;
    const seenLast = lastSeen.get(fight) ?? [];
    const sides = places.sides.map(({ slots }) =>
      sideOf(source, fight, slots, seenLast, falls.get(fight) ?? new Set(), Math.max(fight.endMs, nextMs)),
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

/** Objects of heroes that fell in each fight, known from their next revival. */
function fallsOf({ analysis, log, places }: LedgerSource): Map<Fight, Set<number>> {
  const falls = new Map<Fight, Set<number>>();
  for (const { slot, heroes } of analysis.players)
    for (const { id, revivalsMs } of heroes) {
      const track = places.heroes.find((candidate) => String(candidate.slot) === slot && candidate.id === id);
      if (!track) continue;
      for (const [index, ms] of revivalsMs.entries()) {
        const lastMs = lastCommand(log, track, revivalsMs[index - 1] ?? 0, ms);
        const fight = lastMs === null ? undefined : fallIn(track, lastMs, places);
        if (fight) falls.set(fight, (falls.get(fight) ?? new Set()).add(track.object));
      }
    }
  return falls;
}

function sideOf(
  { analysis, log, places, signs, kindIn }: SideSource,
  fight: Fight,
  slots: readonly number[],
  seenLast: readonly number[],
  falls: ReadonlySet<number>,
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
    ...fight.orders.map(({ target }) => target),
    ...gone,
  ]);
  const brought = [...taking].filter((number) => owns(number) && isFighter(log.objects[number]!));
  const there = places.heroes.filter(
    (track) =>
      slots.includes(track.slot) &&
      (falls.has(track.object) ||
        near.some(({ ms, heroes }) => {
          if (!heroes.includes(track.object)) return false;
          const at = heroAt(track, Math.max(ms, fight.startMs));
          return at !== null && distance(at, fight.at) <= FIGHT_REACH;
        })),
  );
  const costs = costsOf({ patch: analysis.patch, build: analysis.build, expansion: true });
  const foodOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + (costs.price(kindOf(number))?.food ?? 0), 0);
  const buildings = new Set(fight.orders.map(({ target }) => target));
  return {
    brought: countKinds(brought, kindOf),
    food: { least: foodOf(brought) + HERO_FOOD * there.length, most: bornBy(analysis, slots, fight) },
    heroes: there.map(({ slot, id, object }) => ({
      slot,
      id,
      name: objectName(id),
      ...levelBy(analysis, signs, slot, id, fight.startMs),
      revived: falls.has(object),
    })),
    lastSeen: countKinds(gone, kindOf),
    lastSeenFood: foodOf(gone),
    losses: lossesAround(analysis, slots, fight, nextMs),
    camps: campsLost(fight, slots, places),
    expansions: expansionsLost(fight, slots, places, log),
    buildings: countKinds(
      [...buildings].filter((number) => {
        const object = log.objects[number]!;
        return (
          owns(number) &&
          findObject(madeAsKind(object) ?? '')?.kind === 'building' &&
          isDuring(fight, object.lastMs)
        );
      }),
      kindOf,
    ),
    portals: places.portals.filter(
      ({ slot, ms }) => slots.includes(slot) && ms >= fight.startMs && ms <= fight.endMs + PORTAL_MS,
    ).length,
    // Winners stay until the game is over, so their leaving says nothing.
    left: analysis.players.flatMap(({ slot, team, leftMs }) =>
      slots.includes(Number(slot)) &&
      team !== analysis.winner?.team &&
      leftMs !== null &&
      leftMs >= fight.startMs &&
      leftMs <= fight.endMs + LEAVE_MS
        ? [Number(slot)]
        : [],
    ),
  };
}

/** The orders within a time range; the list must be sorted by time. */
function during(orders: readonly Order[], fromMs: number, toMs: number): readonly Order[] {
  const first = firstAfter(orders, fromMs - 1);
  return orders.slice(first, firstAfter(orders, toMs));
}

/** Index of the first order after a time in ms. */
function firstAfter(orders: readonly Order[], ms: number): number {
  let low = 0;
  let high = orders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (orders[middle]!.ms <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Food of everything a side had by the end of a fight, minus losses proven before it. */
function bornBy({ spending, players }: GameAnalysis, slots: readonly number[], fight: Fight): number | null {
  const ofSide = players.filter(({ slot }) => slots.includes(Number(slot)));
  const place = spending?.minutes.findIndex((ms) => ms >= fight.endMs) ?? -1;
  if (!spending || ofSide.some(({ losses }) => !losses)) return null;
  return ofSide.reduce((sum, { slot, losses, heroes }) => {
    const born = spending.players.find((player) => player.slot === slot)!.food.most.at(place)!;
    const lost = losses!.findLast(({ ms }) => ms <= fight.startMs)?.food ?? 0;
    // A revival was counted as a loss, but its hero is back.
    const back = heroes.flatMap(({ revivalsMs }) => revivalsMs.filter((ms) => ms <= fight.endMs)).length;
    return sum + Math.min(MOST_FOOD, START_FOOD + born + HERO_FOOD * back - lost);
  }, 0);
}
