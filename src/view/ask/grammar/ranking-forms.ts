/** Ways to ask for the best and the most played. */
import { RACE_WORDS } from '../lexicon/jargon.ts';
import type { Group, Question } from '../ask.ts';
import type { QuestionPattern } from './question-pattern.ts';

const GROUPS: Readonly<Record<string, Group>> = {
  ...{ hero: 'hero1', heroes: 'hero1', 'first hero': 'hero1', 'first heroes': 'hero1', opening: 'hero1' },
  ...{ 'build order': 'hero1', 'build orders': 'hero1', build: 'hero1', builds: 'hero1' },
  ...{ openings: 'hero1', opener: 'hero1', 'second hero': 'hero2', 'third hero': 'hero3' },
  ...{ 'second heroes': 'hero2', 'third heroes': 'hero3' },
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
const BEST = '(?:best|strongest|most successful|most winning|winningest)';
const POPULAR =
  '(?:most (?:played|popular|common|used|frequent|picked|chosen)|favou?rite|usual|common|popular|standard|typical)';
const PICK =
  '(?:play|pick|open with|prefer|use|choose|start with|go|go for|train|get|take|make|build|buy|favor|favour)';
/** Words allowed between "best" and the group: "best undead vs orc hero", but not "best happy game on map Echo Isles". */
const NARROWED =
  '((?:(?!(?:on|in|at|with|by|of|for|from|games?|match|matches|replays?|this|that|to|and|or) )\\S+ )+?)';
/** Words allowed in front: "Grubby's favorite hero", but not "games with a standard build". */
const OF_WHOM = '(.+?)(?<! (?:with|on|in|at|by|from|the|a))';
export const RANKING_FORMS: readonly QuestionPattern[] = [
  // "best hero against undead", "which hero wins most against orc"
  [new RegExp(`^${BEST} ${GROUP}(?: (?:for|of|as|with|on|in|at)(?= |$))?(.*)$`), best(0), '$2'],
  [
    new RegExp(`^(?:who|what|which) is the ${BEST} ${GROUP}(?: (?:for|of|as|with|on|in|at)(?= |$))?(.*)$`),
    best(0),
    '$2',
  ],
  [new RegExp(`^(?:the )?${BEST} ${NARROWED}${GROUP}(.*)$`), best(1), '$1 $3'],
  [
    new RegExp(`^(?:which|what) ${GROUP} (?:wins?|won|has won)(?: the)? most(?: games| often)?(.*)$`),
    best(0),
    '$2',
  ],
  [new RegExp(`^(?:which|what) ${GROUP} (?:is|are) (?:the )?${BEST}(.*)$`), best(0), '$2'],
  [
    new RegExp(
      `^(?:which|what) ${GROUP} (?:do|does|did) (.+) wins?(?: the)? most(?: games| often)?(?: (?:on|with|in|as))?(.*)$`,
    ),
    best(0),
    '$2 $3',
  ],
  [
    new RegExp(
      `^(?:which|what) ${GROUP} (?:is|are|was) (?:the )?${POPULAR}(?: (?:for|of|as|by|with|on|in|at)(?= |$))?(.*)$`,
    ),
    most(0),
    '$2',
  ],
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
  [new RegExp(`^(?:the )?${POPULAR} ${NARROWED}${GROUP}(.*)$`), most(1), '$1 $3'],
  [
    new RegExp(`^(?:which|what) ${GROUP} (?:has|have|had)(?: the)? most(?: games| replays)?(.*)$`),
    most(0),
    '$2',
  ],
  // "orc opener vs human"
  [
    /^((?:night )?\S+) (?:openers?|openings?|build orders?)(?: (?:vs|versus|against|v) (.+))?$/,
    ([subject = '']) => (Object.hasOwn(RACE_WORDS, subject) ? { asks: 'most', of: 'hero1' } : null),
    '$1 vs $2',
  ],
  // "grubby favorite hero", "orc best map"
  [new RegExp(`^(?:(?:what|which) (?:is|are|was) )?${OF_WHOM} ${POPULAR} ${GROUP}(.*)$`), most(1), '$1 $3'],
  [new RegExp(`^${OF_WHOM} ${BEST} ${GROUP}(.*)$`), best(1), '$1 $3'],
  [
    new RegExp(
      `^(?:which|what) ${GROUP} (?:is|are|was|gets?) (?:played|picked|used|chosen|trained)(?: the)? most(?: often)?(.*)$`,
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
    /^(?:who|which player) (?:plays?|played|uses?|used|goes|picks?|makes?|builds?|trains?|gets?) (.+?)(?: the)? most(?: often)?(.*)$/,
    { asks: 'most', of: 'player' },
    '$1 $2',
  ],
  [
    /^(?:who|which player) ((?:expands?|expanded|tier [23])(?: .+?)?)(?: the)? most(?: often)?(.*)$/,
    { asks: 'most', of: 'player' },
    '$1 $2',
  ],
  // "who goes bears": the most frequent player comes first.
  [
    /^(?:who|which players?) ((?:goes|go|going|plays?|played|uses?|used|opens?|opened|expands?|expanded|makes?|made|builds?|built|trains?|trained|gets?|got|picks?|picked|techs?|teched)(?: .+)?)$/,
    { asks: 'most', of: 'player' },
    '$1',
  ],
  [
    new RegExp(`^(?:which|what) ${GROUP} (?:do|does|did) (.+) ${PICK}(?: first| most)?(.*)$`),
    most(0),
    '$2 $3',
  ],
  // "what does grubby go second hero"
  [
    new RegExp(
      `^what (?:do|does|did) (.+) ${PICK}(?: (?:as|for))?(?: (?:the|a|an|their|his))? (first hero|second hero|third hero)(.*)$`,
    ),
    most(1),
    '$1 $3',
  ],
  [
    /^what (?:do|does|did) (.+) (?:usually )?play(?! (?:first|with|as) )(.*)$/,
    { asks: 'most', of: 'hero1', races: true },
    '$1 $2',
  ],
  [
    /^(?:what|how) (?:do|does|did) (.+) (?:open with|open|start with|start|go first|pick first|play first|play|usually play|usually open)(?: (?:with))?(.*)$/,
    { asks: 'most', of: 'hero1' },
    '$1 $2',
  ],
];
