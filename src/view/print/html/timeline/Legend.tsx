import { Mark } from './Mark.tsx';

/** What the marks of the drawing mean that the filters do not name; `rest` says what is not drawn. */
export const Legend = ({ rest }: { rest: string }) => (
  <p class="quiet">
    <Mark kind="ordered" /> tier ordered, <Mark kind="completed" /> completed (derived: the order plus 140 s),{' '}
    <Mark kind="observed" /> first seen (observed in a selection). <Mark kind="expansion" /> expansion. A band
    joins orders of the same thing that follow one another within a minute, a stroke at its foot is each
    further order; for a hero, each skill learned, and ▴ an order to revive it. {rest}
  </p>
);
