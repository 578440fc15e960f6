/** Release days of patches and builds limit a recording's date. */
import { RELEASES, releasesOf, type Days, type Stated } from '../objects/numbers/releases.ts';

export type { Days };

/** Day of the newest release that has one. */
export const NEWEST_DAY = RELEASES.flatMap(({ day }) => day ?? []).reduce((a, b) => (a > b ? a : b));

/**
 * The days from the first release that a recording can come from to the next release after the last one. A release that
 * was withdrawn ends nothing.
 */
export function patchDays(stated: Stated): Days {
  const { first, last, listed, newer } = releasesOf(stated);
  const from = RELEASES.slice(0, first + 1).findLast(({ day }) => day !== null)?.day;
  const laterReleases = newer ? [] : RELEASES.slice(listed ? last + 1 : last);
  const to = laterReleases.find(({ day, withdrawn }) => day !== null && !withdrawn)?.day;
  return { ...(from && { from }), ...(to && { to }) };
}
