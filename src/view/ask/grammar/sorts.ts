/** Parses sort words: "longest", "most fights", "earliest tier 2". The description of the games remains. */
import type { SortMeasure, Question } from '../ask.ts';

type First = Extract<Question, { asks: 'first' }>;

/** A question about the games that come first, and the words that describe them. */
export interface SortForm {
  question: First;
  rest: string;
  /** Words that are about whole games, with those before and behind them; null where they are about a moment. */
  sorted: { words: string; before: string; behind: string } | null;
}

const GAMES = '(?:games?|match|matches|replays?|ones?)';

const SORTS: readonly (readonly [words: string, by: SortMeasure, way: 'most' | 'least'])[] = [
  ['longest(?: lasting| running)?', 'length', 'most'],
  ['shortest', 'length', 'least'],
  [
    `(?:quickest|fastest)(?=.* (?:${GAMES}|wins?|victor(?:y|ies)|won|lost|loss(?:es)?)(?: |$))`,
    'length',
    'least',
  ],
  [`slowest(?= ${GAMES}|$)`, 'length', 'most'],
  ['(?:newest|latest|most recent|last game|last games|last match|recent games|recent)', 'played', 'most'],
  ['last(?= (?!refuge )\\S+ (?:games?|match|matches|replays?)$)', 'played', 'most'],
  [
    '(?:very )?first (?:ever )?(?:game|match|replay)s?(?= (?:of|by|with|on|between) (?!the ))',
    'played',
    'least',
  ],
  [`(?:oldest|earliest ${GAMES})`, 'played', 'least'],
  ['(?:closest|most even|most balanced|tightest|evenest)', 'even', 'most'],
  ['(?:most|biggest) (?:fights|fighting|battles|action|fight)', 'fights', 'most'],
  ['(?:most action packed|bloodiest)', 'fights', 'most'],
  ['(?:fewest|least) (?:fights|fighting|battles|action)', 'fights', 'least'],
  ['(?:most|highest|best|max|maximum|top) (?:apm|actions per minute|actions a minute)', 'apm', 'most'],
  ['fastest (?:hands|player)', 'apm', 'most'],
  ['(?:lowest|least|slowest|min|minimum) (?:apm|actions per minute)', 'apm', 'least'],
];

const FORMS = SORTS.map(
  ([words, by, way]) =>
    [
      new RegExp(`(?:^| )(?:(?:the )?top \\d+ |the \\d+ )?(?:the )?${words}(?= |$)`),
      { asks: 'first', by, way },
    ] as const,
);
/** Question words before sort words: "what is the longest game", "how long was the longest game". */
const HEAD =
  /^(?:what|which|who)(?: (?:is|was|are|were|has|had|game|games|player))*(?: the)? |^how (?:long|fast|early|high|old) (?:is|was|are|were)(?: the)? |^when (?:was|is)(?: the)? /;
const TAIL = / (?:ever|overall|of all time|in the archive|of all|so far)$/;

const described = (words: string): string =>
  `${words} `
    .replace(HEAD, '')
    .replace(/ +/g, ' ')
    .trim()
    .replace(TAIL, '')
    .replace(/^ever$/, '');

/** "Newest Blademaster": only lengths and balance, and the ambiguous "latest", need a game for their noun. */
const isOfAnything = ({ by }: First, words: string): boolean =>
  by === 'fights' || by === 'apm' || (by === 'played' && !/ ?latest$/.test(words));

/** The words that sort games, and the description that remains without them; null if there are no such words. */
export function readSort(text: string): SortForm | null {
  for (const [pattern, question] of FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const sorted = {
      words: match[0].trim(),
      before: described(text.slice(0, match.index)),
      behind: text.slice(match.index + match[0].length),
    };
    return {
      question,
      rest: described(text.replace(pattern, ' ').trim()),
      sorted: isOfAnything(question, match[0]) ? null : sorted,
    };
  }
  return null;
}

/** "fastest" and similar words before something that has a time, not before a game, a win or a player. */
const SOON = new RegExp(
  `^(.*?)(?:^| )(?:the )?(fastest|earliest|quickest|soonest|slowest|latest)(?! ${GAMES}| wins?| victor|$| hands| player| apm| actions) (.+)$`,
);
const SOMEBODY =
  /^(?:that )?(?:anyone|anybody|someone|somebody) (?:(?:has|have|ever) )*(?:got|gets?|had|reached|hit|went|made|built)? ?/;
/** Moments that almost every game has. */
const USUAL =
  '(?:tier [23]|expansions?|expand|expos?|exp|natural|fe|(?:first |second |third )?hero(?:es)?)(?= |$)';
const USUAL_FIRST = new RegExp(`^${USUAL}`);
const USUAL_THERE = new RegExp(`(?:^| )${USUAL}`);
const OF_WHOLE_GAMES = new RegExp(`(?:^| )(?:${GAMES}|wins?|victor(?:y|ies))(?= |$)`);

/**
 * "Fastest bears", "latest expansion orc": sorts games by a moment in them. The words for the moment come first in
 * the remaining text, so that it is the first part with a time. Null if the game itself is fast or late.
 */
export function readMomentSort(text: string): SortForm | null {
  const [, before = '', how = '', behind = ''] = SOON.exec(text) ?? [];
  if (behind === '') return null;
  const moment = behind
    .replace(SOMEBODY, '')
    .replace(/^hero(?:es)?(?= |$)/, 'first hero')
    .replace(/^(?:fe|fast expansion)(?= |$)/, 'expansion');
  // "The latest bear games" are new, "the quickest win with bears" is short.
  if (OF_WHOLE_GAMES.test(behind) && !USUAL_FIRST.test(moment)) return null;
  // "The latest hero" can also mean the newest hero in the game.
  if (how === 'latest' && (!USUAL_THERE.test(moment) || /^hero(?:es)?(?= |$)/.test(behind))) return null;
  const way = how === 'slowest' || how === 'latest' ? 'most' : 'least';
  return {
    question: { asks: 'first', by: 'time', way },
    sorted: null,
    rest: described(`${moment} ${described(before)}`.trim()),
  };
}
