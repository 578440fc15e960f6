/** Goals that a visitor sets, such as a first creep camp before 1:40, and how often games reach them. */
import { useState } from 'preact/hooks';
import { formatClock } from '../../../game/clock.ts';
import type { Measure } from '../measure.ts';
import { HISTORY_MEASURES } from '../measures.ts';
import { changeTexts } from '../store/notes.ts';
import type { PlayedGame } from './games.ts';
import type { HistoryState } from './use-history.ts';

/** Game times in a note, such as the 5:32 in "5:32 second hero, too late". */
const CLOCK = /(?<![\d:])(\d{1,3}):([0-5]\d)(?![\d:])/g;

/** Distinct times in ms, in order of appearance. */
export const timesIn = (note: string): number[] => [
  ...new Set(
    [...note.matchAll(CLOCK)].map(([, minutes, seconds]) => (Number(minutes) * 60 + Number(seconds)) * 1000),
  ),
];

/** A goal: a time to beat in seconds, or a number to reach. */
interface Goal {
  measure: Measure;
  bound: number;
}

const measureOf = (id?: string) => HISTORY_MEASURES.find((measure) => measure.id === id);
const isTime = (measure?: Measure): boolean => measure?.unit === 'clock';

/** Maximum stored goals. Visitors wouldn't pursue more. */
const MAX_GOALS = 10;

/** A goal as stored text, such as "camp<100" or "apm>120". */
export const goalText = ({ measure, bound }: Goal): string =>
  `${measure.id}${isTime(measure) ? '<' : '>'}${bound}`;

/** Parses a stored goal; null for text from another version of this page. */
export function parseGoal(text: string): Goal | null {
  const [, id, bound] = /^([a-z0-9-]+)[<>](\d{1,5})$/.exec(text) ?? [];
  return goalOf(id, Number(bound));
}

/** The goal that a visitor typed, such as "1:40" or "20"; null if the text contains no time or number. */
export function goalFromText(id: string, typed: string): Goal | null {
  const [ms] = timesIn(typed);
  const number = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  return goalOf(id, isTime(measureOf(id)) ? (ms ?? 0) / 1000 : number);
}

function goalOf(id: string | undefined, bound: number): Goal | null {
  const measure = measureOf(id);
  return measure && bound > 0 ? { measure, bound } : null;
}

/** For example, "First creep camp before 1:40". */
export const goalName = ({ measure, bound }: Goal): string =>
  isTime(measure)
    ? `${measure.name} before ${formatClock(bound * 1000)}`
    : `${measure.name}: at least ${bound}`;

/** Games that reached a goal, among those with a value. */
interface Reached {
  reached: number;
  of: number;
}

/** Number of games per step of the progress. */
const STEP = 10;

/**
 * How many games in each group of ten reached a goal, starting with the latest group. Games without a value don't
 * count.
 */
export function courseOf({ measure, bound }: Goal, games: readonly PlayedGame[]): Reached[] {
  const values = games.flatMap((game) => game.values[measure.id] ?? []).toReversed();
  return Array.from({ length: Math.ceil(values.length / STEP) }, (_, index) => {
    const step = values.slice(index * STEP, (index + 1) * STEP);
    const reached = step.filter((value) => (isTime(measure) ? value < bound : value >= bound)).length;
    return { reached, of: step.length };
  });
}

/** Maximum steps that the sentence lists. */
const MAX_STEPS = 5;

/** For example, "reached in 7 of the last 10 games; before that in 3 of 10 and 4 of 10". */
export function courseSentence(course: readonly Reached[]): string {
  const [last, ...earlierCounts] = course.slice(0, MAX_STEPS);
  if (!last) return 'none of your games shows it yet';
  const latest =
    last.of === 1
      ? `${last.reached === 1 ? 'reached' : 'not reached'} in the last game`
      : `reached in ${last.reached} of the last ${last.of} games`;
  const earlier = earlierCounts.map(({ reached, of }) => `${reached} of ${of}`).join(', ');
  return earlier ? `${latest}; before that in ${earlier}` : latest;
}

/** What the form says for a time, and for a number. */
const FORM = {
  time: { bound: 'before', example: '1:40', wrong: 'Enter a time such as 1:40.' },
  number: { bound: 'at least', example: '20', wrong: 'Enter a number such as 20.' },
};

interface Props {
  games: readonly PlayedGame[];
  /** Goals as stored texts. */
  goals: readonly string[];
  change: HistoryState['change'];
}

/** The visitor's goals, with their progress in the saved games, and a form for adding a goal. */
export function Goals({ games, goals, change }: Props) {
  const valid = goals.flatMap((text) => parseGoal(text) ?? []);
  const remove = (goal: Goal) =>
    void change(changeTexts('goals', (texts) => texts.filter((text) => text !== goalText(goal))));
  return (
    <section aria-labelledby="my-goals">
      <h2 id="my-goals">Goals</h2>
      {valid.length > 0 && (
        <ul>
          {valid.map((goal) => (
            <li key={goalText(goal)}>
              <strong>{goalName(goal)}</strong>: {courseSentence(courseOf(goal, games))}.{' '}
              <button
                type="button"
                class="link"
                aria-label={`Remove the goal ${goalName(goal)}`}
                onClick={() => remove(goal)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewGoal
        hasRoom={valid.length < MAX_GOALS}
        add={(goal) => void change(changeTexts('goals', (texts) => [...texts, goalText(goal)]))}
      />
    </section>
  );
}

/** The form for a goal, unless there are enough, and why a goal can't be set. */
function NewGoal({ hasRoom, add }: { hasRoom: boolean; add: (goal: Goal) => void }) {
  const [id, setId] = useState('camp');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const form = FORM[isTime(measureOf(id)) ? 'time' : 'number'];
  const submit = (event: Event) => {
    event.preventDefault();
    const goal = goalFromText(id, typed);
    if (!goal) return setFailure(form.wrong);
    setFailure('');
    setTyped('');
    add(goal);
  };
  return (
    <>
      {hasRoom && (
        <form class="tools" onSubmit={submit}>
          <label for="goal-of">Goal</label>
          <select id="goal-of" onChange={({ currentTarget }) => setId(currentTarget.value)}>
            {HISTORY_MEASURES.map((measure) => (
              <option key={measure.id} value={measure.id} selected={measure.id === id}>
                {measure.name}
              </option>
            ))}
          </select>
          <label for="goal-bound">{form.bound}</label>
          <input
            id="goal-bound"
            size={6}
            value={typed}
            placeholder={form.example}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit">Set goal</button>
        </form>
      )}
      <p role="status">{failure}</p>
    </>
  );
}
