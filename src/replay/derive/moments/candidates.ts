import { objectName } from '../../objects/table.ts';
import { firstVisits } from '../places/camps.ts';
import { distance } from '../places/point.ts';
import { fightMoments } from './fight-moments.ts';
import type { Candidate } from './moment.ts';
import { directionWords } from './place-words.ts';
import { playerMoments } from './player-moments.ts';
import { nowhere, sideOf, somewhere, winnersOf, type Told } from './told.ts';

/** Towers and what becomes one: placed near an enemy's start they are a push. */
const TOWERS: ReadonlySet<string> = new Set(['hwtw', 'owtw', 'etrp', 'uzg1', 'uzg2', 'uzig']);
const PUSH_REACH = 3000;
/** A hall ordered this near to an earlier one stands on its old site. */
const SAME_SITE = 400;

/** Everything that could be a key moment. */
export function findCandidates(told: Told): Candidate[] {
  return [
    ...told.analysis.players.flatMap((player) => playerMoments(told, player)),
    ...hallMoments(told),
    ...campMoments(told),
    ...contactMoment(told),
    ...fightMoments(told),
    ...portalMoments(told),
    ...towerMoments(told),
    ...leaveMoments(told),
  ];
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
    const where =
      place === 'in the field'
        ? `in the ${directionWords(at, told.landmarks.bounds)}`
        : place.replace(`${names.get(slot)}’s`, 'the');
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
    const sentence = `${names.get(visit.slot)} orders a first attack on creeps, ${where.place.replace(/^at /, 'near ')}`;
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
