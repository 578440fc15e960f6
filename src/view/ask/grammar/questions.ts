/**
 * Recognizes questions by the words around a description of games; each form has an example. The first matching form
 * wins.
 */
import type { Group, Question } from '../ask.ts';
import { readSort } from './sorts.ts';

/** A question, and the words that describe its games. */
export interface QuestionForm {
  question: Question;
  rest: string;
}

type Form = readonly [
  pattern: RegExp,
  question: Question | ((groups: readonly string[]) => Question | null),
  /** The description, with `$1` for a group of the pattern. */
  rest: string,
];

const GROUPS: Readonly<Record<string, Group>> = {
  ...{ hero: 'hero1', heroes: 'hero1', 'first hero': 'hero1', 'first heroes': 'hero1', opening: 'hero1' },
  ...{ 'build order': 'hero1', 'build orders': 'hero1', build: 'hero1', builds: 'hero1' },
  ...{ openings: 'hero1', opener: 'hero1', 'second hero': 'hero2', 'third hero': 'hero3' },
  ...{ map: 'map', maps: 'map', race: 'race', races: 'race', player: 'player', players: 'player' },
  ...{ matchup: 'matchup', matchups: 'matchup', event: 'event', tournament: 'event', events: 'event' },
};
const GROUP = `(${Object.keys(GROUPS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

const most =
  (at: number) =>
  (groups: readonly string[]): Question => ({ asks: 'most', of: GROUPS[groups[at]!]! });
const best =
  (at: number) =>
  (groups: readonly string[]): Question => ({ asks: 'best', of: GROUPS[groups[at]!]! });
const [count, rate, time, length, record, winners, losers, when] = (
  ['count', 'rate', 'time', 'length', 'record', 'winners', 'losers', 'when'] as const
).map((asks): Question => ({ asks })) as [
  Question,
  Question,
  Question,
  Question,
  Question,
  Question,
  Question,
  Question,
];

const BEST = '(?:best|strongest|most successful|most winning|winningest)';
const POPULAR =
  '(?:most (?:played|popular|common|used|frequent|picked|chosen)|favou?rite|usual|common|popular|standard|typical)';
const AVERAGE = '(?:average|median|mean|typical|usual|normal)';

const FORMS: readonly Form[] = [
  // "who is better grubby or happy", "does grubby beat happy", "h2h grubby happy"
  [/^(?:who is|whos|which player is) (?:better|stronger) (.+) or (.+)$/, record, '$1 vs $2'],
  [/^(?:does|did|can|will) (.+) (?:beat|defeat|win against|win vs) (.+)$/, record, '$1 vs $2'],
  [
    /^(?:head to head|h2h|score|record|balance)(?: (?:of|between)(?= |$))? (.+?)(?: and| vs| versus| against| v)? (\S+)$/,
    record,
    '$1 vs $2',
  ],
  [/^(.+) (?:head to head|h2h|score|record|balance)$/, record, '$1'],
  [/^(.+) (?:who won|who wins|who is winning)$/, winners, '$1'],
  // "who beat happy", "who did grubby beat", "who won wca 2015"
  [/^who (?:won|wins|has won|has) (?:the )?most(?: games| wins)?(?: (?:in|at|on))?(.*)$/, winners, '$1'],
  [/^who (?:beat|beats|defeated|has beaten|won against|wins against|won vs) (.+)$/, winners, 'against $1'],
  [/^(?:who|whom) (?:did|has|does) (.+) (?:lose|lost)(?: against| to)?$/, winners, 'against $1'],
  [
    /^(?:who|whom) (?:did|has|does) (.+) (?:beat|beaten|defeat|defeated|win against|won against)$/,
    losers,
    'against $1',
  ],
  [/^(?:who won|who wins|who is the winner of|winners? of(?: the)?) (.+)$/, winners, '$1'],
  // "when was grubby vs thorzain played"
  [/^(?:when|what day|which day) (?:was|were|did) (.+) (?:played|play|held|take place)$/, when, '$1'],
  [/^when (?:was|were) (.+)$/, when, '$1'],
  // "win rate orc vs human", "how often does orc win against human", "chance of orc to win against undead"
  [
    /^(?:chances?|odds|probability) (?:of|for|that) (.+?)(?: to)? (?:win|wins|winning|beat|beats|beating)(?: against| vs)? (.+)$/,
    rate,
    '$1 vs $2',
  ],
  [
    /^(?:how often|how frequently) (?:do|does|did) (.+) (?:win|beat) (?:against|vs|versus|over)? ?(.+)$/,
    rate,
    '$1 vs $2',
  ],
  [/^(?:how often|how frequently) (?:do|does|did) (.+) win$/, rate, '$1'],
  [/^(?:how often|how many times) (?:do|does|did|has|have) (.+) (?:beaten|beat) (.+)$/, count, '$1 beat $2'],
  [/^(?:how often|how many times) (?:do|does|did|has|have) (.+) (?:lose|lost)(.*)$/, count, '$1 lost $2'],
  [
    /^(.*?)(?:win ?rates?|winning rate|win percentage|win percent|win ratio|win chances?|success rate)(?: (?:of|for|with|in|when)(?= |$))?(.*)$/,
    rate,
    '$1 $2',
  ],
  [/^(?:does|do|is) (.+) (?:win|work|winning)(?: (?:games|more))?$/, rate, '$1'],
  // "best hero against undead", "which hero wins most against orc"
  [new RegExp(`^${BEST} ${GROUP}(?: (?:for|of|as|with|on|in|at)(?= |$))?(.*)$`), best(0), '$2'],
  [
    new RegExp(`^(?:who|what|which) is the ${BEST} ${GROUP}(?: (?:for|of|as|with|on|in|at)(?= |$))?(.*)$`),
    best(0),
    '$2',
  ],
  [new RegExp(`^(?:the )?${BEST} (.+?) ${GROUP}(.*)$`), best(1), '$1 $3'],
  [
    new RegExp(`^(?:which|what) ${GROUP} (?:wins?|won|has won)(?: the)? most(?: games| often)?(.*)$`),
    best(0),
    '$2',
  ],
  [new RegExp(`^(?:which|what) ${GROUP} (?:is|are) (?:the )?${BEST}(.*)$`), best(0), '$2'],
  // "most played map", "which race is played most", "what does happy open with"
  [
    new RegExp(`^(?:the )?${POPULAR} ${GROUP}(?: (?:for|of|as|by|with|on|in|at)(?= |$))?(.*)$`),
    most(0),
    '$2',
  ],
  [
    new RegExp(`^(?:what|which) is the ${POPULAR} ${GROUP}(?: (?:for|of|as|by|with|on|in|at)(?= |$))?(.*)$`),
    most(0),
    '$2',
  ],
  [new RegExp(`^(?:the )?${POPULAR} (.+?) ${GROUP}(.*)$`), most(1), '$1 $3'],
  [
    new RegExp(
      `^(?:which|what) ${GROUP} (?:is|are|was) (?:played|picked|used|chosen|trained)(?: the)? most(?: often)?(.*)$`,
    ),
    most(0),
    '$2',
  ],
  [
    /^(?:who|which player) (?:plays?|played|has)(?: the)? most(?: games)?(.*)$/,
    { asks: 'most', of: 'player' },
    '$1',
  ],
  [
    new RegExp(
      `^(?:which|what) ${GROUP} (?:do|does|did) (.+) (?:play|pick|open with|prefer|use|choose|start with|go|train)(?: first| most)?(.*)$`,
    ),
    most(0),
    '$2 $3',
  ],
  [
    /^(?:what|how) (?:do|does|did) (.+) (?:open with|open|start with|start|go first|pick first|play|usually play|usually open)(?: (?:with))?(.*)$/,
    { asks: 'most', of: 'hero1' },
    '$1 $2',
  ],
  // "how many games has grubby played"
  [
    /^(?:how many|number of|count of|count|how often|how many times|total)(?: (?:is|are|do|does|did|has|have|times)(?= |$))?(.*?)(?: (?:are there|were there|there are|have been played|were played|are played|exist))?$/,
    count,
    '$1',
  ],
  [/^how long (?:is|are) (?:an? |the )?(?:average|typical|usual|normal) (.+)$/, length, '$1'],
  // "how long are games", "average game length"
  [/^how long (?:are|is|do|does|did|was|were|can) (.+?)(?: (?:last|take|go|go on|run))?$/, length, '$1'],
  [
    new RegExp(`^${AVERAGE} (?:game |match )?(?:length|duration|game time)(?: (?:of|for|in)(?= |$))?(.*)$`),
    length,
    '$1',
  ],
  [new RegExp(`^(.*?)(?:${AVERAGE} )?(?:game |match )(?:length|duration)s?$`), length, '$1'],
  // "when do orcs get tier 2", "average expansion time night elf", "tier 2 timing human"
  [
    /^(?:when|at what time|what time|how early|how fast|how soon|how quickly) (?:do|does|did|is|are|can|will|should) (?:the )?(.+?)(?: (?:out|done|ready|there|come|comes|start|up|available))?$/,
    time,
    '$1',
  ],
  [new RegExp(`^${AVERAGE} (?:time|timing) (?:of|for) (.+)$`), time, '$1'],
  [new RegExp(`^${AVERAGE} (.+?) (?:time|times|timing|timings)(.*)$`), time, '$1 $2'],
  [/^(.+?) (?:timing|timings|time|times)(?: (?:of|for|by|as)(?= |$))?(.*)$/, time, '$1 $2'],
  [new RegExp(`^${AVERAGE} (tier [23]|expansion|first hero|second hero|third hero)(.*)$`), time, '$1 $2'],
];

/**
 * The question of a text with the remaining words; null if the text only describes games. Question words alone don't
 * count as a description.
 */
export function readQuestion(text: string): QuestionForm | null {
  const sorted = readSort(text);
  if (sorted) return sorted;
  for (const [pattern, question, rest] of FORMS) {
    const groups = pattern.exec(text);
    if (!groups) continue;
    const [, ...caught] = groups;
    const read = typeof question === 'function' ? question(caught) : question;
    if (read)
      return {
        question: read,
        rest: rest
          .replace(/\$(\d)/g, (_, at: string) => groups[Number(at)] ?? '')
          .replace(/ +/g, ' ')
          .trim(),
      };
  }
  return null;
}
