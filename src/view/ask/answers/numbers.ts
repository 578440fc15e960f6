/** Formats the numbers in answers. */
import { winShare } from '../../../archive/count/win-share.ts';
import { counted } from '../../../game/counted.ts';
import { quantile } from '../../../game/quantiles.ts';
import { plainClock } from '../clock.ts';
import type { Answer } from './answer.ts';
import { describe } from './describe.ts';
import { pageAboutParts } from './links.ts';
import type { Sample, Appeared } from './views.ts';

/** "8 of 11 games, 73 % (95 % interval 43 to 90 %)", with the Wilson interval; requires at least one game. */
export function wonShare(won: number, lost: number): string {
  const share = winShare({ won, lost })!;
  return `${won} of ${counted(share.decided, 'game')}, ${share.percent} % (95 % interval ${share.from} to ${share.to} %)`;
}

/** The median of ascending seconds, with the middle half if there are enough values. */
export function spreadText(seconds: readonly number[]): string {
  const middle = quantile(seconds, 1 / 2);
  if (seconds.length < 5) return `${plainClock(middle)}, the median of only ${seconds.length}`;
  const [low, high] = [quantile(seconds, 1 / 4), quantile(seconds, 3 / 4)].map(plainClock);
  return `${plainClock(middle)}, the median of ${seconds.length}; half of them between ${low} and ${high}`;
}

export function answerCount(sample: Sample): Answer {
  const n = sample.games.length;
  const spoils = sample.parts.some(({ ask }) => ask.is === 'result' || ask.is === 'length');
  const what = describe(sample.parts);
  return {
    ...{ asks: 'count', n, spoils, link: pageAboutParts(sample.parts) },
    sentence: `${counted(n, 'game')}${what && `: ${what}`}.`,
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
  return {
    ...{ asks: 'rate', n: won + lost, value: won, spoils: true, link: pageAboutParts(sample.parts) },
    // Without a known result there is no record.
    sentence: `${capital(describe(sample.parts))}: ${won + lost > 0 ? `won ${wonShare(won, lost)}` : 'the archive has no game with a known winner'}.`,
  };
}

export function answerLength(sample: Sample): Answer {
  const seconds = sample.games.map(({ decidedMs }) => Math.floor(decidedMs / 1000)).sort((a, b) => a - b);
  const what = describe(sample.parts);
  const base = {
    asks: 'length',
    n: seconds.length,
    spoils: true,
    link: pageAboutParts(sample.parts),
  } as const;
  if (seconds.length === 0)
    return { ...base, value: null, sentence: 'No game matches, so there are no lengths.' };
  return {
    ...base,
    value: quantile(seconds, 1 / 2),
    sentence: `Length of games${what && `, ${what}`}: ${spreadText(seconds)}.`,
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
