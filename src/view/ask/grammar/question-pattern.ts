/** A way to ask something about games. */
import type { Question } from '../ask.ts';

/** Words around a description of games, what they ask, and the description, with `$1` for a group of the pattern. */
export type QuestionPattern = readonly [
  pattern: RegExp,
  question: Question | ((groups: readonly string[]) => Question | null),
  rest: string,
];
