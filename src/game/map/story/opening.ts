/** How a game begins: first heroes, first camps, first contact, expansions, tiers. */
import { formatClock } from '../../clock.ts';
import { hallPlace } from '../../derive/moments/hall-place.ts';
import { ownPlace, sideOf, somewhere, type MomentSource } from '../../derive/moments/told.ts';
import { disturbedBy, firstVisits } from '../../derive/places/camps.ts';
import type { ToldGame } from '../story-schema.ts';
import { claim, clauses, type Sentence, type EvidencePlace } from './claim.ts';
import {
  CAMP_WORDS,
  contactWords,
  EXPAND_WORDS,
  OPEN_WORDS,
  slotName,
  TIER_WORDS,
  type DeedWords,
} from './words.ts';

/** Input for sentences: the game, and its key moments and camps as shown on pages. */
export interface StorySource extends MomentSource {
  chronicle: Pick<ToldGame, 'moments'> & { camps: NonNullable<ToldGame['places']>['camps'] };
}

/** A time as a claim that links to its key moment or, if there is none, to a section. */
export function timeOf(
  { chronicle }: StorySource,
  kinds: readonly string[],
  ms: number,
  otherwise: EvidencePlace,
) {
  const moment = chronicle.moments.find((row) => kinds.includes(row.kind) && row.ms === ms);
  return claim(formatClock(ms), moment ? 'moments' : otherwise, moment ? ms : null);
}

/** "Moon opens with the Blademaster and Grubby with the Far Seer." Null without hero orders. Doesn't reveal the result. */
export function heroSentence({ analysis }: Pick<StorySource, 'analysis'>): Sentence | null {
  const openings = analysis.players.flatMap(({ handle: player, heroes: [first] }) =>
    first?.ordered ? [{ player, hero: claim(first.name, 'heroes') }] : [],
  );
  const [first, second, ...more] = openings;
  if (!first) return null;
  if (second && more.length === 0 && first.hero.text === second.hero.text)
    return OPEN_WORDS.both(first.player, second.player, first.hero);
  return OPEN_WORDS.each(openings);
}

/**
 * "Moon’s first creep camp is the Ogre camp in the north (2:10); Grubby’s is …", for the first player of each side, by
 * time.
 */
export function campSentence(game: StorySource): Sentence | null {
  const { places, chronicle } = game;
  const visits = firstVisits(places.camps);
  const starts = places.sides.flatMap(({ slots }) => {
    const visit = visits.find(
      (candidate) => slots.includes(candidate.slot) && !disturbedBy(candidate, places.camps, slots),
    );
    if (!visit) return [];
    const { slot, startMs } = visit;
    const camp = chronicle.camps.find((row) => row.slot === slot && row.startMs === startMs)?.camp;
    const time = timeOf(game, ['camp'], startMs, 'creep-routes');
    return [{ name: playerName(game, slot), startMs, time, camp: camp && `${camp.name} ${camp.place}` }];
  });
  const byTime = starts.sort((a, b) => a.startMs - b.startMs);
  const [first] = byTime;
  if (!first) return null;
  // Without a map file, attack-moves to creeps are not recognized.
  if (!chronicle.camps.some(({ camp }) => camp)) return CAMP_WORDS.seen(byTime);
  const parts = byTime.map(({ camp, ...deed }, index): Sentence => {
    if (!camp) return CAMP_WORDS.starts(deed);
    const before = byTime[index - 1]?.camp;
    if (!before) return CAMP_WORDS.first(deed, camp);
    return before === camp ? CAMP_WORDS.nextSame(deed) : CAMP_WORDS.next(deed, camp);
  });
  return clauses(parts);
}

/** "At 2:36, Moon gives the first attack order, at Grubby’s main base." */
export function contactSentence(game: StorySource): Sentence | null {
  const first = game.places.hostile.find(({ scouting }) => !scouting);
  if (!first) return null;
  const { place } = somewhere(game, first.at, first.ms);
  const name = playerName(game, first.slot);
  const time = timeOf(game, ['contact'], first.ms, 'moments');
  return contactWords(time, name, ownPlace(place, name));
}

/** "Moon expands twice, first at the natural (4:34); Grubby expands in the west (9:10)." */
export function expansionSentence(game: StorySource): Sentence | null {
  const firsts = game.analysis.players.flatMap(({ slot, expansions }) => {
    const halls = expansions.flatMap(({ ms }) => {
      const hall = game.places.halls.find((other) => other.ms === ms && other.slot === Number(slot));
      return hall && !hallPlace(game, hall).again ? [hall] : [];
    });
    return halls[0] ? [{ hall: halls[0], count: halls.length }] : [];
  });
  return alikeOrNot(
    EXPAND_WORDS,
    firsts
      .sort((a, b) => a.hall.ms - b.hall.ms)
      .map(({ hall, count }) => ({
        name: playerName(game, hall.slot),
        time: timeOf(game, ['expansion'], hall.ms, 'timings'),
        how: EXPAND_WORDS.how(count, hallPlace(game, hall).where),
      })),
  );
}

/** "Moon orders tier 2 (3:01) and tier 3 (8:20); Grubby orders tier 2 (3:20)", for the first player of each side. */
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
  const sorted = firsts.sort((a, b) => a.ms - b.ms);
  const time = (ms: number) => timeOf(game, ['tier'], ms, 'timings');
  if (sorted.every(({ times }) => times.length === 1))
    return alikeOrNot(
      TIER_WORDS,
      sorted.map(({ handle: name, times: [first] }) => ({
        ...{ name, time: time(first!.ms), how: TIER_WORDS.how(first!.tier) },
      })),
    );
  const parts = sorted.map(({ handle, times }) =>
    TIER_WORDS.several(
      handle,
      times.map(({ tier, ms }) => ({ tier, time: time(ms) })),
    ),
  );
  return parts.length > 0 ? clauses(parts) : null;
}

/** A player who did something at a time. */
interface Deed {
  name: string;
  time: Sentence[number];
  /** The deed in words: "tier 2", "twice, first at the natural". */
  how: string;
}

/** "Moon expands in the north (4:34); Grubby …" or, for two who did the same, "Moon (4:34) and Grubby (5:10) both …". */
function alikeOrNot(words: DeedWords, deeds: readonly Deed[]): Sentence | null {
  const [first, second, ...more] = deeds;
  if (!first) return null;
  if (second && more.length === 0 && first.how === second.how) return words.both(first, second, first.how);
  return clauses(deeds.map((deed) => words.each(deed, deed.how)));
}

export const playerName = ({ names }: MomentSource, slot: number): string =>
  names.get(slot) ?? slotName(slot);
