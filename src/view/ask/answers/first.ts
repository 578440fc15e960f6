/** Finds the first game by a measure, and sorts all games by a measure. */
import { counted } from '../../../game/counted.ts';
import { toSeconds } from '../../../game/clock.ts';
import { dateText } from '../../dates.ts';
import { plainClock } from '../clock.ts';
import type { SortMeasure, Question } from '../ask.ts';
import { sortedPart } from '../grammar/answerable.ts';
import { momentText } from '../readings/say.ts';
import { urls } from '../../../urls.ts';
import type { Answer } from './answer.ts';
import { describe } from './describe.ts';
import { momentSeconds } from './times.ts';
import { opponentsText, type Sample, type Appeared } from './views.ts';

/** The value that games are sorted by; null if unknown. */
function valueOf(by: SortMeasure, { game, self }: Appeared, sample: Sample): number | string | null {
  const { rows } = sample;
  switch (by) {
    case 'length':
      return toSeconds(game.decidedMs);
    case 'played':
      return game.played.from ?? null;
    case 'fights':
      return game.fought?.fights ?? null;
    case 'even':
      return game.fought?.even ?? null;
    case 'apm':
      return rows.apmOf(self);
    case 'time':
      return momentSeconds(sample.parts[sortedPart(sample.parts)]!.ask, self, sample);
  }
}

const LABELS: Readonly<Record<SortMeasure, readonly [most: string, least: string]>> = {
  length: ['The longest', 'The shortest'],
  played: ['The newest', 'The oldest'],
  fights: ['Most fights', 'Fewest fights'],
  even: ['Most evenly split attack orders', 'Least evenly split attack orders'],
  apm: ['Most actions per minute', 'Fewest actions per minute'],
  time: ['Latest', 'Earliest'],
};
const OF_PLAYER: ReadonlySet<SortMeasure> = new Set(['apm', 'time']);

function valueText(by: SortMeasure, value: number | string): string {
  if (by === 'played') return dateText(String(value));
  if (by === 'fights') return counted(Number(value), 'fight');
  if (by === 'even') return `${value} %`;
  if (by === 'apm') return `${value} a minute`;
  return plainClock(Number(value));
}

/** Indexes of the games sorted by a measure, unknown values last, ties in archive order. */
export function sortedViews(sample: Sample, { by, way }: Extract<Question, { asks: 'first' }>): Appeared[] {
  const sign = way === 'most' ? -1 : 1;
  const valued = sample.views.map((view) => ({ view, value: valueOf(by, view, sample) }));
  valued.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return a.value === b.value ? 0 : a.value < b.value ? -sign : sign;
  });
  return valued.map(({ view }) => view);
}

export function answerFirst(sample: Sample, question: Extract<Question, { asks: 'first' }>): Answer {
  const { by, way } = question;
  const views = sortedViews(sample, question);
  const [first] = views;
  const value = first ? valueOf(by, first, sample) : null;
  const measured = by === 'time' ? sortedPart(sample.parts) : -1;
  const what = describe(sample.parts.filter((_, at) => at !== measured));
  const moment = measured < 0 ? '' : ` ${momentText(sample.parts[measured]!.ask)}`;
  const label = LABELS[by][way === 'most' ? 0 : 1] + moment + (what && ` (${what})`);
  const n = sample.games.length;
  const base = { asks: 'first', n, spoils: by === 'length' } as const;
  if (!first || value === null)
    return {
      ...base,
      sentence: `${label}: no game shows this.`,
      link: { text: 'Statistics', href: urls.statistics() },
    };
  const who = OF_PLAYER.has(by) ? `${sample.nameOf(first.self)}, ` : '';
  // Order times are known in steps of five seconds and dates in days, so several games may be first.
  const isTied = by === 'time' || by === 'played';
  const tied = isTied ? views.filter((view) => valueOf(by, view, sample) === value) : [];
  const level = by === 'played' ? new Set(tied.map(({ game }) => game)).size - 1 : tied.length - 1;
  const others =
    level > 0 ? `; ${level} more ${by === 'time' ? 'within five seconds' : 'with this date'}` : '';
  const map = sample.index.maps.find(({ key }) => key === first.game.map);
  const text = opponentsText(first.game, sample.nameOf) + (map ? ` on ${map.name}` : '');
  return {
    ...base,
    ...{ value: typeof value === 'number' ? value : null, game: first.game.replayId },
    sentence: `${label}: ${who}${valueText(by, value)}, ${text} (of ${n === 1 ? '1 game' : `${n} games`}${others}).`,
    link: { text, href: urls.game(first.game.replayId) },
  };
}
