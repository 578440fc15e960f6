import { useState } from 'preact/hooks';
import { courseOf, courseSentence, goalName, goalText, MOST_GOALS, parseGoal, typedGoal } from './goals.ts';
import { OWN_MEASURES } from './own-measures.ts';
import type { OwnGame } from './own.ts';
import { GOAL_WORDS as WORDS } from './words.ts';

interface Props {
  games: readonly OwnGame[];
  /** Goals as stored texts. */
  goals: readonly string[];
  choose: (goals: readonly string[]) => void;
}

/** The visitor's goals, with their progress in the saved games, and a form for adding a goal. */
export function Goals({ games, goals, choose }: Props) {
  const [id, setId] = useState('camp');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const isTime = OWN_MEASURES.find((measure) => measure.id === id)?.isTime ?? false;
  const kind = isTime ? 'time' : 'number';
  const valid = goals.flatMap((text) => parseGoal(text) ?? []);
  const add = () => {
    const goal = typedGoal(id, typed);
    if (!goal) return setFailure(WORDS.wrong[kind]);
    setFailure('');
    setTyped('');
    choose([...new Set([...goals, goalText(goal)])]);
  };
  return (
    <section aria-labelledby="my-goals">
      <h2 id="my-goals">{WORDS.title}</h2>
      {valid.length > 0 && (
        <ul>
          {valid.map((goal) => (
            <li key={goalText(goal)}>
              <strong>{goalName(goal)}</strong>: {courseSentence(courseOf(goal, games))}.{' '}
              <button
                type="button"
                class="link"
                aria-label={WORDS.removeGoal(goalName(goal))}
                onClick={() => choose(goals.filter((text) => text !== goalText(goal)))}
              >
                {WORDS.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {valid.length < MOST_GOALS && (
        <form
          class="tools"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <label for="goal-of">{WORDS.goal}</label>
          <select id="goal-of" onChange={({ currentTarget }) => setId(currentTarget.value)}>
            {OWN_MEASURES.map((measure) => (
              <option key={measure.id} value={measure.id} selected={measure.id === id}>
                {measure.name}
              </option>
            ))}
          </select>
          <label for="goal-bound">{WORDS.bound[kind]}</label>
          <input
            id="goal-bound"
            size={6}
            value={typed}
            placeholder={WORDS.example[kind]}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit">{WORDS.set}</button>
        </form>
      )}
      <p role="status">{failure}</p>
    </section>
  );
}
