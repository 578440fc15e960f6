import type { ReadPart } from '../search/engine.ts';
import type { Actions, State } from './state.ts';

export const SEARCH_BOX = 'browse-search';
const UNDERSTOOD = 'browse-understood';

interface Props {
  state: State;
  actions: Actions;
  /** Id of what is said about all filters. */
  hint: string;
}

/** Everything in words: names, matchups, dates, build orders; and under it how they were understood. */
export function SearchBox({ state: { query, read }, actions, hint }: Props) {
  return (
    <div class="field wide">
      <label for={SEARCH_BOX}>
        Search <kbd>/</kbd>
      </label>
      <input
        id={SEARCH_BOX}
        type="search"
        value={query.text}
        placeholder="BM into SH, no expansion · Orc vs Human on Echo Isles since 2019"
        maxLength={200}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${UNDERSTOOD} ${hint}`}
        onFocus={() => actions.intend()}
        onInput={(event) => actions.type({ text: event.currentTarget.value })}
        onChange={(event) => actions.choose({ text: event.currentTarget.value })}
      />
      <div id={UNDERSTOOD} class="understood">
        {read.length === 0 ? (
          'Players, maps, events, dates, patches, heroes, units, buildings; join them with “then”, “before 5:00”, “at least 3”, “at most 2”, “no”, “against”.'
        ) : (
          <ul class="chips" aria-label="Read as">
            {read.map((part, place) => (
              <li key={place}>
                <span class={part.understood ? 'part' : 'part missing'}>{part.text}</span>
                <Near part={part} text={query.text} actions={actions} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Names that may have been meant. */
const Near = ({ part, text, actions }: { part: ReadPart; text: string; actions: Actions }) => (
  <>
    {part.near.map((name) => (
      <button
        key={name}
        type="button"
        class="plain"
        onClick={() => actions.choose({ text: replaced(text, part.words, name) })}
      >
        Did you mean <bdi>{name}</bdi>?
      </button>
    ))}
  </>
);

/** The text with the words that were not understood put right; as a whole where they are not found in it. */
function replaced(text: string, words: string, name: string): string {
  const at = text.toLowerCase().indexOf(words);
  return at < 0 ? name : text.slice(0, at) + name + text.slice(at + words.length);
}
