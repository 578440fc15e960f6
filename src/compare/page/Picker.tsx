import { Component } from 'preact';
import type { Actions } from './actions.ts';
import { MOST_FOUND, searchGames } from './listed.ts';
import { letterOf, type List, type SideKey } from './state.ts';

interface Props {
  side: SideKey;
  list: List;
  actions: Actions;
}

interface State {
  query: string;
  /** Whether the field was used: before, the games are not listed. */
  used: boolean;
}

/** A search over the games of the archive. The list is asked for when the field is first used. */
export class Picker extends Component<Props, State> {
  override state: State = { query: '', used: false };

  override render({ side, list, actions }: Props, { query, used }: State) {
    const id = `search-${side}`;
    return (
      <div class="picker">
        <label for={id}>Find a game of the archive by player, map, race or event</label>
        <input
          id={id}
          type="search"
          autocomplete="off"
          value={query}
          aria-controls={`${id}-found`}
          onFocus={() => this.#search({})}
          onInput={({ currentTarget }) => this.#search({ query: currentTarget.value })}
        />
        <FileButton side={side} give={(file) => actions.give(side, file)} />
        <div id={`${id}-found`} aria-live="polite">
          {used && <Found side={side} list={list} query={query} actions={actions} />}
        </div>
      </div>
    );
  }

  #search(change: Partial<State>): void {
    this.props.actions.search();
    this.setState({ ...change, used: true });
  }
}

/** A button in place of the browser's own, which no style reaches. */
const FileButton = ({ side, give }: { side: SideKey; give: (file: File) => void }) => (
  <p>
    <button
      type="button"
      onClick={({ currentTarget }) => (currentTarget.nextElementSibling as HTMLInputElement).click()}
    >
      Read a replay of your own
    </button>
    <input
      type="file"
      hidden
      accept=".w3g,.nwg"
      aria-label={`Replay for ${letterOf(side)}`}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) give(file);
        // Choosing the same file once more is a change again.
        currentTarget.value = '';
      }}
    />
  </p>
);

function Found({ side, list, query, actions }: Props & { query: string }) {
  if (list.status === 'loading') return <p class="quiet">Loading the list of games …</p>;
  if (list.status === 'failed')
    return <p class="notice">The list of games could not be loaded. Is there a connection?</p>;
  if (list.status !== 'ready') return null;
  const found = searchGames(list.games, query);
  if (found.length === 0) return <p>No game has all of these words.</p>;
  return (
    <>
      <ul class="found" aria-label={`Games for ${letterOf(side)}`}>
        {found.slice(0, MOST_FOUND).map(({ replayId, title, detail }) => (
          <li key={replayId}>
            <button type="button" class="link" onClick={() => actions.choose(side, replayId, null)}>
              <bdi>{title}</bdi>
            </button>{' '}
            <span class="quiet">{detail}</span>
          </li>
        ))}
      </ul>
      {found.length > MOST_FOUND && (
        <p class="quiet">{found.length} games in all; another word narrows them down.</p>
      )}
    </>
  );
}
