/** The time that games are asked to be of, as it stands in the address. */
import type { Days } from '../../replay/derive/patches.ts';
import { daysOf } from '../../replay/derive/played.ts';
import { dateText } from '../../view/played.ts';

const DATE = String.raw`(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?)?`;
/** Two dates, of which one may be missing; years may stand with a dash between. */
const PERIOD = new RegExp(`^${DATE}(?:(\\.\\.|-)${DATE})?$`);

/** Days of "2018", "2016-2019", "2015-12-01..2016-02-29", "..2015-06"; none for anything else. */
export function parsePeriod(key: string): Days {
  const [, first, rest, last = rest === undefined ? first : undefined] = PERIOD.exec(key) ?? [];
  return {
    ...(first !== undefined && { from: daysOf(first).from! }),
    ...(last !== undefined && { to: daysOf(last).to! }),
  };
}

/** Days as they stand in the address; null for none. */
export const periodKey = ({ from = '', to = '' }: Days): string | null =>
  from === '' && to === '' ? null : `${from}..${to}`;

/** "2018", "1 December 2015 to 29 February 2016", "from 1 December 2015", "until June 2015". */
export function periodText(key: string): string {
  if (/^\d{4}$/.test(key)) return key;
  const { from, to } = parsePeriod(key);
  if (from === undefined) return to === undefined ? key : `until ${dateText(to)}`;
  return to === undefined ? `from ${dateText(from)}` : `${dateText(from)} to ${dateText(to)}`;
}
