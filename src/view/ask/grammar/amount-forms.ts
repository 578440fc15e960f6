/** Ways to ask how many, how long, and when something is ordered. */
import type { Question } from '../ask.ts';
import type { QuestionPattern } from './question-pattern.ts';

const count: Question = { asks: 'count' };
const time: Question = { asks: 'time' };
const length: Question = { asks: 'length' };

const AVERAGE = '(?:average|median|mean|typical|usual|normal)';

/** Only games are counted: "how many players" is not understood. */
const isOfGames = ([what = '']: readonly string[]): Question | null =>
  /^(?:\S+ ){0,2}(?:players|heroes|people|units|buildings|openings|opponents|hours|wins in (?:a )?row)(?= |$)/.test(
    what.trim(),
  ) && !/ games?(?= |$)/.test(` ${what}`)
    ? null
    : count;

/** Words after a thing that say it is ready. */
const OUT =
  '(?: (?:out|done|ready|there|come|comes|come out|comes out|start|starts|up|available|finish|finished))?';

export const AMOUNT_FORMS: readonly QuestionPattern[] = [
  // "how many games has grubby played"
  [
    /^(?:how many times|how many|number of|count of|count|how often|total)(?= |$)(?: (?:is|are|do|does|did|has|have|times)(?= |$))?(.*?)(?: (?:are there|were there|there are|have been played|were played|are played|exist))?$/,
    isOfGames,
    '$1',
  ],
  [/^how long (?:is|are) (?:an? |the )?(?:average|typical|usual|normal) (.+)$/, length, '$1'],
  // "how long are games", "average game length"
  [/^how long (?:are|is|do|does|did|was|were|can) (.+?)(?: (?:last|take|go|go on|run))?$/, length, '$1'],
  [
    new RegExp(
      `^${AVERAGE} (?:game |match )?(?:length|duration|game time)(?! (?:games?|match|matches)$)(?: (?:of|for|in)(?= |$))?(.*)$`,
    ),
    length,
    '$1',
  ],
  [new RegExp(`^(.*?)(?:${AVERAGE} )?(?:game |match )(?:length|duration)s?$`), length, '$1'],
  [/^(?:game |match )(?:length|duration)s?(?: (?:of|for|in)(?= |$))?(.*)$/, length, '$1'],
  // "when do orcs get tier 2", "average expansion time night elf", "tier 2 timing human"
  [
    new RegExp(
      `^(?:when|at what time|what time|what minute|which minute|how early|how late|how fast|how soon|how quickly) (?:do|does|did|is|are|can|will|should) (?:the )?(.+?)${OUT}((?: (?:for|of|by) .+)?)$`,
    ),
    time,
    '$1 $2',
  ],
  [new RegExp(`^${AVERAGE} (?:time|timing) (?:of|for) (.+)$`), time, '$1'],
  [new RegExp(`^${AVERAGE} (.+?) (?:time|times|timing|timings)(.*)$`), time, '$1 $2'],
  [
    /^(.+?) (?:timing|timings|time|times)(?= |$)(?! attack| push)(?: (?:of|for|by|as)(?= |$))?(.*)$/,
    time,
    '$1 $2',
  ],
  [new RegExp(`^${AVERAGE} (tier [23]|expansion|first hero|second hero|third hero)(.*)$`), time, '$1 $2'],
];
