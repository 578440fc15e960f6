import type { AnalysedPlayer, GameAnalysis } from '../../analysis.ts';
import { formatClock } from '../../clock.ts';
import { objectName } from '../../objects/table.ts';
import { firstVisits } from '../places/camps.ts';
import type { Places } from '../places/places.ts';
import { distance, type Point } from '../places/point.ts';
import type { Candidate } from './moment.ts';
import { placeWords, type Landmarks, type Names } from './place-words.ts';
import { tellFights } from './told-fights.ts';

/** Towers and what becomes one: placed near an enemy's start they are a push. */
const TOWERS: ReadonlySet<string> = new Set(['hwtw', 'owtw', 'etrp', 'uzg1', 'uzg2', 'uzig']);
const PUSH_REACH = 3000;
/** A unit first ordered after this, and often enough, is a turn of the game. */
const TURN_MS = 300_000;
const TURN_COUNT = 5;
/** A hall ordered this near to an earlier one stands on its old site. */
const SAME_SITE = 400;
const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** What moments are made of. */
export interface Told {
  analysis: GameAnalysis;
  places: Places;
  landmarks: Landmarks;
  names: Names;
}

/** Everything that could be a key moment. */
export function findCandidates(told: Told): Candidate[] {
  return [
    ...told.analysis.players.flatMap((player) => [
      ...heroMoments(told, player),
      ...tierMoments(told, player),
      ...unitMoments(told, player),
    ]),
    ...hallMoments(told),
    ...campMoments(told),
    ...contactMoment(told),
    ...fightMoments(told),
    ...portalMoments(told),
    ...towerMoments(told),
    ...leaveMoments(told),
  ];
}

/** The side a slot plays on, as an index. */
export const sideOf = ({ sides }: Places, slot: number): number | null => {
  const side = sides.findIndex(({ slots }) => slots.includes(slot));
  return side < 0 ? null : side;
};

const nowhere = { endMs: null, at: null, place: null, orders: null };

function somewhere({ places, landmarks, names }: Told, at: Point, ms: number) {
  return { endMs: null, at, place: placeWords(at, ms, places, landmarks, names), orders: null };
}

function heroMoments({ places }: Told, player: AnalysedPlayer): Candidate[] {
  const side = sideOf(places, Number(player.slot));
  const ordered = player.heroes.flatMap(({ name, ordered }, index): Candidate[] => {
    if (!ordered) return [];
    const sentence = `${player.handle} orders the ${name}, ${ORDINALS[index] ?? 'another'} hero`;
    return [
      { ...nowhere, ms: ordered.ms, kind: 'hero', sentence, basis: 'order', side, weight: 62 - index * 12 },
    ];
  });
  const revived = player.heroes.flatMap(({ name, revivalsMs }) =>
    revivalsMs.map((ms, index): Candidate => {
      const sentence = `${player.handle}’s ${name}: revive ordered, so it had died`;
      return { ...nowhere, ms, kind: 'revival', sentence, basis: 'inferred', side, weight: 44 - index * 5 };
    }),
  );
  return [...ordered, ...revived];
}

const tierMoments = ({ places }: Told, player: AnalysedPlayer): Candidate[] =>
  player.tiers.flatMap(({ tier, name, ordered }): Candidate[] => {
    if (!ordered) return [];
    const sentence = `${player.handle} orders the ${name}, tier ${tier}`;
    const side = sideOf(places, Number(player.slot));
    return [
      { ...nowhere, ms: ordered.ms, kind: 'tier', sentence, basis: 'order', side, weight: 40 + tier * 3 },
    ];
  });

function unitMoments({ places }: Told, player: AnalysedPlayer): Candidate[] {
  const side = sideOf(places, Number(player.slot));
  const units = player.build.filter(({ type, worker, count }) => type === 'unit' && !worker && count > 0);
  return [...Map.groupBy(units, ({ id }) => id).values()].flatMap((steps): Candidate[] => {
    const [first] = steps;
    if (!first || first.ms < TURN_MS || steps.length < TURN_COUNT) return [];
    const sentence = `${player.handle} orders a first ${first.name}; ${steps.length} orders for it in the game`;
    return [
      { ...nowhere, ms: first.ms, kind: 'unit', sentence, basis: 'order', side, weight: 20 + steps.length },
    ];
  });
}

function hallMoments(told: Told): Candidate[] {
  const { places, names } = told;
  const ordered = places.halls.filter(({ ms }) => ms > 0);
  return ordered.map((hall, index): Candidate => {
    const { slot, ms, id, at, cancelled } = hall;
    const before = places.halls.slice(0, places.halls.indexOf(hall)).filter((other) => other.slot === slot);
    const again = before.some((other) => distance(other.at, at) <= SAME_SITE);
    // Its own site would name itself.
    const { place } = somewhere({ ...told, places: { ...places, halls: [] } }, at, ms);
    const where = place.replace(`${names.get(slot)}’s`, 'the');
    const name = objectName(id);
    const sentence = again
      ? `${names.get(slot)} orders the ${name} again, on its old site`
      : `${names.get(slot)} orders a ${name} ${where}`;
    const weight = (cancelled ? 50 : 72) - Math.min(20, index * 4);
    const said = cancelled ? `${sentence}, and cancels it` : sentence;
    return {
      ...nowhere,
      at,
      place,
      ms,
      kind: 'expansion',
      sentence: said,
      basis: 'order',
      side: sideOf(places, slot),
      weight,
    };
  });
}

function campMoments(told: Told): Candidate[] {
  const { places, names } = told;
  const first = firstVisits(places.camps);
  return places.sides.flatMap(({ slots }, side): Candidate[] => {
    const visit = first.find(({ slot }) => slots.includes(slot));
    if (!visit) return [];
    const where = somewhere(told, visit.at, visit.startMs);
    const sentence = `${names.get(visit.slot)} orders a first attack on creeps, ${where.place}`;
    const { startMs: ms, endMs } = visit;
    return [
      { ...where, ms, endMs, kind: 'camp', sentence, basis: 'grouped', side, weight: 30, always: true },
    ];
  });
}

function contactMoment(told: Told): Candidate[] {
  const [first] = told.places.hostile;
  if (!first) return [];
  const where = somewhere(told, first.at, first.ms);
  const sentence = `First order at enemy units, by ${told.names.get(first.slot)}, ${where.place}`;
  const side = sideOf(told.places, first.slot);
  return [
    { ...where, ms: first.ms, kind: 'contact', sentence, basis: 'order', side, weight: 32, always: true },
  ];
}

function fightMoments(told: Told): Candidate[] {
  const { places, landmarks, names } = told;
  const placeOf = (at: Point, ms: number) => placeWords(at, ms, places, landmarks, names);
  const fights = tellFights(places.fights, places.sides, placeOf);
  const total = (orders: readonly number[]) => orders.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...fights.map(({ orders }) => total(orders)));
  const last = Math.max(...fights.map(({ endMs }) => endMs));
  return fights.map(({ startMs, endMs, at, place, orders }): Candidate => {
    const isLast = endMs === last;
    const sides = orders.filter((count) => count > 0).length;
    const what = isLast ? 'Last fight' : sides > 1 ? 'Fight' : 'One side’s orders';
    const sentence = `${what} ${place}, ${formatClock(endMs - startMs)}`;
    const weight = 34 + Math.round((60 * total(orders)) / most);
    return {
      ...{
        ms: startMs,
        endMs,
        kind: 'fight',
        sentence,
        basis: 'grouped',
        side: null,
        at,
        place,
        orders,
        weight,
      },
      ...(isLast ? { always: true as const } : {}),
    };
  });
}

const portalMoments = (told: Told): Candidate[] =>
  told.places.portals.map(({ ms, slot, heroes, to }): Candidate => {
    const where = somewhere(told, to, ms);
    const who = heroes.map(objectName).join(' or ');
    const sentence = `${told.names.get(slot)}’s ${who} uses a portal ${where.place?.replace(/^at /, 'to ')}`;
    return {
      ...where,
      ms,
      kind: 'portal',
      sentence,
      basis: 'inferred',
      side: sideOf(told.places, slot),
      weight: 30,
    };
  });

function towerMoments(told: Told): Candidate[] {
  const { places, names } = told;
  const seen = new Set<number>();
  return places.buildings.flatMap(({ slot, ms, id, at }): Candidate[] => {
    const side = sideOf(places, slot);
    const foe = places.starts.find(
      (start) => sideOf(places, start.slot) !== side && distance(start.at, at) <= PUSH_REACH,
    );
    if (!TOWERS.has(id) || !foe || seen.has(slot)) return [];
    seen.add(slot);
    const sentence = `${names.get(slot)} orders a ${objectName(id)} close to ${names.get(foe.slot)}’s main base`;
    return [{ ...somewhere(told, at, ms), ms, kind: 'tower', sentence, basis: 'order', side, weight: 66 }];
  });
}

function leaveMoments({ analysis, places, names }: Told): Candidate[] {
  const left = analysis.players
    .flatMap((player) => (player.leftMs === null ? [] : [{ ...player, leftMs: player.leftMs }]))
    .sort((a, b) => a.leftMs - b.leftMs);
  const [first] = left;
  if (!first) return [];
  const slot = Number(first.slot);
  const won = analysis.winner && analysis.winner.team !== first.team ? winnersOf(analysis) : null;
  const sentence = `${names.get(slot)} leaves first${won ? `, so ${won} won` : ''}`;
  const basis = won ? 'inferred' : 'order';
  const side = sideOf(places, slot);
  return [{ ...nowhere, ms: first.leftMs, kind: 'leave', sentence, basis, side, weight: 90, always: true }];
}

/** Names of the side that won. */
export const winnersOf = ({ players }: GameAnalysis): string =>
  players
    .filter(({ result }) => result === 'won')
    .map((player) => player.handle)
    .join(' & ');
