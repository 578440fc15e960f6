import { urls } from '../../../urls.ts';
import type { BrowseActions, BrowseState } from './state.ts';
import { SEARCH_FIELD } from './words.ts';

export const SEARCH_BOX = 'browse-search';
const UNDERSTOOD = 'browse-understood';

interface Props {
  state: BrowseState;
  actions: BrowseActions;
  /** Id of the hint about all filters. */
  hint: string;
}

/** The search field for names, matchups, dates and build orders, and below it how the words were understood. */
export function SearchBox({
  state: { query, read, answers, answer, teamGames, spoilerFree },
  actions,
  hint,
}: Props) {
  return (
    <div class="field wide">
      <label for={SEARCH_BOX} class="unseen">
        {SEARCH_FIELD.label}
      </label>
      <input
        id={SEARCH_BOX}
        type="search"
        value={query.text}
        placeholder={SEARCH_FIELD.example}
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
            {SEARCH_FIELD.help} <a href={urls.doc('search')}>{SEARCH_FIELD.howTo}</a>
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
