import { parsePart } from '../../../search/parts/syntax.ts';
import type { BrowseActions, BrowseState } from './state.ts';

interface Props {
  state: BrowseState;
  actions: BrowseActions;
}

/** Adds parts without typing: a list for each kind. The part gets its own chip, where it can be changed. */
export function Adding({ state: { lists }, actions }: Props) {
  return (
    <details class="add" onToggle={({ currentTarget }) => actions.list(currentTarget.open)}>
      <summary>Add by list</summary>
      {lists && (
        <div class="adding" role="group" aria-label="Add to the search">
          {lists.map(({ label, choices }) => (
            <select
              key={label}
              aria-label={`Add: ${label}`}
              value=""
              disabled={choices.length === 0}
              onChange={({ currentTarget }) => {
                const { value } = currentTarget;
                currentTarget.value = '';
                if (value !== '') actions.add(parsePart(value));
              }}
            >
              <option value="">{label}</option>
              {choices.map(({ value, name, games }) => (
                <option key={value} value={value} disabled={games === 0}>
                  {name} ({games})
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
    </details>
  );
}
