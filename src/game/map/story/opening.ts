/** How a game begins: first heroes, first camps, first contact, expansions, tiers. */
import { formatClock } from '../../clock.ts';
import { hallPlace } from '../../derive/moments/hall-place.ts';
import { sideOf, somewhere, type MomentSource } from '../../derive/moments/told.ts';
import { disturbedBy, firstVisits } from '../../derive/places/camps.ts';
import type { ToldGame } from '../story-schema.ts';
import { claim, listedWith, type Sentence, type EvidencePlace } from './claim.ts';

/** Input for sentences: the game, and its key moments and camps as shown on pages. */
export interface StorySource extends MomentSource {
  chronicle: Pick<ToldGame, 'moments'> & { camps: NonNullable<ToldGame['places']>['camps'] };
}

/** A time that opens its key moment or, if there is none, a section. */
export function timeOf(
  { chronicle }: StorySource,
  kinds: readonly string[],
  ms: number,
  otherwise: EvidencePlace,
) {
  const moment = chronicle.moments.find((row) => kinds.includes(row.kind) && row.ms === ms);
  return claim(formatClock(ms), moment ? 'moments' : otherwise, moment ? ms : null);
}

/** "Moon opens with Blademaster, Grubby with Far Seer." Null if nobody ordered a hero. Doesn't reveal the result. */
export function heroSentence({ analysis }: Pick<StorySource, 'analysis'>): Sentence | null {
  const openings = analysis.players.flatMap(({ handle, heroes: [first] }): Sentence[] =>
    first?.ordered ? [[handle, ' with ', claim(first.name, 'heroes')]] : [],
  );
  return sentenceOf(openings, ' opens');
}

/** "Moon creeps first the Ogre camp in the north at 2:10, Grubby …", for the first player of each side. */
export function campSentence(game: StorySource): Sentence | null {
  const { places, chronicle } = game;
  const visits = firstVisits(places.camps);
  const starts = places.sides.flatMap(({ slots }): Sentence[] => {
    const visit = visits.find(
      (candidate) => slots.includes(candidate.slot) && !disturbedBy(candidate, places.camps, slots),
    );
    if (!visit) return [];
    const { slot, startMs } = visit;
    const camp = chronicle.camps.find((row) => row.slot === slot && row.startMs === startMs)?.camp;
    const words = camp ? ` the ${camp.name} ${camp.place}` : '';
    return [[playerName(game, slot), `${words} at `, timeOf(game, ['camp'], startMs, 'creep-routes')]];
  });
  // Without a map file, attack-moves to creeps are not recognized.
  const hasCamps = chronicle.camps.some(({ camp }) => camp);
  return sentenceOf(starts, hasCamps ? ' first creeps' : ' is first seen creeping');
}

/** "The first attack order is Moon’s at 2:36, at Grubby’s main base." */
export function contactSentence(game: StorySource): Sentence | null {
  const first = game.places.hostile.find(({ scouting }) => !scouting);
  if (!first) return null;
  const { place } = somewhere(game, first.at, first.ms);
  const time = timeOf(game, ['contact'], first.ms, 'moments');
  return [`${playerName(game, first.slot)} gives the first attack order at `, time, `, ${place}.`];
}

/** "Moon expands at 4:34 at the natural (3 times in all), Grubby at 9:10 in the west." */
export function expansionSentence(game: StorySource): Sentence | null {
  const firsts = game.analysis.players.flatMap(({ slot, expansions }) => {
    const halls = expansions.flatMap(({ ms }) => {
      const hall = game.places.halls.find((other) => other.ms === ms && other.slot === Number(slot));
      return hall && !hallPlace(game, hall).again ? [hall] : [];
    });
    return halls[0] ? [{ hall: halls[0], count: halls.length }] : [];
  });
  const parts = firsts
    .sort((a, b) => a.hall.ms - b.hall.ms)
    .map(({ hall, count }): Sentence => {
      const { where } = hallPlace(game, hall);
      const times = count > 1 ? `, ${count === 2 ? 'twice' : `${count} times`} in all` : '';
      const time = timeOf(game, ['expansion'], hall.ms, 'timings');
      return [playerName(game, hall.slot), ' at ', time, ` ${where}${times}`];
    });
  return sentenceOf(parts, ' expands', '; ');
}

/** "Moon orders tier 2 at 3:01 and tier 3 at 8:20, Grubby tier 2 at 3:20", for the first player of each side. */
export function tierSentence(game: StorySource): Sentence | null {
  const bySide = Map.groupBy(game.analysis.players, ({ slot }) => sideOf(game.places, Number(slot)));
  const firsts = [...bySide.values()].flatMap((players) => {
    const ordered = players.flatMap(({ handle, tiers }) => {
      const times = tiers.flatMap(({ tier, ordered, doubt }) =>
        ordered && doubt !== 'cancelled' ? [{ tier, ms: ordered.ms }] : [],
      );
      return times[0] ? [{ handle, ms: times[0].ms, times }] : [];
    });
    return ordered.sort((a, b) => a.ms - b.ms).slice(0, 1);
  });
  const parts = firsts
    .sort((a, b) => a.ms - b.ms)
    .map(({ handle, times }): Sentence => [
      handle,
      ...listedWith(
        times.map(({ tier, ms }): Sentence => [` tier ${tier} at `, timeOf(game, ['tier'], ms, 'timings')]),
        ' and',
      ),
    ]);
  return sentenceOf(parts, ' orders');
}

/** Joins parts that each begin with a name into a sentence; only the first gets the verb. */
function sentenceOf([first, ...others]: readonly Sentence[], verb: string, joint = ', '): Sentence | null {
  if (!first) return null;
  const [name, ...rest] = first;
  const head = [name!, verb, ...rest];
  return others.length > 0 ? [...head, ...others.flatMap((part) => [joint, ...part]), '.'] : [...head, '.'];
}

export const playerName = ({ names }: MomentSource, slot: number): string =>
  names.get(slot) ?? `Player ${slot}`;
