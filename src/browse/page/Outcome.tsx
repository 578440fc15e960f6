import { Fragment } from 'preact';
import { counted } from '../../replay/counted.ts';
import { urls } from '../../urls.ts';
import { EVERYTHING, SORTS, type Sort } from '../query/query.ts';
import type { Actions, State, Way } from './state.ts';

interface OutcomeProps {
  state: State;
  actions: Actions;
}

/** How many games there are, which filters are in use, and what comes nearest when nothing fits. */
export function Outcome({ state, actions }: OutcomeProps) {
  const { status, chips, nothing, query } = state;
  return (
    <div class="outcome">
      <p class="status" role="status">
        {status}
      </p>
      <div class="sort">
        <label for="browse-sort">Sort</label>
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
        {/* It says who won and how long each game was. */}
        {state.choices && !state.spoilerFree && (
          <button type="button" class="plain" onClick={actions.save}>
            CSV
          </button>
        )}
      </div>
      {chips.length > 0 && (
        <ul class="chips" aria-label="Filters in use">
          {chips.map(({ filter, text }) => (
            <li key={filter}>
              <button type="button" data-chip={filter} onClick={() => actions.drop(filter)}>
                <span class="unseen">Remove </span>
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
              Clear all
            </button>
          </li>
        </ul>
      )}
      {nothing && <Nearest nothing={nothing} actions={actions} />}
    </div>
  );
}

function Nearest({ nothing, actions }: { nothing: NonNullable<State['nothing']>; actions: Actions }) {
  const { ways, closest } = nothing;
  return (
    <section class="nearest" aria-labelledby="browse-nearest">
      <h2 id="browse-nearest">Nothing matches. Nearest is:</h2>
      <ul>
        {ways.map((way) => (
          <li key={way.text}>
            <button type="button" onClick={() => actions.replace(way.query)}>
              {wayText(way)}
            </button>
          </li>
        ))}
        <li>
          <a href={urls.game(closest.row.replayId)}>
            {closest.row.sides.map((side, index) => (
              <Fragment key={index}>
                {index > 0 && ' vs '}
                <bdi>{side.map(({ name }) => name).join(' & ')}</bdi>
              </Fragment>
            ))}
            {closest.row.map && ` on ${closest.row.map.name}`}
          </a>
          , a game that differs only in {closest.misses}
        </li>
      </ul>
    </section>
  );
}

const wayText = ({ text, games }: Way): string =>
  games === null ? text : `${text}: ${counted(games, 'game')}`;
