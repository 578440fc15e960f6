import { EVERYTHING, SORTS, type Sort } from '../query/query.ts';
import type { BrowseActions, BrowseState } from './state.ts';
import { STATUS_WORDS } from './words.ts';

interface OutcomeProps {
  state: BrowseState;
  actions: BrowseActions;
}

/** The number of games, the active filters, and near matches if nothing matches. */
export function Outcome({ state, actions }: OutcomeProps) {
  const { status, chips, answers, near, query } = state;
  return (
    <div class="outcome">
      <p class="status" role="status">
        {status}
      </p>
      <div class="sort">
        <label for="browse-sort">{STATUS_WORDS.sort}</label>
        <select
          id="browse-sort"
          value={query.sort}
          disabled={state.choices === null}
          onChange={(event) => actions.choose({ sort: event.currentTarget.value as Sort })}
        >
          {Object.entries(SORTS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>{' '}
        {/* The file contains winners and lengths. */}
        {!state.spoilerFree && (
          <button type="button" class="plain" disabled={state.choices === null} onClick={actions.save}>
            {STATUS_WORDS.csv}
          </button>
        )}
      </div>
      {chips.length > 0 && (
        <ul class="chips" aria-label={STATUS_WORDS.active}>
          {chips.map(({ filter, text }) => (
            <li key={filter}>
              <button type="button" data-chip={filter} onClick={() => actions.drop(filter)}>
                <span class="unseen">{STATUS_WORDS.remove}</span>
                <bdi>{text}</bdi> <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              class="plain"
              onClick={() => actions.replace({ ...EVERYTHING, sort: query.sort })}
            >
              {STATUS_WORDS.clear}
            </button>
          </li>
        </ul>
      )}
      {answers && near && <answers.NearestGames near={near} ask={actions.replace} />}
    </div>
  );
}
