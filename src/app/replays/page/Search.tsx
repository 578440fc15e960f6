/** The search of the game list: field, parts, facts and choices. */
import { isTimed, part } from '../../../search/parts/part.ts';
import { parsePart } from '../../../search/parts/syntax.ts';
import { sortText } from '../../../search/parts/say.ts';
import { counted } from '../../../game/counted.ts';
import { momentNames, SORTS } from '../../../search/find/sort.ts';
import { urls } from '../../../urls.ts';
import { Chips } from './Chips.tsx';
import type { BrowseActions } from './page.ts';
import { SEARCH_BOX, type BrowseState } from './state.ts';

interface Props {
  state: BrowseState;
  actions: BrowseActions;
}

/** Games of any size. */
const ANY_SIZE = part('size', ['any']);

/** Orders to choose, by their keys. */
const ORDERS = [...SORTS, ...['hero1', 'tier2', 'expansion'].map((moment) => `earliest,${moment}`)];

const stay = (event: Event) => event.preventDefault();

/** The search of the list: field, parts, facts and order. */
export function Search({ state, actions }: Props) {
  return (
    <form class="find" role="search" aria-label="Search the games" autocomplete="off" onSubmit={stay}>
      <div class="field wide">
        <label for={SEARCH_BOX} class="unseen">
          Search games, in your own words
        </label>
        <input
          id={SEARCH_BOX}
          type="search"
          value={state.text}
          placeholder="Orc vs Undead, Archmage first, over 20 min …"
          maxLength={200}
          autocomplete="off"
          spellcheck={false}
          disabled={state.engine === null}
          onFocus={() => actions.intend()}
          onInput={({ currentTarget }) => actions.type(currentTarget.value)}
          onChange={() => actions.keep()}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <Chips state={state} actions={actions} />
      <Adding state={state} actions={actions} />
      <Facts {...state} />
      <Outcome state={state} actions={actions} />
    </form>
  );
}

/** Adds parts without typing: a list for each kind. The part gets its own chip, where it can be changed. */
function Adding({ state: { lists }, actions }: Props) {
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

/** Facts about the games of the query, the asked one first. Winners and lengths stay hidden in spoiler-free mode. */
function Facts({ facts, engine, spoilerFree }: BrowseState) {
  const shown = facts.filter(({ spoils }) => !(spoils && spoilerFree));
  if (shown.length === 0) return null;
  return (
    <dl class="facts" aria-label="About these games">
      {shown.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {text.map((run, at) =>
              typeof run === 'string' ? (
                run
              ) : (
                <a
                  key={at}
                  href={'href' in run ? run.href : urls.game(engine!.rows.games[run.game]!.replayId)}
                >
                  {run.text}
                </a>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the query says without one of its parts: the other one if there are two. */
const leftBy = (at: number, text: string, chips: BrowseState['chips']): string =>
  chips.length === 2 ? chips[1 - at]!.text : `without ${text}`;

/** The number of games, ways to more of them, and the order. */
function Outcome({ state, actions }: Props) {
  const { status, teamGames, nearer, sort, chips, engine, empty, spoilerFree } = state;
  const timed = chips.flatMap(({ part: one }) =>
    isTimed(one) && !one.not ? [['earliest', ...momentNames(one)].join()] : [],
  );
  const orders = new Set([...ORDERS, ...timed, sort].filter(Boolean));
  return (
    <div class="outcome">
      <p class="status" role="status">
        {status}
      </p>
      {teamGames > 0 && (
        <button type="button" class="plain" onClick={() => actions.add(ANY_SIZE)}>
          Add {counted(teamGames, 'team game')}
        </button>
      )}
      {nearer.length > 0 && (
        <p class="nearest">
          Try{' '}
          {nearer.map(({ at, part: near, text, games }) => (
            <button key={text} type="button" onClick={() => actions.change(at, near)}>
              {near === null ? leftBy(at, text, chips) : text} ({games})
            </button>
          ))}
        </p>
      )}
      <div class="sort">
        <a href={urls.doc('search')}>How to search</a>
        {!empty && (
          <>
            <label for="browse-sort">Order</label>
            <select
              id="browse-sort"
              value={sort}
              disabled={engine === null}
              onChange={({ currentTarget }) => actions.sort(currentTarget.value)}
            >
              <option value="">newest event first</option>
              {[...orders].map((key) => (
                <option key={key} value={key}>
                  {sortText(key.split(','), engine?.names)}
                </option>
              ))}
            </select>
          </>
        )}
        {/* The file contains winners and lengths. */}
        {!empty && !spoilerFree && (
          <button type="button" class="plain" disabled={engine === null} onClick={actions.save}>
            Save as CSV
          </button>
        )}
      </div>
    </div>
  );
}
