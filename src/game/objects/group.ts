import type { Race } from '../summary.ts';
import type { ObjectKind } from './object.ts';

/**
 * Objects of one kind and owner, one a line, as text: a browser downloads this table, and a line of text
 * costs a third of an object literal. The columns are
 *
 *     id tier seconds name
 *
 * with `levels` after `seconds` for upgrades and `-` for what does not apply or is not known. A `*` after
 * the id marks a gathering unit. Where `all` is set, tier and seconds are the same for the whole group and
 * the lines are only
 *
 *     id name
 */
export interface ObjectGroup {
  kind: ObjectKind;
  race: Race | null;
  each?: { tier: 1 | 2 | 3 | null; seconds: number | null };
  lines: string;
}
