import { objectName } from '../../objects/table.ts';
import { disturbedBy, firstVisits, type CampVisit } from '../places/camps.ts';
import { fightMoments } from './fight-moments.ts';
import { hallPlace } from './hall-place.ts';
import type { MomentCandidate } from './moment.ts';
import { pauseMoments } from './pause-moments.ts';
import { playerMoments } from './player-moments.ts';
import { itemMoments, portalMoments, towerMoments } from './thing-moments.ts';
import {
  firstToLeave,
  nowhere,
  ownPlace,
  sideOf,
  somewhere,
  winnersOver,
  withArticle,
  type MomentSource,
} from './told.ts';
import { MOMENT_WORDS } from './words.ts';

/** Lists everything that could be a key moment. */
export function findCandidates(game: MomentSource): MomentCandidate[] {
  return [
    ...game.analysis.players.flatMap((player) => playerMoments(game, player)),
    ...hallMoments(game),
    ...campMoments(game),
    ...contactMoment(game),
    ...fightMoments(game),
    ...portalMoments(game),
    ...itemMoments(game),
    ...towerMoments(game),
    ...pauseMoments(game),
    ...leaveMoments(game),
  ];
}

function hallMoments(game: MomentSource): MomentCandidate[] {
  const { places, names } = game;
  const ordered = places.halls.filter(({ ms }) => ms > 0);
  return ordered.map((hall, index): MomentCandidate => {
    const { slot, ms, id, at, cancelled } = hall;
    const { place, where, again } = hallPlace(game, hall);
    const name = objectName(id);
    const sentence = again
      ? MOMENT_WORDS.hallAgain(names.get(slot), name)
      : MOMENT_WORDS.hall(names.get(slot), withArticle(name), where);
    const weight = (cancelled ? 50 : 72) - Math.min(20, index * 4);
    const wording = cancelled ? sentence + MOMENT_WORDS.cancelled : sentence;
    return {
      ...nowhere,
      at,
      place,
      ms,
      kind: 'expansion',
      sentence: wording,
      basis: 'order',
      side: sideOf(places, slot),
      weight,
    };
  });
}

/** Each team's first creep camp, and the first enemy camp it attacks. */
function campMoments(game: MomentSource): MomentCandidate[] {
  const { places, names } = game;
  const first = firstVisits(places.camps);
  return places.sides.flatMap(({ slots }, side): MomentCandidate[] => {
    const visits = first
      .filter(({ slot }) => slots.includes(slot))
      .map((visit) => ({ visit, disturbed: disturbedBy(visit, places.camps, slots) }));
    const free = visits.find(({ disturbed }) => !disturbed);
    const broken = visits.find(({ disturbed }) => disturbed);
    const start = free && campMoment(game, free.visit);
    const raid = broken?.disturbed && campMoment(game, broken.visit);
    const theirs = names.get(broken?.disturbed?.slot ?? 0);
    return [
      ...(start
        ? [
            {
              ...start.moment,
              side,
              sentence: start.camp
                ? MOMENT_WORDS.creeping(start.name, start.camp)
                : MOMENT_WORDS.seenCreeping(start.name, start.near),
              weight: 30,
              always: true as const,
            },
          ]
        : []),
      ...(raid
        ? [
            {
              ...raid.moment,
              side,
              sentence: MOMENT_WORDS.raid(raid.name, raid.camp ?? MOMENT_WORDS.creeps(raid.near), theirs),
              weight: 29,
            },
          ]
        : []),
    ];
  });
}

/** Turns a camp visit into a moment that names its player and camp. */
function campMoment(game: MomentSource, { slot, startMs: ms, endMs, at, camp }: CampVisit) {
  const where = somewhere(game, at, ms);
  const landmark = camp && game.landmarks.camps?.[camp.number];
  return {
    moment: { ...where, ms, endMs, kind: 'camp' as const, basis: 'grouped' as const },
    name: game.names.get(slot) ?? `Player ${slot}`,
    camp: landmark ? `the ${landmark.words}` : null,
    near: where.place.replace(/^at /, 'near '),
  };
}

function contactMoment(game: MomentSource): MomentCandidate[] {
  const first = game.places.hostile.find(({ scouting }) => !scouting);
  if (!first) return [];
  const where = somewhere(game, first.at, first.ms);
  const name = game.names.get(first.slot) ?? `Player ${first.slot}`;
  const sentence = MOMENT_WORDS.contact(name, ownPlace(where.place, name));
  const side = sideOf(game.places, first.slot);
  return [
    { ...where, ms: first.ms, kind: 'contact', sentence, basis: 'order', side, weight: 32, always: true },
  ];
}

function leaveMoments({ analysis, places, names }: MomentSource): MomentCandidate[] {
  const first = firstToLeave(analysis);
  if (!first) return [];
  const slot = Number(first.slot);
  const won = winnersOver(analysis, first.team);
  const sentence = MOMENT_WORDS.leave(names.get(slot), won);
  const basis = won ? 'inferred' : 'order';
  const side = sideOf(places, slot);
  return [{ ...nowhere, ms: first.leftMs, kind: 'leave', sentence, basis, side, weight: 90, always: true }];
}
