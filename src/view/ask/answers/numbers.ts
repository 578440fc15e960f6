/** Formats the numbers in answers. */
import { winShare } from '../../../archive/count/win-share.ts';
import { quantile } from '../../../game/quantiles.ts';
import { plainClock } from '../clock.ts';
import type { Answer } from './answer.ts';
import { describe } from './describe.ts';
import { pageAboutParts } from './links.ts';
import type { Sample, Appeared } from './views.ts';
import { NUMBER_ANSWERS } from './words.ts';

/** "8 of 11 games, 73 % (95 % interval 43 to 90 %)", with the Wilson interval; requires at least one game. */
export function wonShare(won: number, lost: number): string {
  const { decided, percent, from, to } = winShare({ won, lost })!;
  return NUMBER_ANSWERS.wonShare(won, decided, percent, from, to);
}

/** The median of ascending seconds, with the middle half if there are enough values. */
export function spreadText(seconds: readonly number[]): string {
  const middle = quantile(seconds, 1 / 2);
  if (seconds.length < 5) return NUMBER_ANSWERS.medianOfFew(plainClock(middle), seconds.length);
  const [low, high] = [1 / 4, 3 / 4].map((share) => plainClock(quantile(seconds, share)));
  return NUMBER_ANSWERS.median(plainClock(middle), seconds.length, low!, high!);
}

export function answerCount(sample: Sample): Answer {
  const n = sample.games.length;
  const spoils = sample.parts.some(({ ask }) => ask.is === 'result' || ask.is === 'length');
  return {
    ...{ asks: 'count', n, spoils, link: pageAboutParts(sample.parts) },
    sentence: NUMBER_ANSWERS.count(n, describe(sample.parts)),
  };
}

/**
 * Games counted for win rates. If a race is asked for, 1v1 games with a random race are left out, as in statistics.
 */
export function ratedViews({ views, parts, rows }: Sample): Appeared[] {
  const ofRace = parts.some(
    ({ ask, side }) => (ask.is === 'race' || ask.is === 'matchup') && side === 'self',
  );
  const isDrawn = ({ self, game }: Appeared) =>
    (game.players.length === 2 ? game.players : [self]).some((player) => rows.isRandom(player));
  return views.filter((view) => !(ofRace && isDrawn(view)));
}

export function answerRate(sample: Sample): Answer {
  const views = ratedViews(sample);
  const won = views.filter(({ self }) => self.result === 'won').length;
  const lost = views.filter(({ self }) => self.result === 'lost').length;
  const who = capital(describe(sample.parts));
  return {
    ...{ asks: 'rate', n: won + lost, value: won, spoils: true, link: pageAboutParts(sample.parts) },
    // Without a known result there is no record.
    sentence: won + lost > 0 ? NUMBER_ANSWERS.rate(who, wonShare(won, lost)) : NUMBER_ANSWERS.noRate(who),
  };
}

export function answerLength(sample: Sample): Answer {
  const seconds = sample.games.map(({ decidedMs }) => Math.floor(decidedMs / 1000)).sort((a, b) => a - b);
  const base = {
    asks: 'length',
    n: seconds.length,
    spoils: true,
    link: pageAboutParts(sample.parts),
  } as const;
  if (seconds.length === 0) return { ...base, value: null, sentence: NUMBER_ANSWERS.noLengths };
  return {
    ...base,
    value: quantile(seconds, 1 / 2),
    sentence: NUMBER_ANSWERS.lengths(describe(sample.parts), spreadText(seconds)),
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
