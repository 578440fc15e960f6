/** How a game begins: first heroes, first camps, first contact, tiers. */
import { formatClock } from '../../game/clock.ts';
import { contactOf, type MomentSource } from '../../game/derive/moments/moment-source.ts';
import { sideOf } from '../../game/derive/places/places.ts';
import { type CampVisit, firstVisits } from '../../game/derive/places/camps.ts';
import { isPlural, sideName } from '../../game/sides.ts';
import type { ToldGame } from '../story-schema.ts';
import {
  claim,
  clauses,
  type EvidencePlace,
  listedWith,
  type Sentence,
  type TimedSentence,
} from './claim.ts';
import { CAMP_WORDS, contactWords, slotName, TIER_WORDS, type DeedWords } from './words.ts';

/** Input for sentences: the game, and its key moments, fights, camps and economy as shown on pages. */
export interface StorySource extends MomentSource {
  chronicle: Pick<ToldGame, 'moments' | 'fights' | 'economy'> & {
    camps: NonNullable<ToldGame['places']>['camps'];
  };
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

/** "Arthas opens with the Blademaster and Thrall with the Far Seer." Null without hero orders. Doesn't reveal the result. */
export function heroSentence({ analysis }: Pick<StorySource, 'analysis'>): Sentence | null {
  const openings = analysis.players.flatMap(({ handle: player, heroes: [first] }) =>
    first?.ordered ? [{ player, hero: claim(first.name, 'heroes') }] : [],
  );
  const [first, second, ...more] = openings;
  if (!first) return null;
  if (second && more.length === 0 && first.hero.text === second.hero.text)
    return [`${first.player} and ${second.player} both open with the `, first.hero, '.'];
  return [
    ...listedWith(
      openings.map(({ player, hero }, index) =>
        index === 0 ? [`${player} opens with the `, hero] : [`${player} with the `, hero],
      ),
    ),
    '.',
  ];
}

/**
 * "Arthas’s first creep camp is the Ogre camp in the north (2:10); Thrall’s is …", for each side, by time: the first
 * visit in the creep routes of its players that isn't a raid on creeps that another side fights. An earlier raid is told
 * with it.
 */
export function campSentence(game: StorySource): TimedSentence | null {
  const { places, chronicle } = game;
  const visits = firstVisits(places);
  // Without a map file, attack-moves to creeps are not recognized, and the report has no creep routes.
  const routed = chronicle.camps.some(({ camp }) => camp);
  const rowOf = ({ slot, startMs }: CampVisit) =>
    chronicle.camps.find((row) => row.slot === slot && row.startMs === startMs)?.camp ?? null;
  // A unit that was told once to attack a creature, with no hero at hand, may only have lured it away.
  const isCreeping = (visit: CampVisit) => visit.orders > 1 || rowOf(visit)?.heroes.length !== 0;
  const starts = places.sides.flatMap(({ slots }) => {
    const ofSide = visits.filter((visit) => slots.includes(visit.slot) && isCreeping(visit));
    const own = ofSide.find(({ raided }) => !raided);
    const raid = ofSide[0]?.raided && routed ? ofSide[0] : undefined;
    const visit = own ?? raid;
    if (!visit) return [];
    const { startMs } = visit;
    const camp = rowOf(visit);
    const timed = (ms: number) => timeOf(game, ['camp'], ms, routed ? 'creep-routes' : 'moments');
    const names = slots.map((member) => playerName(game, member));
    const deed = { name: sideName(names), isTeam: isPlural(names), startMs, time: timed(startMs) };
    const theirs = raid?.raided && { whose: playerName(game, raid.raided.slot), time: timed(raid.startMs) };
    return [{ ...deed, camp: own && camp, raid: theirs }];
  });
  const byTime = starts.sort((a, b) => a.startMs - b.startMs);
  const [first] = byTime;
  if (!first) return null;
  if (!routed) {
    const seen = byTime.map(({ name, isTeam, time }, index) =>
      index === 0
        ? [`${name} ${isTeam ? 'are' : 'is'} first seen creeping at `, time]
        : [`${name} at `, time],
    );
    return { ms: first.startMs, sentence: [...listedWith(seen), '.'] };
  }
  const told = byTime.flatMap(({ camp }) => camp ?? []);
  const parts = byTime.map(({ camp, raid, ...deed }): Sentence => {
    if (!camp) return raid ? CAMP_WORDS.raids(deed, raid) : CAMP_WORDS.starts(deed);
    const before = told[told.indexOf(camp) - 1];
    const words = `${camp.name} ${camp.place}`;
    const after = raid ? CAMP_WORDS.afterRaid(raid) : [];
    if (!before) return [...CAMP_WORDS.first(deed, words), ...after];
    const isSame = before.number === camp.number;
    return [...(isSame ? CAMP_WORDS.nextSame(deed) : CAMP_WORDS.next(deed, words)), ...after];
  });
  return { ms: first.startMs, sentence: clauses(parts) };
}

/** Whether a computer plays; replays have no orders from it. */
export const hasComputer = ({ analysis }: Pick<StorySource, 'analysis'>): boolean =>
  analysis.players.some(({ kind }) => kind === 'computer');

/** "At 2:36, Arthas gives the first attack order, at Thrall’s main base." Which units are a computer's isn't known. */
export function contactSentence(game: StorySource): TimedSentence | null {
  const [first] = game.places.hostile;
  if (!first || hasComputer(game)) return null;
  const time = timeOf(game, ['contact'], first.ms, 'moments');
  return { ms: first.ms, sentence: contactWords(time, contactOf(game, first)) };
}

/**
 * "Arthas orders tier 2 at 3:01 and tier 3 at 8:20; Thrall orders tier 2 at 3:20." For teams, only the first player of
 * each.
 */
export function tierSentence(game: StorySource): TimedSentence | null {
  const ordered = game.analysis.players
    .flatMap(({ slot, handle, tiers }) => {
      const times = tiers.flatMap(({ tier, ordered, doubt }) =>
        ordered && doubt !== 'cancelled' ? [{ tier, ms: ordered.ms }] : [],
      );
      return times[0] ? [{ slot: Number(slot), handle, ms: times[0].ms, times }] : [];
    })
    .sort((a, b) => a.ms - b.ms);
  const [earliest] = ordered;
  if (!earliest) return null;
  const { ms } = earliest;
  const time = (ms: number) => timeOf(game, ['tier'], ms, 'timings');
  if (game.places.sides.some(({ slots }) => slots.length > 1)) {
    const { tier } = earliest.times[0]!;
    const sides = Map.groupBy(
      ordered.filter(({ times }) => times[0]!.tier === tier),
      ({ slot }) => sideOf(game.places, slot),
    );
    const deeds = [...sides.values()].map(([first]) => ({ name: first!.handle, time: time(first!.ms) }));
    return { ms, sentence: TIER_WORDS.firstOfTeams(deeds, tier) };
  }
  if (ordered.every(({ times }) => times.length === 1))
    return alikeOrNot(
      ordered.map(({ handle: name, times: [first] }) => ({
        ...{ name, time: time(first!.ms), how: TIER_WORDS.how(first!.tier), words: TIER_WORDS },
      })),
      ms,
    );
  const parts = ordered.map(({ handle, times }) =>
    TIER_WORDS.several(
      handle,
      times.map(({ tier, ms }) => ({ tier, time: time(ms) })),
    ),
  );
  return { ms, sentence: clauses(parts) };
}

/** A player who did something at a time. */
export interface Deed {
  name: string;
  time: Sentence[number];
  /** The deed in words: "tier 2", "twice, first at the natural". */
  how: string;
  words: DeedWords;
  /** What else the player did; such players are told one by one. */
  more?: Sentence;
}

/** "Arthas expands in the north (4:34); Thrall …" or, for two who did the same, "Arthas (4:34) and Thrall (5:10) both …". */
export function alikeOrNot(deeds: readonly Deed[], ms = 0): TimedSentence | null {
  const [first, second, ...more] = deeds;
  if (!first) return null;
  const isAlike = second && more.length === 0 && first.how === second.how && !(first.more ?? second.more);
  const sentence = isAlike
    ? first.words.both(first, second, first.how)
    : clauses(deeds.map((deed) => [...deed.words.each(deed, deed.how), ...(deed.more ?? [])]));
  return { ms, sentence };
}

/** The name of a player by lobby slot. */
export const playerName = ({ names }: MomentSource, slot: number): string =>
  names.get(slot) ?? slotName(slot);
