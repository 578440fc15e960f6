/** The search of the game list: field, parts, facts and choices. */
import { isTimed, part, type Part } from '../../../search/parts/part.ts';
import { parsePart } from '../../../search/parts/syntax.ts';
import { sortText } from '../../../search/parts/say.ts';
import { counted } from '../../../game/counted.ts';
import { momentNames, orderIn, SORTS } from '../../../search/find/sort.ts';
import { urls } from '../../../urls.ts';
import { Chips, Options } from './Chips.tsx';
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
function Adding({ state: { lists, parts, found, spoilerFree }, actions }: Props) {
  // On a phone, the open lists push the number of games out of sight.
  const isCounted = lists !== null && parts.length > 0 && !spoilerFree;
  return (
    <details class="add" onToggle={({ currentTarget }) => actions.list(currentTarget.open)}>
      <summary>Add by list{isCounted && ` (${counted(found.games.length, 'game')} so far)`}</summary>
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
              <Options choices={choices} />
            </select>
          ))}
        </div>
      )}
    </details>
  );
}

/** Facts about the games of the query, the asked one first. Winners and lengths stay hidden in spoiler-free mode. */
function Facts({ parts, found, engine, spoilerFree }: BrowseState) {
  const shown = parts.length === 0 ? [] : found.facts.filter(({ spoils }) => !(spoils && spoilerFree));
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

/** The keys of the orders to choose: the usual ones, those by the moments of the query, and the order that it has. */
const ordersOf = (parts: readonly Part[], order: string): string[] => {
  const timed = parts.flatMap((one) =>
    isTimed(one) && !one.not ? [['earliest', ...momentNames(one)].join()] : [],
  );
  return [...new Set([...ORDERS, ...timed, order].filter(Boolean))];
};

/** The number of games, ways to more of them, and the order. */
function Outcome({ state, actions }: Props) {
  const { status, found, nearer, parts, engine, spoilerFree } = state;
  const isEmpty = engine !== null && found.games.length === 0;
  const order = orderIn(parts)?.of.join() ?? '';
  // Of two parts, one without the other says it shortest.
  const without = (at: number, text: string) =>
    parts.length === 2 ? engine!.say(parts[1 - at]!) : `without ${text}`;
  return (
    <div class="outcome">
      <p class="status" role="status">
        {status}
      </p>
      {found.teamGames > 0 && !spoilerFree && (
        <button type="button" class="plain" onClick={() => actions.add(ANY_SIZE)}>
          Add {counted(found.teamGames, 'team game')}
        </button>
      )}
      {nearer.length > 0 && (
        <p class="nearest">
          Try{' '}
          {nearer.map(({ at, part: near, text, games }) => (
            <button key={text} type="button" onClick={() => actions.change(at, near)}>
              {near === null ? without(at, text) : text} ({games})
            </button>
          ))}
        </p>
      )}
      <div class="sort">
        <a href={urls.doc('search')}>How to search</a>
        {!isEmpty && (
          <>
            <label for="browse-sort">Order</label>
            <select
              id="browse-sort"
              value={order}
              disabled={engine === null}
              onChange={({ currentTarget }) => actions.sort(currentTarget.value)}
            >
              <option value="">newest event first</option>
              <Options
                choices={ordersOf(parts, order).map((key) => ({
                  value: key,
                  name: sortText(key.split(','), engine?.names),
                }))}
              />
            </select>
          </>
        )}
        {/* The file contains winners and lengths. */}
        {!isEmpty && !spoilerFree && (
          <button type="button" class="plain" disabled={engine === null} onClick={actions.save}>
            Save as CSV
          </button>
        )}
      </div>
    </div>
  );
}
