import type { Race } from '../../races.ts';
import { TOWN_HALLS } from '../../objects/table.ts';

/**
 * Later forms of objects, by the form in which they were made. These are upgraded buildings, units changed by an
 * ability or by research, and heroes under a spell. A Shade is a new object, not a form of an Acolyte.
 */
const FORMS = {
  htow: 'hkee hcas',
  ogre: 'ostr ofrt',
  etol: 'etoa etoe',
  unpl: 'unp1 unp2',
  hwtw: 'hgtw hatw hctw',
  otrb: 'orbr',
  uzig: 'uzg1 uzg2',
  hpea: 'hmil',
  ospm: 'ospw',
  edoc: 'edcm',
  edot: 'edtm',
  ucry: 'ucrm',
  ugar: 'ugrm',
  uobs: 'ubsp',
  Edem: 'Edmm',
  Eevi: 'Eevm',
  Nalc: 'Nalm Nal2 Nal3',
  Ntin: 'Nrob',
} as const;

const BASE = new Map(
  Object.entries(FORMS).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base] as const)),
);

/**
 * Units that replace an older kind: the upgrade turns all units of the old kind, and those in training, into the new
 * kind.
 */
export const REPLACED: ReadonlyMap<string, { readonly old: string; readonly upgrade: string }> = new Map([
  ['otbk', { old: 'ohun', upgrade: 'Robk' }],
  ['hrtt', { old: 'hmtt', upgrade: 'Rhrt' }],
]);

/** The form in which an object is made, such as Town Hall for a Keep, or Peasant for Militia. */
export const baseForm = (id: string): string => BASE.get(id) ?? id;

/** The kind that this unit replaces through an upgrade; undefined for units that replace no other kind. */
export const originalKind = (id: string): string | undefined => REPLACED.get(id)?.old;

/**
 * Items that create a building without a build order, by the building. A Tiny Great Hall becomes the first town hall of its
 * user's race: where a Night Elf used one, a Tree of Life was selected.
 */
export const builtBy = (race: Race | null): Readonly<Record<string, string>> => ({
  hwtw: 'tsct',
  [TOWN_HALLS[race ?? 'O'][0]]: 'tgrh',
});
