/** How many rows the filters of a page leave. */
export const rowsLeft = (left: number, rows: number): string => `${left} of ${rows} rows`;
