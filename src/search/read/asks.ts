/** Decides which fact is asked for, and by what the games are sorted. Words that fit nothing are struck out. */
import { momentNames } from '../find/sort.ts';
import { isTimed, part } from '../parts/part.ts';
import { PLAIN_SORTS, Question } from './question.ts';
import type { State } from './state.ts';

type Rule = (question: Question) => boolean;

/** "longest", "most fights" and so on: of games, not of something in them. */
const sorted: Rule = (q) => {
  const op = Object.keys(PLAIN_SORTS).find((candidate) => q.has(candidate));
  if (!op) return false;
  const isOfPlayer = q.has('n.player') && !/apm/.test(op);
  const isMoment = q.drafts.length > 0 && q.drafts.every((draft) => isTimed(draft) && !draft.not);
  const isOther = isMoment || q.has('hero', 'n.map', 'n.race', 'n.matchup', 'most.open');
  if (isOfPlayer || (isOther && !q.saysGame)) return false;
  return q.sort([PLAIN_SORTS[op]!], q.use(op, 'who', 'when', 'long', 'what', 'n.player', 'times'));
};

/** "the first WCA game". */
const oldest: Rule = (q) => {
  const { openPlace } = q;
  if (openPlace?.words !== 'first' || !q.saysGame || q.has('hero', 'most', 'does')) return false;
  q.drop(openPlace);
  return q.sort(['oldest'], `${openPlace.words} ${q.use('when', 'who', 'what')}`.trim());
};

/** "earliest expansion", "latest tier 2", "fastest win". */
const timed: Rule = (q) => {
  const isEarly = q.has('s.early', 'howearly');
  if (!isEarly && !q.has('s.late')) return false;
  const { moment } = q;
  const ops = ['s.early', 's.late', 'howearly', 'who', 'time'];
  if (!moment) {
    const isGame = q.saysGame || q.of('result').length > 0;
    return isGame && q.sort([isEarly ? 'shortest' : 'newest'], q.use(...ops));
  }
  const isOne = q.drafts.filter(isTimed).length === 1 && moment.least === undefined;
  if (!isOne || q.has('n.race', 'n.map')) return false;
  delete moment.below;
  return q.sort([isEarly ? 'earliest' : 'latest', ...momentNames(moment)], q.use(...ops));
};

const headToHead: Rule = (q) => {
  if (q.has('many', 'often', 'times')) return false;
  const isResult = q.has('who', 'does') && q.of('result').length > 0;
  if (!isResult && !q.has('h2h', 'record', 'better')) return false;
  q.split('player');
  const words = ['h2h', 'record', 'better', 'who', 'does'];
  const [first, second] = q.of('player');
  if (first && second) {
    // "and" between two players is "against" here.
    if (second.side === 'any') second.side = 'him';
    q.remove('result');
    return q.ask(['record'], q.use(...words));
  }
  if (q.has('record')) return q.ask(['wins'], q.use('record'));
  if (!q.has('better')) return false;
  q.split('race');
  return q.of('race').length === 2 && q.ask(['wins'], q.use(...words));
};

const share: Rule = (q) => {
  if (q.has('rate') && q.has('n.race')) return q.ask(['best', 'race'], q.use('rate', 'n.race', 'best'));
  const isEven = q.drafts.some(
    ({ key, side, of }) => side === 'both' || key === 'mirror' || (key === 'race' && of.length > 1),
  );
  if (q.has('rate')) return !isEven && q.drafts.length > 0 && q.askShare(q.use('rate'));
  if (q.has('howdoes') && q.isAboutGames) return q.ask(['wins'], q.use('howdoes'));
  const [first] = q.state.items;
  const isAsked =
    q.has('often') ||
    (first?.is === 'word' && first.op === 'does') ||
    (q.has('who') && q.of('race').length === 2);
  const isWon = q.of('result').some(({ of }) => of[0] === 'won');
  return isAsked && isWon && q.askShare(q.use('often', 'does', 'who'));
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
    return q.ask([isWon ? 'winners' : 'losers'], q.use('who', 'most', 'does', 'game', 'times'));
  }
  if (q.has('best')) return q.ask(['best', 'player'], q.use('who', 'best'));
  const isAbout = q.drafts.some(({ key }) =>
    /^(?:made|hero|race|order|expansion|tier2|tier3|random|build)$/.test(key),
  );
  return (q.has('most') || isAbout) && q.ask(['most', 'player'], q.use('who', 'most', 'n.race', 'n.map'));
};

const bestOf: Rule = (q) => {
  const noun = q.has('bestbuild') ? 'hero1' : q.noun;
  if (!q.has('best', 'bestbuild') || noun === null) return false;
  q.dropNoun();
  return q.ask(['best', noun], q.use('best', 'bestbuild', 'most.open', 'what', 'often', 'who'));
};

const mostOf: Rule = (q) => {
  if (q.has('n.object')) return false;
  // "what do humans play against orc"
  const isWhat = q.has('what') && q.has('does') && q.moment === null && !q.saysGame;
  const isFirst = q.of('hero').some(({ of, from, below }) => of.length + (from ?? 0) + (below ?? 0) === 0);
  const isAsked = isFirst || isWhat || q.has('most', 'most.open', 'what', 'usually', 'howdoes');
  const noun = q.noun ?? (isWhat || q.has('most.open') ? 'hero1' : null);
  if (!isAsked || noun === null) return false;
  q.dropNoun();
  return q.ask(['most', noun], q.use('most', 'most.open', 'what', 'usually', 'time'));
};

const often: Rule = (q) => {
  if (!q.has('many', 'often', 'times') || q.has('n.player', 'hero')) return false;
  const isObject = q.drafts.some(({ key }) => key === 'made');
  const isGame =
    q.has('game', 'times', 'often') ||
    (!isObject && (q.isAboutGames || q.drafts.some(({ below }) => below !== undefined))) ||
    q.drafts.some(({ words }) => /\brush(?:es)?$/.test(words ?? ''));
  return isGame && q.ask(['count'], q.use('many', 'often', 'times', 'does'));
};

const long: Rule = (q) => {
  if (!q.has('long') || (q.moment !== null && !q.saysGame)) return false;
  return q.ask(['length'], q.use('long', 'time', 'usually', 'does'));
};

const when: Rule = (q) => {
  if (!q.has('when', 'time') || q.has('rate')) return false;
  const { moment } = q;
  if (!moment) return q.has('when') && q.of('player').length > 0 && q.ask(['when'], q.use('when', 'does'));
  q.drop(moment);
  return q.ask(['time', ...momentNames(moment)], q.use('when', 'time', 'usually', 'does', 'long'));
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
  for (const { words } of question.unused) state.drafts.push(part('unknown', [words], { words }));
}
