/** Parses and formats periods in which games were played, as they appear in addresses. */
import type { Days } from '../../../game/derive/patches.ts';
import { dateText } from '../../../view/dates.ts';

const DATE = String.raw`(\d{4}(?:-\d\d-\d\d)?)?`;
/** A period: one or two dates, either of which may be missing. Years may be joined by a dash. */
const PERIOD = new RegExp(`^${DATE}(?:(\\.\\.|-)${DATE})?$`);

/** The days of "2018", "2016-2019", "2015-12-01..2016", "..2015-06-30"; empty for anything else. */
export function parsePeriod(key: string): Days {
  const [, from, range, to = range ? undefined : from] = PERIOD.exec(key) ?? [];
  return { ...(from && { from: dayOf(from, '-01-01') }), ...(to && { to: dayOf(to, '-12-31') }) };
}

const dayOf = (date: string, rest: string): string => (date.length === 4 ? date + rest : date);

/** A period as in the address; null for none. */
export const periodKey = ({ from = '', to = '' }: Days): string | null =>
  from + to === '' ? null : `${from}..${to}`;

/** "2018", "1 December 2015 to 29 February 2016", "from 1 December 2015", "until 30 June 2015". */
export function periodText(key: string): string {
  const { from, to } = parsePeriod(key);
  if (key.length === 4 || (from ?? to) === undefined) return key;
  if (from === undefined) return `until ${dateText(to!)}`;
  return to === undefined ? `from ${dateText(from)}` : `${dateText(from)} to ${dateText(to)}`;
}
