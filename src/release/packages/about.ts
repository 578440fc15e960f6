/** What every description of a release says. */
import type { ReleaseFile } from '../store.ts';
import { absolute, urls } from '../../urls.ts';

/** A release as it is described before its descriptions are written. */
export interface Described {
  version: string;
  /** When the newest game came in, ISO 8601 in UTC; null when that is not known of any. */
  updated: string | null;
  games: number;
  files: readonly ReleaseFile[];
}

export const TITLE = 'Farseer: Warcraft III tournament replays as data';

export const KEYWORDS = ['Warcraft III', 'replays', 'esports', 'build orders', 'real-time strategy'];

export const description = ({ games }: Described): string =>
  `${games} tournament games of Warcraft III, each read from its own recording: who played whom, when, on which map and ` +
  'patch, who won as far as it can be inferred, every order of every build order with its time, what was made within ' +
  'proven bounds, and fights. What a value rests on is part of the data.';

export const citation = ({ version }: Described, origin: string): string =>
  `Farseer, Warcraft III tournament replays, release ${version}, ${absolute(urls.release(version, 'datapackage.json'), origin)}`;

/** The absolute address of a file of the release. */
export const fileUrl = ({ version }: Described, path: string, origin: string): string =>
  absolute(urls.release(version, path), origin);

/** The name of a file's type without its parameters. */
export const plainType = (type: string): string => type.split(';')[0]!;

/** The files of a table in a format, one or many. */
export const filesOf = ({ files }: Described, table: string, ending: string): readonly ReleaseFile[] =>
  files.filter(
    ({ path }) =>
      path === `${table}.${ending}` || (path.startsWith(`${table}/`) && path.endsWith(`.${ending}`)),
  );
