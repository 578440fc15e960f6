/** The filters above the list. Drawn at build without values, so that nothing moves when the script takes over. */
import { expansionKey, parseExpansion, parseSpan, spanKey } from '../query/address.ts';
import type { Facet } from '../query/query.ts';
import { ChoiceSelect, type Choosing } from './ChoiceSelect.tsx';
import { DateRange } from './DateRange.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Outcome } from './Outcome.tsx';
import type { BrowseActions, BrowseState } from './state.ts';

const HINT = 'browse-hint';

export interface ViewProps {
  state: BrowseState;
  actions: BrowseActions;
}

export function Filters({ state, actions }: ViewProps) {
  const { query, choices, open } = state;
  const facet = (name: Facet): Choosing => ({
    filter: name,
    chosen: query[name],
    choices: choices?.[name],
    choose: (key) => actions.choose({ [name]: key }),
  });
  const hero = (name: 'hero' | 'rival', any: 'heroAny' | 'rivalAny'): Choosing => ({
    ...facet(name),
    choices: choices?.[query[any] ? any : name],
    later: { checked: query[any], check: (checked) => actions.choose({ [any]: checked }) },
  });
  return (
    <form class="find" role="search" aria-label="Games" autocomplete="off" onSubmit={stay}>
      <fieldset disabled={choices === null}>
        <legend class="unseen">Find games</legend>
        <div class="words">
          <SearchBox state={state} actions={actions} hint={HINT} />
          <button
            type="button"
            class="unfold"
            aria-expanded={open}
            aria-controls="browse-choices"
            onClick={actions.toggle}
          >
            Filters
          </button>
        </div>
        <div id="browse-choices" class={open ? 'choices open' : 'choices'}>
          <ChoiceSelect {...facet('player')} />
          <ChoiceSelect {...facet('race')} />
          <ChoiceSelect {...hero('hero', 'heroAny')} />
          <ChoiceSelect
            filter="expansion"
            chosen={expansionKey(query.expansion)}
            choices={choices?.expansion}
            choose={(key) => actions.choose({ expansion: parseExpansion(key) })}
          />
          <ChoiceSelect {...facet('opponent')} />
          <ChoiceSelect {...hero('rival', 'rivalAny')} />
          <ChoiceSelect {...facet('winner')} />
          <ChoiceSelect {...facet('map')} />
          <ChoiceSelect {...facet('matchup')} />
          <ChoiceSelect {...facet('event')} />
          <ChoiceSelect
            filter="length"
            chosen={spanKey(query.length)}
            choices={choices?.length}
            choose={(key) => actions.choose({ length: parseSpan(key) })}
          />
          <ChoiceSelect {...facet('patch')} />
          <ChoiceSelect {...facet('sides')} />
          <ChoiceSelect {...facet('played')} />
          <DateRange period={query.played} choose={(played) => actions.choose({ played })} />
        </div>
        <p class="quiet hint" id={HINT}>
          Player, race, hero, expansion and search are all about the same player.
          {state.spoilerFree &&
            ' Numbers of games are hidden; sorting by length tells which game was longer.'}
        </p>
      </fieldset>
      <Outcome state={state} actions={actions} />
    </form>
  );
}

const stay = (event: Event) => event.preventDefault();
