/** Facts shared by all descriptions of a release. */
import type { ReleaseFile } from '../store.ts';
import { staysAs } from '../permanent-releases.ts';
import { LICENCE } from '../licence.ts';
import { absolute, urls } from '../../../urls.ts';

/** Texts in the machine-readable descriptions of a release: Data Package and CITATION.cff. */
export const PACKAGE_WORDS = {
  title: 'Farseer: Warcraft III pro and tournament games as data',
  description: (games: number): string =>
    `${games} pro and tournament games of Warcraft III, each read from its replay. They include the players, date, map, ` +
    'patch, inferred winner, build orders with times, confirmed bounds for units and buildings, fights, and creep camps. ' +
    'The data give the basis of each value.',
};

/** A release before its descriptions are written. */
export interface Described {
  version: string;
  /** When the newest game was added, ISO 8601 in UTC; null if unknown. */
  updated: string | null;
  games: number;
  files: readonly ReleaseFile[];
}

/** How to cite the release, as a sentence. */
export const citation = (release: Described, origin: string): string =>
  `${PACKAGE_WORDS.title}. Release ${release.version}${release.updated === null ? '' : `, ${release.updated.slice(0, 10)}`}. ` +
  `${LICENCE.id}. ${fileUrl(release, 'datapackage.json', origin)}`;

/**
 * The absolute address of a file in a release: a permanent address, or one under the latest release if this release
 * isn't kept.
 */
export const fileUrl = ({ version }: Described, path: string, origin: string): string =>
  absolute(urls.release(staysAs(version) ? version : 'latest', path), origin);

/** A file's media type without parameters. */
export const plainType = (type: string): string => type.split(';')[0]!;

/** Release files as catalogues list them, with their addresses and plain types. */
export const downloads = (release: Described, files: readonly ReleaseFile[], origin: string) =>
  files.map(({ path, type, bytes, sha256 }) => ({
    path,
    url: fileUrl(release, path, origin),
    type: plainType(type),
    bytes,
    sha256,
  }));

/** The file of a table in a format; undefined if it isn't published in it. */
export const fileOf = <File extends { path: string }>(
  { files }: { files: readonly File[] },
  table: string,
  ending: string,
): File | undefined => files.find(({ path }) => path === `${table}.${ending}`);
