import type { Row } from '../rows.ts';

/** What can be shown and hidden in the rows, and which rows belong to it. */
export const ROW_KINDS = {
  heroes: { name: 'Heroes', has: ({ type }: Row) => type === 'hero' || type === 'revival' },
  buildings: { name: 'Buildings', has: ({ type }: Row) => type === 'building' },
  units: {
    name: 'Army units',
    has: ({ type, worker }: Row) => (type === 'unit' && !worker) || type === 'morph',
  },
  workers: { name: 'Workers', has: ({ type, worker }: Row) => type === 'unit' && worker },
  upgrades: { name: 'Upgrades', has: ({ type }: Row) => type === 'upgrade' },
  items: { name: 'Items', has: ({ type }: Row) => type === 'item' },
} as const;
export type RowKind = keyof typeof ROW_KINDS;
export const ROW_KIND_NAMES = Object.keys(ROW_KINDS) as RowKind[];

/** The rows of the kinds that are shown. */
export const rowsOfKinds = (rows: readonly Row[], shown: ReadonlySet<RowKind>): Row[] =>
  rows.filter((row) => ROW_KIND_NAMES.some((kind) => shown.has(kind) && ROW_KINDS[kind].has(row)));

/** The name of a row with its number: "Footman 4", "Footman 4–6", "≈Footman 7". */
export function rowName({ name, from, to, several, inferred }: Row): string {
  if (!several) return name;
  const numbers = from === to ? String(from) : `${from}–${to}`;
  return `${name} ${inferred ? '≈' : ''}${numbers}`;
}
