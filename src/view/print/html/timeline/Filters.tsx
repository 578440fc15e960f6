import { KIND_NAMES } from '../../../drawing/kinds.ts';
import { Mark } from './Mark.tsx';

/**
 * One box for each kind of order. The style sheet hides what is not ticked, in the whole page: no script is needed, and
 * a browser that knows no `:has()` shows everything and none of the boxes.
 */
export const Filters = () => (
  <fieldset class="filters" id="filters">
    <legend>Show</legend>
    {KIND_NAMES.map(([kind, name]) => (
      <label key={kind}>
        <input type="checkbox" class={`show-${kind}`} defaultChecked /> <Mark kind={kind} /> {name}
      </label>
    ))}
  </fieldset>
);
