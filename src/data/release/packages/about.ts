/** What every description of a release says. */
import type { ReleaseFile } from '../store.ts';
import { staysAs } from '../kept.ts';
import { LICENCE } from '../licence.ts';
import { absolute, urls } from '../../../urls.ts';

/** A release as it is described before its descriptions are written. */
export interface Described {
  version: string;
  /** When the newest game came in, ISO 8601 in UTC; null when that is not known of any. */
  updated: string | null;
  games: number;
  files: readonly ReleaseFile[];
}

export const TITLE = 'Farseer: Warcraft III pro and tournament games as data';

export const description = ({ games }: Described): string =>
  `${games} pro and tournament games of Warcraft III, each read from its own recording: who played whom, when, on which map and ` +
  'patch, who won as far as it can be inferred, every order of every build order with its time, what was made within ' +
  'proven bounds, fights, and creep camps. What a value rests on is part of the data.';

/** How to cite the release, in a sentence. */
export const citation = (release: Described, origin: string): string =>
  `${TITLE}. Release ${release.version}${release.updated === null ? '' : `, ${release.updated.slice(0, 10)}`}. ` +
  `${LICENCE.id}. ${fileUrl(release, 'datapackage.json', origin)}`;

/** The absolute address of a file of the release: one that stays, or that of the latest release where this one is not kept. */
export const fileUrl = ({ version }: Described, path: string, origin: string): string =>
  absolute(urls.release(staysAs(version) ? version : 'latest', path), origin);

/** The name of a file's type without its parameters. */
export const plainType = (type: string): string => type.split(';')[0]!;

/** Files of the release as catalogues list them: by address, with plain types. */
export const downloads = (release: Described, files: readonly ReleaseFile[], origin: string) =>
  files.map(({ path, type, bytes, sha256 }) => ({
    path,
    url: fileUrl(release, path, origin),
    type: plainType(type),
    bytes,
    sha256,
  }));

/** The files of a table in a format, one or many: nothing else knows how parts are named. */
export const filesOf = <File extends { path: string }>(
  { files }: { files: readonly File[] },
  table: string,
  ending: string,
): readonly File[] =>
  files.filter(
    ({ path }) =>
      path === `${table}.${ending}` || (path.startsWith(`${table}/`) && path.endsWith(`.${ending}`)),
  );
