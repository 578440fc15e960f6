/** Key timings of both players next to those of everyone with the race in the matchup. */
import type { CastField } from '../../archive/count/cast.ts';
import { quantile } from '../../game/quantiles.ts';
import { TIMING_NAMES, TIMINGS, type Timing } from '../../game/key-timings.ts';
import { formatClock, toSeconds } from '../../game/clock.ts';
import { TIMED } from '../../game/facts/timed.ts';
import { table, type Part } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { NONE } from '../words.ts';
import { ENOUGH, type Prepared } from './prepared.ts';
import { CAST_WORDS } from './words.ts';

/** Medians with their counts, those of everyone else in small print. */
export const castTimings = (a: Prepared, b: Prepared): Part =>
  table({
    caption: CAST_WORDS.timings.caption(ENOUGH),
    columns: [
      { name: 'Moment' },
      { name: { text: a.player.name } },
      { name: 'Field', label: `Field of ${a.player.name}` },
      { name: { text: b.player.name } },
      { name: 'Field', label: `Field of ${b.player.name}` },
    ],
    rows: TIMING_NAMES.map((timing, at): Words[] => [
      TIMINGS[timing],
      ownMedian(a, timing),
      field(a, b, at),
      ownMedian(b, timing),
      field(b, a, at),
    ]),
  });

function ownMedian({ inMatchup }: Prepared, timing: Timing): Words {
  const times = inMatchup
    .flatMap((game) => game[TIMED[timing]] ?? [])
    .map(toSeconds)
    .sort((first, second) => first - second);
  return times.length === 0 ? NONE : timeText(quantile(times, 1 / 2), times.length);
}

function field({ player, race }: Prepared, { race: against }: Prepared, at: number): Words {
  const ofGroup: CastField | undefined = player.fields.find(
    (candidate) => candidate.race === race && candidate.against === against,
  );
  const timing = ofGroup?.timings[at];
  return timing ? timeText(timing.medianSec, timing.n) : NONE;
}

/** With fewer games than `ENOUGH`, no median is shown. */
const timeText = (sec: number, n: number): Words =>
  n < ENOUGH ? { none: CAST_WORDS.timings.tooFew(n) } : { text: formatClock(sec * 1000), note: `n ${n}` };
