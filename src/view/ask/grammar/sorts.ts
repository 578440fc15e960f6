/** Parses sort words: "longest", "most fights", "earliest tier 2". The description of the games remains. */
import type { SortMeasure, Question } from '../ask.ts';

const SOON = '(?:fastest|earliest|quickest|soonest|shortest)';

const SORTS: readonly (readonly [words: string, by: SortMeasure, way: 'most' | 'least'])[] = [
  [`${SOON} (?:tier 2|t2|tech|tier two|tech 2)`, 'tier-2', 'least'],
  [`${SOON} (?:tier 3|t3|tech 3)`, 'tier-3', 'least'],
  [`${SOON} (?:expansion|expand|expo|expos|expansions|natural|fe)`, 'expansion', 'least'],
  [`${SOON} (?:first )?hero`, 'first-hero', 'least'],
  ['longest(?: lasting| running)?', 'length', 'most'],
  ['(?:shortest|quickest|fastest)(?: win| victory)?', 'length', 'least'],
  ['(?:newest|latest|most recent|last game|last games|last match|recent games|recent)', 'played', 'most'],
  ['(?:oldest|earliest game|earliest games)', 'played', 'least'],
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

/** The sort order of a text with the remaining description; null without one. */
export function readSort(text: string): { question: Question; rest: string } | null {
  for (const [pattern, question] of FORMS) {
    if (!pattern.test(text)) continue;
    const rest = text.replace(pattern, ' ').trim();
    return {
      question,
      rest: `${rest} `
        .replace(HEAD, '')
        .replace(/ +/g, ' ')
        .trim()
        .replace(TAIL, '')
        .replace(/^ever$/, ''),
    };
  }
  return null;
}
