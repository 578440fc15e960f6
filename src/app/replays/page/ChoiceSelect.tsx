import { Steady } from '../../../view/html/Steady.tsx';
import type { Filter } from '../query/query.ts';
import type { Choice } from './state.ts';
import { ANY, FILTER_WORDS, LABELS } from './words.ts';

export interface Choosing {
  filter: Exclude<Filter, 'text'>;
  chosen: string | null;
  /** Undefined until the index has loaded. */
  choices: readonly Choice[] | undefined;
  /** Must stay the same function while the page is open. */
  choose: (key: string | null) => void;
  /** Whether the hero may also be a later hero than the first; only for hero filters. */
  later?: { checked: boolean; check: (checked: boolean) => void };
}

/**
 * A filter with its values, and how many games each value would leave. There may be a thousand values, so the filter
 * is redrawn only when they change.
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
                <span class="unseen">{LABELS[filter]}: </span>
                {FILTER_WORDS.orLater}
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
                {games === null ? name : FILTER_WORDS.withGames(name, games)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Steady>
  );
}

const NONE: readonly Choice[] = [];
