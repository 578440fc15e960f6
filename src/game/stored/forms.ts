/**
 * Versions of data stored outside a build. A form is a number, starting at 1, that identifies a storage format. It is
 * independent of the decoder version that produced the data. A new form needs a reader, a step from the previous form
 * (see `Forms.next`) and a fixture in `tests/fixtures/stored/`. Forms are never removed or changed.
 */

/** All forms of one kind of data, each with its reader. */
export interface Forms<Latest> {
  /** The form in which data is written today. */
  readonly latest: number;
  /**
   * Converts data stored in any form to the latest form. Fields that an old form doesn't have are absent. Throws the
   * reader's error if the data doesn't have that form.
   */
  open(value: unknown, form: number): Latest;
  /** Adds a form: its reader, and the step from the previous form. */
  next<Next>(parse: (value: unknown) => Next, step: (older: Latest) => Next): Forms<Next>;
}

/** Starts a list of forms with the first one. */
export const firstForm = <First>(parse: (value: unknown) => First): Forms<First> => forms(1, parse);

function forms<Latest>(latest: number, open: Forms<Latest>['open']): Forms<Latest> {
  return {
    latest,
    open,
    next: (parse, step) =>
      forms(latest + 1, (value, form) => (form === latest + 1 ? parse(value) : step(open(value, form)))),
  };
}

/** Whether a value is a form number, perhaps a future one: a whole number of 1 or more. */
export const isForm = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
