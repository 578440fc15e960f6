/**
 * Binds words such as "longest" and "how long" to nouns. Games have a length, a date and a balance of fights. Expansions, tiers and
 * units have none, so "longest expansion" is not understood. The whole table is in `content/docs/search.mdx`.
 */
import type { AskPart } from '../ask.ts';
import type { QuestionForm } from './questions.ts';

/** Words for a whole game, which a length or a result can be about. */
const GAME =
  /(?:^| )(?:games?|match|matches|replays?|ones?|vods?|mirrors?|wins?|won|victor(?:y|ies)|loss|losses|lost|loser?s?|\dv\d|ffa|vs|versus)(?= |$)/;
/** Words that end a noun and begin what is said about it. */
const BEHIND_NOUN =
  / (?:with|on|in|at|against|where|without|no|not|and|by|of|for|from|since|before|after|when|that|which|between|under|over|whose|during|ever)(?= |$).*$/;
/** Words between a superlative and its noun. */
const BEFORE_NOUN = /^(?:the|an?|any|of|all|are|is|was|were|do|does|did) /;

const MOMENTS = new Set(['objects', 'tier', 'expansion', 'hero', 'heroes', 'build']);

const nounOf = (words: string): string => {
  const bare = words.trim().replace(BEFORE_NOUN, '');
  return ` ${bare}`.replace(BEHIND_NOUN, '').trim();
};

/**
 * Whether a word for whole games has one for its noun. The noun is behind it, or before it: "raiders longest" has none, "orc
 * games with raiders longest" has.
 */
function isOfGame(behind: string, before: string, parse: (words: string) => readonly AskPart[]): boolean {
  const noun = nounOf(behind);
  const words = noun === '' ? before.trim() : noun;
  if (GAME.test(words) || words === '') return true;
  return !parse(words).some(({ ask }) => MOMENTS.has(ask.is));
}

/** "How many Grunts", where nothing says that games are counted. */
const COUNTED_THINGS =
  /^(how many|number of|total|count of|count) (?!times )(?!.*\b(?:games?|match|matches|replays?|wins?|won|loss|lost|mirrors?|\dv\ds?|players|times|rush|rushes)\b)/;

/** The words of a sort or length without a game to be about; null where there is one. */
export function lackingNoun(
  { question, rest, sorted }: QuestionForm,
  text: string,
  parts: (words: string) => readonly AskPart[],
): string | null {
  if (question.asks === 'count' && COUNTED_THINGS.test(text)) {
    const [first] = parts(rest).filter(({ ask }) => ask.is !== 'race' && ask.is !== 'player');
    const isThing =
      first?.ask.is === 'expansion' ||
      first?.ask.is === 'tier' ||
      (first?.ask.is === 'objects' && !first.ask.heroes);
    return isThing ? COUNTED_THINGS.exec(text)![1]! : null;
  }
  if (sorted)
    return isOfGame(sorted.behind, sorted.before, parts) ? null : `${sorted.words}${sorted.behind}`.trim();
  if (question.asks !== 'length' || /(?:game|match) |duration/.test(`${text} `)) return null;
  return isOfGame(rest, '', parts) ? null : 'how long';
}
