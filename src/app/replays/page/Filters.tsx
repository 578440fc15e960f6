/**
 * The filters above the list: a bar with the common filters, and a collapsible part with the others. On phones, all
 * filters are in a sheet. The build draws them without values, so that nothing moves when the script takes over.
 */
import { expansionKey, parseExpansion, parseSpan, spanKey } from '../query/address.ts';
import type { Facet } from '../query/query.ts';
import { ChoiceSelect, type Choosing } from './ChoiceSelect.tsx';
import { DateRange } from './DateRange.tsx';
import { LengthRange } from './LengthRange.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Outcome } from './Outcome.tsx';
import type { BrowseActions, BrowseState } from './state.ts';
import { FILTER_WORDS } from './words.ts';

const HINT = 'browse-hint';
const CHOICES = 'browse-choices';
const FURTHER = 'browse-further';

export interface ViewProps {
  state: BrowseState;
  actions: BrowseActions;
}

export function Filters({ state, actions }: ViewProps) {
  const { query, choices, chips, open } = state;
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
    <form class="find" role="search" aria-label={FILTER_WORDS.form} autocomplete="off" onSubmit={stay}>
      <fieldset disabled={choices === null}>
        <legend class="unseen">{FILTER_WORDS.legend}</legend>
        <SearchBox state={state} actions={actions} hint={HINT} />
        <button type="button" class="unfold" popovertarget={CHOICES}>
          {FILTER_WORDS.sheet(chips.length)}
        </button>
        <div id={CHOICES} class={open ? 'choices open' : 'choices'} popover="auto">
          <ChoiceSelect {...facet('player')} />
          <ChoiceSelect {...facet('matchup')} />
          <ChoiceSelect {...hero('hero', 'heroAny')} />
          <ChoiceSelect {...facet('map')} />
          <ChoiceSelect {...facet('event')} />
          <ChoiceSelect {...facet('played')} />
          <ChoiceSelect
            filter="length"
            chosen={spanKey(query.length)}
            choices={choices?.length}
            choose={(key) => actions.choose({ length: parseSpan(key) })}
          />
          <button
            type="button"
            class="more-filters"
            aria-expanded={open}
            aria-controls={FURTHER}
            onClick={actions.toggle}
          >
            {open ? FILTER_WORDS.fewer : FILTER_WORDS.more}
          </button>
          <div id={FURTHER} class="further">
            <ChoiceSelect {...facet('race')} />
            <ChoiceSelect {...facet('opponent')} />
            <ChoiceSelect {...hero('rival', 'rivalAny')} />
            <ChoiceSelect {...facet('winner')} />
            <ChoiceSelect
              filter="expansion"
              chosen={expansionKey(query.expansion)}
              choices={choices?.expansion}
              choose={(key) => actions.choose({ expansion: parseExpansion(key) })}
            />
            <ChoiceSelect {...facet('patch')} />
            <ChoiceSelect {...facet('sides')} />
            <LengthRange span={query.length} choose={(length) => actions.choose({ length })} />
            <DateRange period={query.played} choose={(played) => actions.choose({ played })} />
          </div>
          <button type="button" class="close-sheet" popovertarget={CHOICES} popovertargetaction="hide">
            {FILTER_WORDS.show(state.status)}
          </button>
        </div>
        <p class="quiet hint" id={HINT}>
          {FILTER_WORDS.samePlayer}
          {state.spoilerFree && ` ${FILTER_WORDS.spoilers}`}
        </p>
      </fieldset>
      <Outcome state={state} actions={actions} />
    </form>
  );
}

const stay = (event: Event) => event.preventDefault();
