import { Fragment } from 'preact';
import type { Actions, State } from './state.ts';

const BOX = 'browse-order';
const UNDERSTOOD = 'browse-order-understood';
/** Id of what is said about all filters. */
export const HINT = 'browse-hint';

/** The build order in words, and under it how the words were understood. */
export function OrderBox({ state: { query, order }, actions }: { state: State; actions: Actions }) {
  return (
    <div class="field wide">
      <label for={BOX}>Build order</label>
      <input
        id={BOX}
        type="text"
        value={query.order}
        placeholder="Altar, Barracks, then Shadow Hunter second, no expansion"
        maxLength={200}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${UNDERSTOOD} ${HINT}`}
        onInput={(event) => actions.type({ order: event.currentTarget.value })}
        onChange={(event) => actions.choose({ order: event.currentTarget.value })}
      />
      <p id={UNDERSTOOD} class="understood">
        {order.length > 0
          ? 'Read as: '
          : 'In this order; others may come between. “Second” counts heroes, buildings or units.'}
        {order.map(({ text, understood }, place) => (
          <Fragment key={place}>
            {place > 0 && ', '}
            <span class={understood ? undefined : 'missing'}>{text}</span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
