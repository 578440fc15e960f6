/** Faults that an operator lets pass, and that otherwise stop a build. */

/** `damaged`: records that cannot be used. `names`: names of unlisted people that are left in the build. */
export type Allowance = 'damaged' | 'names';

/** Whether the setting `FARSEER_ALLOW`, words joined by commas, has the word. */
export const isAllowed = (allowance: Allowance): boolean =>
  (process.env['FARSEER_ALLOW'] ?? '')
    .split(',')
    .map((word) => word.trim())
    .includes(allowance);
