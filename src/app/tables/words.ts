/** Says how many rows are left after filtering. */
export const rowsLeft = (left: number, rows: number): string => `${left} of ${rows} rows`;
