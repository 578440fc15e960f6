/** Describes the marks of a lane with times, for pointer tooltips and the text list. */
import type { ToldGame } from '../../map/story-schema.ts';
import { formatClock } from '../../game/clock.ts';
import type { Lane } from './lanes.ts';
import { levelWords } from './level-band.ts';
import { appearedMs } from './hero-since.ts';
import { doneMs } from './marks.ts';

type Of<Kind extends Lane['kind']> = Extract<Lane, { kind: Kind }>;

/** "2:05, 4:10". */
const clocks = (times: readonly number[]): string => times.map((ms) => formatClock(ms)).join(', ');

/** The known levels of a hero. */
export const levelsOf = ({ slot }: Of<'heroes'>, hero: string, { levels }: ToldGame) =>
  levels?.find((candidate) => candidate.id === hero && String(candidate.slot) === slot);

/**
 * Describes the heroes one by one: "Archmage from 1:07; skills at 2:05, 4:10; level 2 at 2:30–4:10; revival ordered
 * at 18:57".
 */
const heroTip = (lane: Of<'heroes'>, chronicle: ToldGame): string =>
  lane.heroes
    .filter((hero) => appearedMs(hero) !== undefined)
    .map((hero) =>
      [
        `${hero.name} from ${clocks([appearedMs(hero) ?? 0])}`,
        hero.skills.length > 0 && `skills at ${clocks(hero.skills.map(({ ms }) => ms))}`,
        levelWords(levelsOf(lane, hero.id, chronicle) ?? { levels: [] }, formatClock),
        hero.revivalsMs.length > 0 && `revival ordered at ${clocks(hero.revivalsMs)}`,
      ]
        .filter(Boolean)
        .join('; '),
    )
    .join('. ');

/** Describes the hall: "Hall from 0:00, tier 2 at 6:57, expansion ordered at 8:06". */
const hallTip = ({ player: { tiers, expansions } }: Of<'hall'>): string =>
  [
    'Hall from 0:00',
    ...tiers.flatMap((tier) => {
      const ms = doneMs(tier);
      return ms === undefined ? [] : [`tier ${tier.tier} at ${clocks([ms])}`];
    }),
    ...(expansions.length > 0 ? [`expansion ordered at ${clocks(expansions.map(({ ms }) => ms))}`] : []),
  ].join(', ');

/** First orders at creep camps by a side's players. */
export function campsOfLane({ side }: Lane, { places }: ToldGame) {
  const slots = places?.sides[side]?.slots ?? [];
  return (places?.camps ?? []).filter(({ slot }) => slots.includes(slot));
}

/** All marks of a lane; empty for an empty lane. */
export function tipOf(lane: Lane, chronicle: ToldGame): string {
  const tipAt = (tip: (times: string) => string, marks: readonly { startMs: number }[]) =>
    marks.length > 0 ? tip(clocks(marks.map(({ startMs }) => startMs))) : '';
  switch (lane.kind) {
    case 'heroes':
      return heroTip(lane, chronicle);
    case 'hall':
      return hallTip(lane);
    case 'creeps':
      return tipAt(
        (times: string): string => `First orders at creep camps at ${times}`,
        campsOfLane(lane, chronicle),
      );
    case 'pulse':
      return tipAt((times: string): string => `Fights at ${times}`, chronicle.fights);
  }
}
