/** Sorts games by a measure, and finds the first one. */
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
import { FIRST_ANSWERS, ANSWER_PAGES } from './words.ts';

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

const OF_PLAYER: ReadonlySet<SortMeasure> = new Set(['apm', 'time']);

function valueText(by: SortMeasure, value: number | string): string {
  if (by === 'played') return dateText(String(value));
  if (by === 'fights') return FIRST_ANSWERS.fights(Number(value));
  if (by === 'even') return FIRST_ANSWERS.even(Number(value));
  if (by === 'apm') return FIRST_ANSWERS.apm(Number(value));
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
  const moment = measured < 0 ? '' : momentText(sample.parts[measured]!.ask);
  const label = FIRST_ANSWERS.label(FIRST_ANSWERS.measures[by][way === 'most' ? 0 : 1], moment, what);
  const n = sample.games.length;
  const base = { asks: 'first', n, spoils: by === 'length' } as const;
  if (!first || value === null)
    return {
      ...base,
      sentence: FIRST_ANSWERS.none(label),
      link: { text: ANSWER_PAGES.statistics, href: urls.statistics() },
    };
  // Order times are stored in steps of five seconds and dates in days, so several games can tie for first place.
  const isTied = by === 'time' || by === 'played';
  const tied = isTied ? views.filter((view) => valueOf(by, view, sample) === value) : [];
  const level = by === 'played' ? new Set(tied.map(({ game }) => game)).size - 1 : tied.length - 1;
  const others = level > 0 ? FIRST_ANSWERS[by === 'time' ? 'tiedTimes' : 'tiedDates'](level) : '';
  const map = sample.index.maps.find(({ key }) => key === first.game.map);
  const text = FIRST_ANSWERS.game(opponentsText(first.game, sample.nameOf), map?.name);
  const plain = valueText(by, value);
  const ofPlayer = OF_PLAYER.has(by) ? FIRST_ANSWERS.ofPlayer(sample.nameOf(first.self), plain) : plain;
  return {
    ...base,
    ...{ value: typeof value === 'number' ? value : null, game: first.game.replayId },
    sentence: FIRST_ANSWERS.sentence(label, ofPlayer, text, n, others),
    link: { text, href: urls.game(first.game.replayId) },
  };
}
