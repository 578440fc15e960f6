/**
 * Recognizes questions by the words around a description of games; each form has an example. The first matching form
 * wins.
 */
import type { Question } from '../ask.ts';
import { AMOUNT_FORMS } from './amount-forms.ts';
import { RANKING_FORMS } from './ranking-forms.ts';
import { RESULT_FORMS } from './result-forms.ts';
import { readSort } from './sorts.ts';

/** A question, and the words that describe its games. */
export interface QuestionForm {
  question: Question;
  rest: string;
  /** For sorts: their words, with those before and behind them. */
  sorted?: { words: string; before: string; behind: string } | null;
}

const FORMS = [...RESULT_FORMS, ...RANKING_FORMS, ...AMOUNT_FORMS];

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
          // "orc opener" has no opponent.
          .replace(/ vs \$(\d)$/, (words, at: string) => (groups[Number(at)] ? words : ''))
          .replace(/\$(\d)/g, (_, at: string) => groups[Number(at)] ?? '')
          .replace(/ +/g, ' ')
          .trim(),
      };
  }
  return null;
}
