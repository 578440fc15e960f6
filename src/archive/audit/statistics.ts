/** Adds up what an audit counts. */

/** Adds up counts of one form, number by number; `none` is the form without anything counted. */
export const total = <Form extends object>(counts: readonly Form[], none: Form): Form =>
  Object.fromEntries(
    Object.entries(none).map(([name, zero]: [string, unknown]) => {
      const values: unknown = counts.map((count) => count[name as keyof Form]);
      return [name, zero === 0 ? sum(values as number[]) : total(values as object[], zero as object)];
    }),
  ) as Form;

/** Adds up values. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
