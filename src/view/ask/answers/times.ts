/** Answers "When does …" with the median time of an event. */
import { secondsOrNull } from '../../../game/clock.ts';
import { quantile } from '../../../game/quantiles.ts';
import type { Ask } from '../ask.ts';
import { momentText } from '../readings/say.ts';
import { dateText } from '../../dates.ts';
import type { BrowsedPlayer } from '../index/game.ts';
import type { Answer } from './answer.ts';
import { describe } from './describe.ts';
import { pageAboutParts } from './links.ts';
import { capital, spreadText } from './numbers.ts';
import type { Sample } from './views.ts';
import { DATE_ANSWERS, TIME_ANSWERS } from './words.ts';

/** When a player did what a part says, in seconds; null for never. */
export function momentSeconds(ask: Ask, player: BrowsedPlayer, { rows }: Sample): number | null {
  const first = (ids: readonly string[]): number | null => {
    const times = ids.flatMap((id) => rows.secondsOf(id, player) ?? []);
    return times.length > 0 ? Math.min(...times) : null;
  };
  switch (ask.is) {
    case 'tier':
      return secondsOrNull(ask.tier === 2 ? player.tier2OrderedMs : player.tier3OrderedMs);
    case 'expansion':
      return secondsOrNull(player.expansionMs);
    case 'hero':
      return ask.place === 1
        ? secondsOrNull(player.firstHeroMs)
        : first(player.heroes.slice(ask.place - 1, ask.place));
    case 'objects':
      return first(ask.ids);
    default:
      return null;
  }
}

/** `measured` is the part to time; the views match the other parts. */
export function answerTime(sample: Sample, measured: Ask): Answer {
  const seconds = sample.views
    .flatMap(({ self }) => momentSeconds(measured, self, sample) ?? [])
    .sort((a, b) => a - b);
  const base = {
    asks: 'time',
    n: seconds.length,
    spoils: false,
    link: pageAboutParts(sample.parts),
  } as const;
  const moment = TIME_ANSWERS.moment(capital(momentText(measured)), describe(sample.parts));
  if (seconds.length === 0) return { ...base, value: null, sentence: TIME_ANSWERS.never(moment) };
  return {
    ...base,
    value: quantile(seconds, 1 / 2),
    sentence: TIME_ANSWERS.ordered(moment, spreadText(seconds)),
  };
}

export function answerWhen(sample: Sample): Answer {
  const days = sample.games.flatMap(({ played }) => (played.from ? [played] : []));
  const base = {
    asks: 'when',
    n: sample.games.length,
    spoils: false,
    link: pageAboutParts(sample.parts),
  } as const;
  if (days.length === 0) return { ...base, sentence: DATE_ANSWERS.unknown };
  const from = days.map((day) => day.from!).sort()[0]!;
  const to = days
    .map((day) => day.to ?? day.from!)
    .sort()
    .at(-1)!;
  const [first, last] = [dateText(from), dateText(to)];
  const { n } = base;
  return {
    ...base,
    sentence: from === to ? DATE_ANSWERS.onDay(n, first) : DATE_ANSWERS.between(n, first, last),
  };
}
