/** Faults that stop a build unless an operator allows them. */

/** `damaged`: records that can't be used. `names`: names of unlisted people that are left in the build. */
export type Allowance = 'damaged' | 'names';

/** Whether the setting `FARSEER_ALLOW` (comma-separated words) contains the word. */
export const isAllowed = (allowance: Allowance): boolean =>
  (process.env['FARSEER_ALLOW'] ?? '')
    .split(',')
    .map((word) => word.trim())
    .includes(allowance);
