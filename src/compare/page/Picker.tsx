import { useState } from 'preact/hooks';
import { FileButton } from '../../island/FileButton.tsx';
import { notLoaded } from '../../island/json.ts';
import { RECORDING_FILES } from '../../replay/file-name.ts';
import type { Actions } from './actions.ts';
import { MOST_FOUND, searchGames } from './listed.ts';
import { letterOf, type List, type SideKey } from './state.ts';

interface Props {
  side: SideKey;
  list: List;
  actions: Actions;
}

/** A search over the games of the archive. The list is asked for when the field is first used. */
export function Picker({ side, list, actions }: Props) {
  // Null before the field is used: the games are not listed then.
  const [query, setQuery] = useState<string | null>(null);
  const id = `search-${side}`;
  const search = (text: string) => {
    actions.search();
    setQuery(text);
  };
  return (
    <div class="picker">
      <label for={id}>Find a game of the archive by player, map, race or event</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        value={query ?? ''}
        aria-controls={`${id}-found`}
        onFocus={() => search(query ?? '')}
        onInput={({ currentTarget }) => search(currentTarget.value)}
      />
      <p>
        <FileButton
          label="Read a replay of your own"
          name={`Replay for ${letterOf(side)}`}
          accept={RECORDING_FILES}
          give={([file]) => file && actions.give(side, file)}
        />
      </p>
      <div id={`${id}-found`} aria-live="polite">
        {query !== null && <Found side={side} list={list} query={query} actions={actions} />}
      </div>
    </div>
  );
}

function Found({ side, list, query, actions }: Props & { query: string }) {
  if (list.status === 'loading') return <p class="quiet">Loading the list of games …</p>;
  if (list.status === 'failed') return <p class="notice">{notLoaded('The list of games')}</p>;
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
