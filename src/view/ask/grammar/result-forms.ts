/** Ways to ask who won, how two players or races compare, and when games were played. */
import type { Question } from '../ask.ts';
import type { QuestionPattern } from './question-pattern.ts';

const rate: Question = { asks: 'rate' };
const record: Question = { asks: 'record' };
const winners: Question = { asks: 'winners' };
const losers: Question = { asks: 'losers' };
const when: Question = { asks: 'when' };
const count: Question = { asks: 'count' };

export const RESULT_FORMS: readonly QuestionPattern[] = [
  // "who is better grubby or happy", "does grubby beat happy", "h2h grubby happy"
  [/^(?:who is|whos|which player is) (?:better|stronger) (.+) or (.+)$/, record, '$1 vs $2'],
  [/^(.+) or (.+) (?:who|which) is (?:better|stronger)$/, record, '$1 vs $2'],
  [/^(?:who won|who wins|who is winning) (.+) or (.+)$/, record, '$1 vs $2'],
  [/^(?:does|did|can|will) (.+) (?:beat|defeat|win against|win vs) (.+)$/, record, '$1 vs $2'],
  [
    /^(?:head to head|h2h|score|record|balance)(?: (?:of|between)(?= |$))? (.+?)(?: and| vs| versus| against| v)? (\S+)$/,
    record,
    '$1 vs $2',
  ],
  [/^(.+) (?:head to head|h2h|score|record|balance)$/, record, '$1'],
  [/^(.+) (?:head to head|h2h|score|record|balance) (?:vs|versus|against|v|with) (.+)$/, record, '$1 vs $2'],
  [/^(.+) (?:who won|who wins|who is winning)$/, winners, '$1'],
  [/^(.+) (?:who lost|who loses)$/, losers, '$1'],
  // "who beat happy", "who did grubby beat", "who won wca 2015"
  [/^who (?:won|wins|has won|has) (?:the )?most(?: games| wins)?(?: (?:in|at|on))?(.*)$/, winners, '$1'],
  [/^who (?:lost|loses|has lost)(?: the)? most(?: games)?(?: (?:in|at|on))?(.*)$/, losers, '$1'],
  [
    /^(?:who|which players?) (?:beat|beats|defeated|has beaten|won against|wins against|won vs) (.+)$/,
    winners,
    'against $1',
  ],
  [/^(?:who|whom) (?:did|has|does) (.+) (?:lose|lost)(?: against| to)?$/, winners, 'against $1'],
  [/^(.+) (?:lost|loses) (?:against|to) (?:who|whom)$/, winners, 'against $1'],
  [/^(.+) (?:beat|beats|beaten|defeated|won against) (?:who|whom)$/, losers, 'against $1'],
  [/^who (?:lost|loses|has lost) against (.+)$/, losers, 'against $1'],
  [/^who (?:lost|loses|has lost) (?:on|in|at) (.+)$/, losers, '$1'],
  [
    /^(?:who|whom) (?:did|has|does) (.+) (?:beat|beaten|defeat|defeated|win against|won against)$/,
    losers,
    'against $1',
  ],
  [/^(?:who won|who wins|who is the winner of|winners? of(?: the)?) (.+)$/, winners, '$1'],
  [/^(?:is|are) (.+) (?:better|stronger) (?:than|vs|against) (.+)$/, record, '$1 vs $2'],
  [/^(.+) record (?:on|in|at|with|as|for) (.+)$/, record, '$1 $2'],
  // "when was grubby vs thorzain played"
  [
    /^when (?:did|was|were) (.+) last (?:play|played|seen)$/,
    { asks: 'first', by: 'played', way: 'most' },
    '$1',
  ],
  [/^when did (.+) (?:play (?:against|vs)|(?:meet|face)(?: against| vs)?) (.+)$/, when, '$1 vs $2'],
  [/^when did (.+) play (.+)$/, when, '$1 $2'],
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
  // "how does human do vs undead"
  [
    /^how (?:well )?(?:do|does|did|is|are) (.+?) (?:do|does|doing|perform|performs|performing|fare|fares|faring)(?= |$)(.*)$/,
    rate,
    '$1 $2',
  ],
];
