/**
 * Forms of what is kept outside a build. A form is a number from 1 on and says how something is written down; it has
 * nothing to do with the version of the decoder that found it out. A new form is one reader and one step from the form
 * before, see `Forms.next`, and a fixture in `tests/fixtures/stored/`. No form is ever taken away or changed.
 */

/** All forms of one kind of thing, each with its reader. */
export interface Forms<Latest> {
  /** The form that is written today. */
  readonly latest: number;
  /**
   * What was kept in a form from 1 to the latest, as the latest has it. What an old form lacks is absent. Throws what
   * the form's reader throws when it was never kept in that form.
   */
  open(kept: unknown, form: number): Latest;
  /** The same with one more form: what reads it, and how a thing of the form before becomes one of it. */
  next<Next>(read: (kept: unknown) => Next, step: (older: Latest) => Next): Forms<Next>;
}

/** The forms of something that has one so far. */
export const firstForm = <First>(read: (kept: unknown) => First): Forms<First> => forms(1, read);

function forms<Latest>(latest: number, open: Forms<Latest>['open']): Forms<Latest> {
  return {
    latest,
    open,
    next: (read, step) =>
      forms(latest + 1, (kept, form) => (form === latest + 1 ? read(kept) : step(open(kept, form)))),
  };
}

/** Whether a value names a form: some are of the future, but none is zero, half or a word. */
export const isForm = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
