/** Decides which fact is asked for, and by what the games are sorted. Words that fit nothing are struck out. */
import { momentNames, SORTS } from '../find/sort.ts';
import { isTimed, part } from '../parts/part.ts';
import { Question } from './question.ts';
import type { State } from './state.ts';

type Rule = (question: Question) => boolean;

/** "longest", "most fights" and so on: of games, not of something in them. */
const sorted: Rule = (q) => {
  const sort = SORTS.find((candidate) => q.has(`s.${candidate}`));
  if (!sort) return false;
  const isOfPlayer = q.has('n.player') && !/apm/.test(sort);
  const isMoment = q.drafts.length > 0 && q.drafts.every((draft) => isTimed(draft) && !draft.not);
  const isOther = isMoment || q.has('hero', 'n.map', 'n.race', 'n.matchup', 'most.open');
  if (isOfPlayer || (isOther && !q.saysGame)) return false;
  return q.add('sort', [sort], `s.${sort}`, 'who', 'when', 'long', 'what', 'n.player', 'times');
};

/** "the first WCA game". */
const oldest: Rule = (q) => {
  const { openPlace } = q;
  if (openPlace?.words !== 'first' || !q.saysGame || q.has('hero', 'most', 'does')) return false;
  q.drop(openPlace);
  return q.add('sort', ['oldest'], 'when', 'who', 'what');
};

/** "earliest expansion", "latest tier 2", "fastest win". */
const timed: Rule = (q) => {
  const isEarly = q.has('s.early', 'howearly');
  if (!isEarly && !q.has('s.late')) return false;
  const { moment } = q;
  const ops = ['s.early', 's.late', 'howearly', 'who', 'time'];
  if (!moment) {
    const isGame = q.saysGame || q.of('result').length > 0;
    return isGame && q.add('sort', [isEarly ? 'shortest' : 'newest'], ...ops);
  }
  const isOne = q.drafts.filter(isTimed).length === 1 && moment.least === undefined;
  if (!isOne || q.has('n.race', 'n.map')) return false;
  delete moment.below;
  return q.add('sort', [isEarly ? 'earliest' : 'latest', ...momentNames(moment)], ...ops);
};

const headToHead: Rule = (q) => {
  if (q.has('many', 'often', 'times')) return false;
  const isResult = q.has('who', 'does') && q.of('result').length > 0;
  if (!isResult && !q.has('h2h', 'record', 'better')) return false;
  q.splitPlayers();
  const words = ['h2h', 'record', 'better', 'who', 'does'];
  const [first, second] = q.of('player');
  if (first && second) {
    // "and" between two players is "against" here.
    if (second.side === 'any') second.side = 'him';
    q.remove('result');
    return q.add('ask', ['record'], ...words);
  }
  if (q.has('record')) return q.add('ask', ['wins'], 'record');
  if (!q.has('better')) return false;
  return q.of('race').length === 2 && q.add('ask', ['wins'], ...words);
};

const share: Rule = (q) => {
  if (q.has('rate') && q.has('n.race')) return q.add('ask', ['best', 'race'], 'rate', 'n.race', 'best');
  const isEven = q.drafts.some(
    ({ key, side, of }) => side === 'both' || key === 'mirror' || (key === 'race' && of.length > 1),
  );
  if (q.has('rate')) return !isEven && q.drafts.length > 0 && q.askShare('rate');
  if (q.has('howdoes') && q.isAboutGames) return q.add('ask', ['wins'], 'howdoes');
  const [first] = q.state.items;
  const isAsked =
    q.has('often') ||
    (first?.is === 'word' && first.op === 'does') ||
    (q.has('who') && q.of('race').length === 2);
  const isWon = q.of('result').some(({ of }) => of[0] === 'won');
  return isAsked && isWon && q.askShare('often', 'does', 'who');
};

/** "who beat Arthas", "who won on Echo Isles", "who plays Orc the most". */
const who: Rule = (q) => {
  if (!q.has('who')) return false;
  const [result] = q.of('result');
  const [player] = q.of('player');
  if (result) {
    const isWon = (result.of[0] === 'won') !== (player?.side === 'me');
    if (player) player.side = 'him';
    Object.assign(result, { of: [isWon ? 'won' : 'lost'], side: 'me' });
    return q.add('ask', [isWon ? 'winners' : 'losers'], 'who', 'most', 'does', 'game', 'times');
  }
  if (q.has('best')) return q.add('ask', ['best', 'player'], 'who', 'best');
  const isAbout = q.drafts.some(({ key }) =>
    /^(?:made|hero|race|order|expansion|tier2|tier3|random|build)$/.test(key),
  );
  return (q.has('most') || isAbout) && q.add('ask', ['most', 'player'], 'who', 'most', 'n.race', 'n.map');
};

const bestOf: Rule = (q) => {
  const noun = q.has('bestbuild') ? 'hero1' : q.noun;
  if (!q.has('best', 'bestbuild') || noun === null) return false;
  q.drop(q.openPlace);
  return q.add('ask', ['best', noun], 'best', 'bestbuild', 'most.open', 'what', 'often', 'who');
};

const mostOf: Rule = (q) => {
  if (q.has('n.object')) return false;
  // "what do humans play against orc"
  const isWhat = q.has('what') && q.has('does') && q.moment === null && !q.saysGame;
  const isAsked = q.openPlace || isWhat || q.has('most', 'most.open', 'what', 'usually', 'howdoes');
  const noun = q.noun ?? (isWhat || q.has('most.open') ? 'hero1' : null);
  if (!isAsked || noun === null) return false;
  q.drop(q.openPlace);
  return q.add('ask', ['most', noun], 'most', 'most.open', 'what', 'usually', 'time');
};

const often: Rule = (q) => {
  if (!q.has('many', 'often', 'times') || q.has('n.player', 'hero')) return false;
  const isObject = q.drafts.some(({ key }) => key === 'made');
  const isGame =
    q.has('game', 'times', 'often') ||
    (!isObject && (q.isAboutGames || q.drafts.some(({ below }) => below !== undefined))) ||
    q.drafts.some(({ words }) => /^rush(?:es)?$/.test(words ?? ''));
  return isGame && q.add('ask', ['count'], 'many', 'often', 'times', 'does');
};

const long: Rule = (q) => {
  if (!q.has('long') || (q.moment !== null && !q.saysGame)) return false;
  return q.add('ask', ['length'], 'long', 'time', 'usually', 'does');
};

const when: Rule = (q) => {
  if (!q.has('when', 'time') || q.has('rate')) return false;
  const { moment } = q;
  if (!moment) return q.has('when') && q.of('player').length > 0 && q.add('ask', ['when'], 'when', 'does');
  q.drop(moment);
  return q.add('ask', ['time', ...momentNames(moment)], 'when', 'time', 'usually', 'does', 'long');
};

/** In order: a rule that fits ends the search for a question. */
const RULES: readonly Rule[] = [
  oldest,
  timed,
  sorted,
  headToHead,
  share,
  who,
  bestOf,
  often,
  when,
  mostOf,
  long,
];

/** Adds what is asked to the parts, and strikes out the question words that fit nothing. */
export function readQuestion(state: State): void {
  const question = new Question(state);
  RULES.some((rule) => rule(question));
  for (const { words } of question.unused) state.drafts.push(part('unknown', [words]));
}
