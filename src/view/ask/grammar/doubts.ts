/**
 * Wordings that the grammar would misread, with the words to report as not understood: an honest gap is better than a
 * wrong answer. The rest of the text is still searched.
 */

const GAMES = '(?:games?|match|matches|replays?)';
const COUNTED = `(?:${GAMES}|wins?|won|loss|losses|lost|mirrors?|rush|rushes|\\dv\\d|ffas?|times)`;
const GROUPS =
  '(?:units?|buildings?|matchups?|maps?|races?|players?|heroes|events?|tournaments?|builds?|openings?)';
const SUPERLATIVES =
  '(?:longest|shortest|fastest|quickest|slowest|earliest|latest|newest|oldest|closest|tightest|most)';

/** Each pattern reports its first group. */
const DOUBTS: readonly RegExp[] = [
  // "me vs grubby", "games i won": the archive doesn't know the visitor.
  / (remind me) /,
  / (?<! (?:should|do|can|could|did|would|tell|show) )(i|me) /,
  // Advice is not counted: "should i expand vs undead".
  /^ (should) /,
  // "how many grunts does grubby build": only games are counted.
  new RegExp(
    `^ (how many|number of|total) (?!.*\\b${COUNTED}\\b)(?:\\S+ ){1,3}(?:do|does|should|can|has|have|built|made|trained) `,
  ),
  // "who has the most expansions", "who builds the most towers".
  new RegExp(
    `^ (?:who|(?:which|what) \\S+) (?:has|have|had|gets?|takes?|makes?|builds?|trains?|buys?) (?:the )?(most) (?!.*\\b${COUNTED}\\b)(?!apm |fights |fighting |battles |action |(?:on|in|at|of|vs|versus|against|with|for|as) )(?=\\S)`,
  ),
  // "orc win rate by map": no answer has a row for each map.
  // The last twelve months are not the last calendar year.
  / (in the last (?:year|month)) /,
  // "all-in tower rush": orders don't show how much a player risked.
  /(?<! (?:with|of|at)) (all in)(?! (?:all|20\d\d|patch|the)) /,
  // "orc builds vs human": the search lists games, not builds.
  new RegExp(
    `(?<!(?:^| )(?:best|usual|common|popular|standard|favou?rite|strongest|typical|used|played)(?= ).*|^ (?:what|which) .*) (builds?) (?:vs|versus|against|on|for|in|$)`,
  ),
  // "how many times did grubby play human": with that race or against it.
  / (?:did|has) \S+ (play(?:ed)?) (?:an? )?(?:humans?|orcs?|night elf|elf|elves|undeads?)(?= (?:$|on |in ))/,
  // "grubby played human" is just as ambiguous; "who played human" is about the players of that race.
  /^ (?!who |which |what |anyone |somebody |someone |has |did |when )(?:\S+ ){1,2}(played) (?:an? )?(?:humans?|orcs?|night elf|elf|elves|undeads?)(?= (?:$|on |in ))/,
  // "who won the longest game": the answer to a sorted search is a game, and doesn't name the winner.
  /^ (who) (?:won|lost|wins|loses) (?:the )?(?:last|longest|shortest|newest|oldest|closest|first|latest|fastest|quickest|most recent) (?!refuge )/,
  // "a random replay" can be any game; in "random games", players chose Random.
  / (random (?:game|match|replay|vod|one)) /,
  / ((?:by|per|each|every) (?:maps?|hero|heroes|matchups?|players?|races?|events?|months?|years?|patch|patches)) /,
  // "most balanced matchup", "shortest build", "fastest unit": the search can sort games, but not groups of games.
  new RegExp(
    ` ((?:longest|shortest|newest|latest|oldest|closest|tightest|evenest|bloodiest|most (?:even|balanced|action packed)) (?:${GROUPS}|build order)) `,
  ),
  / ((?:fastest|quickest|slowest|earliest) (?:units?|buildings?|matchups?|maps?|races?|events?|builds?|openings?)) /,
  // "which map has the longest games".
  new RegExp(
    `^ ((?:which|what) ${GROUPS}|who) .*(?:(?:longest|shortest|quickest|fastest|closest) (?:games|matches|replays)|(?:most|fewest|least) (?:fights|battles|action)) `,
  ),
  // "second longest game", "third fastest raiders".
  new RegExp(` ((?:second|third|fourth|fifth|2nd|3rd|4th|5th) ${SUPERLATIVES}) `),
  /^ (where) (?:is|was|were|are|does|did) /,
  // "how long does tier 2 take".
  new RegExp(`^ (how long) (?:do|does|did|is) (?!.*\\b${GAMES}\\b).* takes? $`),
  // "grubby lost by happy".
  / (?<!(?:^|games?|matches|match|replays|was|were|are|is) )(lost by) /,
  // "grubby's opponents' favorite hero", "which race does happy play against".
  / (against|vs|versus) (?:win|favou?rite|most|usual|best|average|record) /,
  /^ (?:which|what|who|how|when|is|does|do|did|best|most|average) .*(?<! (?:lose|loses|lost|win|wins|won|beat|play|played) )(against|vs|versus|facing) $/,
  /^ (?:which|what) \S+ (?:do|does|did) .* (?:play|pick|choose|go|use)s? (against|vs|versus|facing) $/,
];

/** The words of a text that would be misread, and the text without them; null for most texts. */
export function doubtIn(text: string): { doubted: string; rest: string } | null {
  const words = ` ${text} `;
  for (const pattern of DOUBTS) {
    const doubted = pattern.exec(words)?.[1];
    if (doubted === undefined) continue;
    return { doubted, rest: words.replace(` ${doubted} `, ' ').trim() };
  }
  return null;
}
