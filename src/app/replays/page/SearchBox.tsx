import { urls } from '../../../urls.ts';
import type { BrowseActions, BrowseState } from './state.ts';

export const SEARCH_BOX = 'browse-search';
const UNDERSTOOD = 'browse-understood';

interface Props {
  state: BrowseState;
  actions: BrowseActions;
  /** Id of the hint about all filters. */
  hint: string;
}

/** The search field (for names, matchups, dates and build orders), with how its words were understood. */
export function SearchBox({
  state: { query, read, answers, answer, teamGames, spoilerFree },
  actions,
  hint,
}: Props) {
  return (
    <div class="field wide">
      <label for={SEARCH_BOX} class="unseen">
        Search
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
      <kbd aria-hidden="true">/</kbd>
      <div id={UNDERSTOOD} class="understood">
        {!answers || read.length === 0 ? (
          <>
            Players, maps, events, dates, patches, heroes, units, buildings; join them with “then”, “before
            5:00”, “at least 3”, “at most 2”, “no”, “against”. <a href={urls.doc('search')}>How to search</a>
          </>
        ) : (
          <answers.ReadAs read={read} text={query.text} search={(text) => actions.choose({ text })} />
        )}
      </div>
      {answers && query.text.trim() !== '' && (
        <answers.AnswerLine
          {...{ answer, teamGames, spoilerFree, text: query.text }}
          search={(text) => actions.choose({ text })}
        />
      )}
    </div>
  );
}
