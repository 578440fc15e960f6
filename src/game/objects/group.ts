import type { Race } from '../summary.ts';
import type { ObjectKind } from './object.ts';

/**
 * Objects of one kind and owner as text, one per line: browsers download this table, and text takes a third of the
 * bytes of object literals. The columns are
 *
 *     id tier seconds name
 *
 * with `levels` after `seconds` for upgrades, and `-` for unknown or inapplicable values. A `*` after the id marks a
 * gathering unit. With `each`, tier and seconds are the same for the whole group, and the lines are only
 *
 *     id name
 */
export interface ObjectGroup {
  kind: ObjectKind;
  race: Race | null;
  each?: { tier: 1 | 2 | 3 | null; seconds: number | null };
  lines: string;
}
