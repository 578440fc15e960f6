/** How many rows the filters of a page leave. */
export const rowsLeft = (left: number, all: number): string => `${left} of ${all} rows`;
