/** Texts of the statistics in a visitor's history. */
import { counted } from '../../../game/counted.ts';

export const APM = 'Actions per minute';
export const unitsBy = (minute: number): string => `Units by ${minute}:00`;

export const RESULT_WORDS = {
  title: 'Results',
  note:
    'Win rates count games with a known result. The range is the 95 % confidence interval (Wilson): few games say ' +
    'little. Results that you set by hand count too.',
  /** These sentences follow the note. There are none if every game counts. */
  leftOut: ({ computers, unfinished }: { computers: number; unfinished: number }): string[] => {
    const kinds = [
      ...(computers > 0 ? [`${counted(computers, 'game')} against computers only`] : []),
      ...(unfinished > 0 ? [`${counted(unfinished, 'game')} without a result`] : []),
    ];
    return [
      ...(kinds.length > 0 ? [`Left out: ${kinds.join(' and ')}.`] : []),
      ...(unfinished > 0
        ? [
            'A game has no result if it is unfinished, or if its replay doesn’t show who won.',
            'It counts once you set a result.',
          ]
        : []),
    ];
  },
  /** Below a table with more rows than are shown. */
  mostGames: (rows: number): string =>
    `These are the ${rows} with the most games. Your saved history files have all the others.`,
  /** Headings of each table's first column. */
  by: { all: 'All', matchup: 'Matchup', map: 'Map', opponent: 'Opponent', patch: 'Patch', day: 'Day' },
  games: 'Games',
  won: 'Won',
  lost: 'Lost',
  share: 'Share of wins',
  noResult: 'no result known',
  lastDays: 'Last days',
};

export const TREND_WORDS = {
  title: 'Over time',
  games: 'Games',
  /** Names of a step with one game, and of a step with several. */
  game: (number: number): string => `Game ${number}`,
  step: (first: number, last: number): string => `Games ${first} to ${last}`,
  note: (games: number): string =>
    `Medians of ${games} games at a time, the earliest first, each with the range of the middle half and the number of games ` +
    'that got that far. Win shares have their 95 % confidence interval. Earlier isn’t always better.',
  unitsNote:
    'Units certainly made by the end of a minute, without workers. More units were possible. Medians and middle halves are ' +
    'those of the games that lasted that long and whose replays show it.',
  played: 'Played',
  days: (first: string, last: string): string => `${first} to ${last}`,
  noDay: 'not known',
  /** "1:05, 1:01–1:12 (9)". */
  spread: (median: string, range: readonly string[] | null, games: number): string =>
    `${median}${range ? `, ${range.join('–')}` : ''} (${games})`,
  none: 'none',
};

export const WON_LOST_WORDS = {
  title: 'When you win, when you lose',
  note: (won: number, lost: number, race: string): string =>
    `Medians of your ${sample(won, lost, race)}. Only clear differences are listed. They don’t prove what decided a game.`,
  nothing: (won: number, lost: number, race: string): string =>
    `Nothing that is counted here differs clearly between your ${sample(won, lost, race)}.`,
  measure: 'What',
  won: 'When you won',
  lost: 'When you lost',
};

const sample = (won: number, lost: number, race: string): string =>
  `${counted(won, 'won game')} and ${counted(lost, 'lost game')} with ${race}`;
