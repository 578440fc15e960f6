/**
 * Forms that an object takes after it was made, by the form it was made in: upgraded buildings, units that change by
 * an ability or because of research, heroes under a spell. A Shade is no form of an Acolyte: it is a new object.
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

/** Upgrades after which a building trains another unit, and all of the old kind become it. */
const REPLACED = new Map([
  ['otbk', 'ohun'],
  ['hrtt', 'hmtt'],
]);

/** The form in which an object is made: a Keep was a Town Hall, Militia a Peasant. */
export const baseForm = (id: string): string => BASE.get(id) ?? id;

/** The unit that an upgrade turns into this one wherever it already stands; undefined for all others. */
export const replacedBy = (id: string): string | undefined => REPLACED.get(id);
