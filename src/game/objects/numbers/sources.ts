/**
 * Where the numbers of each release come from, for pages and documents. Tables are public copies of the game's own files;
 * the ledger is a list of changes that its author wrote from the official notes and compared with installed games.
 */

/** Public tables and lists, by the letter that names them here. */
export const SOURCES = {
  T24: 'The game’s own tables of 1.24.4, 1.27.1, 1.31.1 and 1.32.1 to 1.32.8, as copied in public projects',
  T8: 'sumneko/w3x2lni 82916514 (1.32.8)',
  T9: 'flowtsohg/war3-objectdata dc5e2da (1.32.9)',
  T10: 'rhazarian/warpack 0621370 (1.32.10)',
  T202: 'rhazarian/warpack d6443bd (2.0.2, first build)',
  T203: 'rhazarian/warpack fa5e065 (2.0.3)',
  T204: 'voces/wc3data e53bc46 (2.0.4, units and items only)',
  L: 'The ledger elevchyt/openwar3 9539563 (docs/patches.md)',
  P3: 'A port of the hero made from the tables of 3.0.0',
  G3: 'Warcraft-Gym/wc3-gym-overlay 1c4bce7 and the tests of w3gjs 762eef6 (3.0.0)',
} as const;
type Source = keyof typeof SOURCES;

export interface ReleaseSource {
  sources: readonly Source[];
  /** A sentence on how sure it is that a change belongs to exactly this release. */
  certainty: string;
}

const OWN = 'The tables of this release and of the one before have both values.';
const BETWEEN =
  'Older and newer tables have both values. The ledger says which release changed them, as no table of this one is public.';

/** By release: the sources of its numbers. Only releases that changed numbers are listed. */
export const RELEASE_SOURCES: Readonly<Record<string, ReleaseSource>> = {
  '1.24.4': { sources: ['T24'], certainty: 'The table of this release.' },
  '1.27.1': { sources: ['T24'], certainty: 'The table of this release. 1.25 and 1.26 aren’t known.' },
  '1.31.1': { sources: ['T24'], certainty: 'The table of this release. 1.28 to 1.30 aren’t known.' },
  '1.32.6': { sources: ['T24', 'T8'], certainty: OWN },
  '1.32.9': { sources: ['T8', 'T9', 'L'], certainty: OWN },
  '1.32.10': { sources: ['T9', 'T10', 'L'], certainty: OWN },
  '1.35.0': {
    sources: ['T10', 'T202', 'L'],
    certainty: `${BETWEEN} Only the ledger has a Great Hall of 140 s and a Haunted Gold Mine of 110 s.`,
  },
  '1.36.0': {
    sources: ['T10', 'T202', 'L'],
    certainty: `${BETWEEN} Vampiric Potion and Rusty Mining Pick may have changed earlier or later.`,
  },
  '1.36.1': {
    sources: ['T10', 'T202', 'L'],
    certainty: `${BETWEEN} The Crystal Ball’s price may have changed earlier or later.`,
  },
  '1.36.2': { sources: ['T10', 'T202', 'L'], certainty: BETWEEN },
  '1.36.2.21228': { sources: ['L'], certainty: 'Only the ledger has this change.' },
  '2.0.2': { sources: ['T10', 'T202', 'L'], certainty: 'The table of this release has the new values.' },
  '2.0.2.22796': { sources: ['T202', 'T203', 'L'], certainty: BETWEEN },
  '2.0.3': { sources: ['T202', 'T203', 'L'], certainty: OWN },
  '2.0.4': {
    sources: ['T203', 'T204', 'L'],
    certainty:
      'The table of this release, except upgrades: for them the ledger, compared with an installed 2.0.4.',
  },
  '3.0.0': {
    sources: ['P3', 'G3', 'L'],
    certainty: 'No table is public. Several independent projects agree.',
  },
};

/** The sources of a release's numbers, as text; none for a release that changed none. */
export const sourcesOf = (release: string): string[] =>
  (RELEASE_SOURCES[release]?.sources ?? []).map((source) => SOURCES[source]);
