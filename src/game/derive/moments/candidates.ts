/** Everything in a game that may be a key moment, with its weight. */
import { objectName } from '../../objects/table.ts';
import { type CampVisit, firstVisits } from '../places/camps.ts';
import { hallAt } from '../places/halls.ts';
import { hallPlace } from './hall-place.ts';
import type { MomentCandidate } from './moment.ts';
import { playerMoments } from './player-moments.ts';
import { itemMoments, portalMoments, towerMoments } from './thing-moments.ts';
import { leaveMoments, pauseMoments } from './leave-moments.ts';
import { contactOf, type MomentSource, nowhere, placeOfOrder, somewhere } from './moment-source.ts';
import { sideOf } from '../places/places.ts';
import { ordersBySide } from '../places/fights.ts';
import { kindOfFight } from './kind-of-fight.ts';
import { MOMENT_WORDS, withArticle } from './words.ts';
import { formatClock } from '../../clock.ts';

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
    const { slot, ms, id, cancelled } = hall;
    const { place, where, again, planted } = hallPlace(game, hall);
    const name = objectName(id);
    const sentence = again
      ? `${names.get(slot)} orders the ${name} again, on its old site`
      : `${names.get(slot)} orders ${withArticle(name)} ${planted ?? where}` +
        (planted ? `, which walks and takes root ${where}` : '');
    const weight = (cancelled ? 50 : 72) - Math.min(20, index * 4);
    const wording = cancelled ? sentence + ', and cancels it' : sentence;
    return {
      ...nowhere,
      at: hallAt(hall),
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
  const first = firstVisits(places);
  return places.sides.flatMap(({ slots }, side): MomentCandidate[] => {
    const visits = first.filter(({ slot }) => slots.includes(slot));
    const free = visits.find(({ raided }) => !raided);
    const broken = visits.find(({ raided }) => raided);
    const start = free && campMoment(game, free);
    const raid = broken && campMoment(game, broken);
    const theirs = names.get(broken?.raided?.slot ?? 0);
    return [
      ...(start
        ? [
            {
              ...start.moment,
              side,
              sentence: start.camp
                ? `${start.name} starts creeping at ${start.camp}`
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
              sentence: MOMENT_WORDS.raid(raid.name, raid.camp ?? `creeps ${raid.near}`, theirs),
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
  const [first] = game.places.hostile;
  if (!first) return [];
  const where = placeOfOrder(game, first);
  const side = sideOf(game.places, first.slot);
  return [
    {
      ...where,
      ms: first.ms,
      kind: 'contact',
      sentence: contactOf(game, first),
      basis: 'order',
      side,
      weight: 32,
      always: true,
    },
  ];
}

const KINDS = { fight: 'Fight', razing: 'Attack on buildings', oneSided: 'One-sided fight' };

/** A game's fights as moments; the last fight is always included. */
function fightMoments(game: MomentSource): MomentCandidate[] {
  const { fights, sides } = game.places;
  const most = Math.max(1, ...fights.map(({ orders }) => orders.length));
  const last = Math.max(...fights.map(({ endMs }) => endMs));
  return fights.map((fight): MomentCandidate => {
    const { startMs, endMs, at } = fight;
    const orders = ordersBySide(fight, sides);
    const isLast = endMs === last;
    const kind = kindOfFight(game, fight);
    const what = isLast ? (kind === 'razing' ? 'Last attack, on buildings' : 'Last fight') : KINDS[kind];
    const where = somewhere(game, at, startMs);
    return {
      ...{ ...where, ms: startMs, endMs, kind: 'fight', basis: 'grouped', side: null, orders },
      sentence: `${what} ${where.place}, ${formatClock(endMs - startMs)}`,
      weight: 34 + Math.round((60 * fight.orders.length) / most),
      ...(isLast ? { always: true as const } : {}),
    };
  });
}
