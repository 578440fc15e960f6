/** Writes machine-readable descriptions of a release in common formats. */
import { JSON_LD_TYPE, JSON_TYPE, TEXT_TYPE } from '../types.ts';
import type { ReleaseStore } from '../store.ts';
import { LICENCE } from '../licence.ts';
import { KEYWORDS } from '../../../site.ts';
import { absolute, urls } from '../../../urls.ts';
import { fileUrl, type Described } from './about.ts';
import { croissant } from './croissant.ts';
import { dataPackage } from './data-package.ts';
import { dcat } from './dcat.ts';
import { PACKAGE_WORDS } from './words.ts';

/** The descriptions by file name, each with its media type. */
const descriptionsOf = (release: Described, origin: string) => ({
  'datapackage.json': [JSON_TYPE, print(dataPackage(release, origin))],
  'croissant.json': [JSON_LD_TYPE, print(croissant(release, origin))],
  'dcat.jsonld': [JSON_LD_TYPE, print(dcat(release, origin))],
  'CITATION.cff': [TEXT_TYPE, citationFile(release, origin)],
});

/** The descriptions without the version, because the version is calculated from them. */
export const described = (release: Omit<Described, 'version'>, origin: string): string =>
  JSON.stringify(descriptionsOf({ ...release, version: '' }, origin));

export function writePackages(store: ReleaseStore, release: Described, origin: string): void {
  for (const [path, [type, text]] of Object.entries(
    descriptionsOf({ ...release, files: [...release.files] }, origin),
  ))
    store.put(path, type!, text!);
}

const print = (document: object): string => `${JSON.stringify(document, null, 1)}\n`;

/** How to cite the release, in the Citation File Format. JSON strings are valid YAML. */
const citationFile = (release: Described, origin: string): string =>
  [
    'cff-version: 1.2.0',
    `message: ${PACKAGE_WORDS.howToCite}`,
    'type: dataset',
    `title: ${JSON.stringify(PACKAGE_WORDS.title)}`,
    `abstract: ${JSON.stringify(PACKAGE_WORDS.description(release.games))}`,
    'authors:',
    '  - name: Farseer',
    `    website: ${absolute(urls.home(), origin)}`,
    `version: ${JSON.stringify(release.version)}`,
    ...(release.updated === null ? [] : [`date-released: ${release.updated.slice(0, 10)}`]),
    `license: ${LICENCE.id}`,
    `url: ${fileUrl(release, 'datapackage.json', origin)}`,
    'keywords:',
    ...KEYWORDS.map((word) => `  - ${JSON.stringify(word)}`),
    '',
  ].join('\n');
