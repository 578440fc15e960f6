/** Answers a question about the matching games. */
import type { AskPart, Question } from '../ask.ts';
import { measuredPart } from '../grammar/answerable.ts';
import type { Answer } from './answer.ts';
import { answerFirst } from './first.ts';
import { answerCount, answerLength, answerRate } from './numbers.ts';
import { answerBest, answerMost, answerPlayed, answerRecord, answerWinners } from './rankings.ts';
import { answerWhen } from './times.ts';
import type { Sample } from './views.ts';

/** The names of two compared players; null for other parts. */
function rivalsOf(parts: readonly AskPart[]): [string, string] | null {
  const names = parts.flatMap(({ ask, not, side }) =>
    ask.is === 'player' && !not && side !== 'either' && ask.keys.length > 0 ? [ask.name] : [],
  );
  const [first, second, third] = names;
  return first !== undefined && second !== undefined && third === undefined ? [first, second] : null;
}

/** Parts that name the subject of a win rate; without one, every game has a winner and a loser. */
const isOfPlayer = ({ ask, side }: AskPart): boolean =>
  side !== 'both' && side !== 'either' && !/^(map|event|patch|played|length|sides|mirror)$/.test(ask.is);

/** Whether there is something to answer: a question, or two compared players. */
export const hasAnswer = (question: Question | null, parts: readonly AskPart[]): boolean =>
  question !== null ||
  (parts.some(({ side }) => side === 'rival') &&
    rivalsOf(parts) !== null &&
    // Among the games that one of them won, the record says nothing.
    !parts.some(({ ask }) => ask.is === 'result'));

/** "Who won Grubby's games": whether their opponents count too. */
const ofEveryone = (sample: Sample): Sample =>
  sample.parts.some(({ ask, side, not }) => ask.is === 'player' && side === 'self' && !not)
    ? {
        ...sample,
        views: sample.games.flatMap((game) =>
          game.players.map((self) => ({ place: sample.index.games.indexOf(game), game, self })),
        ),
      }
    : sample;

/** For questions about a time, `sample` matches all parts except the measured one. */
export function answerTo(question: Question | null, sample: Sample): Answer | null {
  const { parts } = sample;
  const rivals = rivalsOf(parts);
  if (question === null) return rivals && answerRecord(sample, rivals);
  switch (question.asks) {
    case 'count':
      return answerCount(sample);
    case 'length':
      return answerLength(sample);
    case 'when':
      return answerWhen(sample);
    case 'rate':
      return parts.some(isOfPlayer) ? answerRate(sample) : answerBest(sample, 'race');
    case 'time':
      return null;
    case 'record':
      return rivals && answerRecord(sample, rivals);
    case 'winners':
    case 'losers':
      return rivals && rivals.length === parts.length
        ? answerRecord(sample, rivals)
        : answerWinners(ofEveryone(sample), question.asks);
    case 'most':
      return question.races ? answerPlayed(sample) : answerMost(sample, question.of);
    case 'best':
      return answerBest(sample, question.of);
    case 'first':
      return answerFirst(sample, question);
  }
}

/** Splits off the part to time. */
export function measuredOf(parts: readonly AskPart[]): { measured: AskPart; others: AskPart[] } {
  const place = measuredPart(parts);
  const others = parts.filter((_, at) => at !== place);
  return { measured: parts[place]!, others: others.map((part) => ({ ...part, follows: null })) };
}
