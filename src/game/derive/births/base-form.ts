/**
 * Later forms of objects, by the form they were made in. These are upgraded buildings, units changed by an ability or
 * by research, and heroes under a spell. A Shade is not a form of an Acolyte but a new object.
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

/** Upgrades that replace a unit in training and turn all existing ones into the new kind. */
const REPLACED = new Map([
  ['otbk', 'ohun'],
  ['hrtt', 'hmtt'],
]);

/** The form in which an object is made: Town Hall for a Keep, Peasant for Militia. */
export const baseForm = (id: string): string => BASE.get(id) ?? id;

/** The upgrade's earlier unit for this unit; undefined for units that no upgrade replaces. */
export const replacedBy = (id: string): string | undefined => REPLACED.get(id);
