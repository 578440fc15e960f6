import { Steady } from '../../../view/html/Steady.tsx';
import type { Filter } from '../query/query.ts';
import type { Choice } from './state.ts';
import { ANY, LABELS } from './words.ts';

export interface Choosing {
  filter: Exclude<Filter, 'text'>;
  chosen: string | null;
  /** Undefined before the index is there. */
  choices: readonly Choice[] | undefined;
  /** Must do the same for the life of the page. */
  choose: (key: string | null) => void;
  /** For heroes: whether a later one counts like the first. */
  later?: { checked: boolean; check: (checked: boolean) => void };
}

/**
 * One filter with its values, and beside each the number of games it would leave. There can be a thousand values, so
 * nothing is done while they are the same.
 */
export function ChoiceSelect({ filter, chosen, choices = NONE, choose, later }: Choosing) {
  const id = `browse-${filter}`;
  return (
    <Steady of={[chosen, choices, later?.checked]}>
      {() => (
        <div class={chosen === null ? 'field' : 'field chosen'}>
          <span class="label-line">
            <label for={id}>{LABELS[filter]}</label>
            {later && chosen !== null && (
              <label class="or-later">
                <input
                  type="checkbox"
                  checked={later.checked}
                  onChange={(event) => later.check(event.currentTarget.checked)}
                />{' '}
                <span class="unseen">{LABELS[filter]}: </span>or later
              </label>
            )}
          </span>
          <select
            id={id}
            value={chosen ?? ''}
            onChange={(event) => choose(event.currentTarget.value || null)}
          >
            <option value="">{ANY[filter]}</option>
            {choices.map(({ key, name, games }) => (
              <option key={key} value={key}>
                {games === null ? name : `${name} (${games})`}
              </option>
            ))}
          </select>
        </div>
      )}
    </Steady>
  );
}

const NONE: readonly Choice[] = [];
