/** `dcat.jsonld`: the release for open data catalogues, as DCAT 3 in JSON-LD. */
import { LICENCE } from '../licence.ts';
import { KEYWORDS } from '../../../site.ts';
import { absolute, urls } from '../../../urls.ts';
import { downloads, fileUrl, type Described } from './about.ts';
import { PACKAGE_WORDS } from './words.ts';

/** English, under its name in the European list of languages. */
const ENGLISH = 'http://publications.europa.eu/resource/authority/language/ENG';

/** Follows DCAT 3 and the shapes of DCAT-AP 3.0.1. */
export const dcat = (release: Described, origin: string) => ({
  '@context': {
    dcat: 'http://www.w3.org/ns/dcat#',
    dct: 'http://purl.org/dc/terms/',
    foaf: 'http://xmlns.com/foaf/0.1/',
    spdx: 'http://spdx.org/rdf/terms#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
  },
  '@id': fileUrl(release, 'dcat.jsonld', origin),
  '@type': 'dcat:Dataset',
  'dct:title': PACKAGE_WORDS.title,
  'dct:description': PACKAGE_WORDS.description(release.games),
  'dct:license': { '@id': LICENCE.url },
  'dct:language': { '@id': ENGLISH, '@type': 'dct:LinguisticSystem' },
  'dcat:version': release.version,
  'dcat:keyword': KEYWORDS,
  'dcat:landingPage': { '@id': absolute(urls.data(), origin), '@type': 'foaf:Document' },
  'dct:publisher': {
    '@type': ['foaf:Agent', 'foaf:Organization'],
    'foaf:name': 'Farseer',
    'foaf:homepage': { '@id': absolute(urls.home(), origin) },
  },
  ...(release.updated !== null && { 'dct:modified': { '@type': 'xsd:dateTime', '@value': release.updated } }),
  'dcat:distribution': downloads(release, release.files, origin).map(
    ({ path, url, type, bytes, sha256 }) => ({
      '@type': 'dcat:Distribution',
      'dct:title': path,
      'dcat:accessURL': { '@id': url },
      'dcat:downloadURL': { '@id': url },
      'dcat:mediaType': {
        '@id': `https://www.iana.org/assignments/media-types/${type}`,
        '@type': 'dct:MediaType',
      },
      'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
      'spdx:checksum': {
        '@type': 'spdx:Checksum',
        'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256', '@type': 'spdx:ChecksumAlgorithm' },
        'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
      },
    }),
  ),
});
