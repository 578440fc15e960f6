/** Lists the third-party packages in a build's scripts, with their licences. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Notice {
  name: string;
  version: string;
  /** Licence id from the package. */
  licence: string;
  /** Licence text; null if the package has none. */
  text: string | null;
}

const LICENCE_FILE = /^(licen[cs]e|copying)\b/i;

/** The package folder of a module; null for our modules and virtual modules. */
export const packageFolder = (moduleId: string): string | null =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1] ?? null;

/** The notice of a package. Throws if the package names no licence, because then it must not be in the build. */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (!license) throw new Error(`${folder} names no licence, so a build must not contain any of it.`);
  const file = readdirSync(folder)
    .sort()
    .find((entry) => LICENCE_FILE.test(entry));
  const text = file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
  return { name, version, licence: license, text };
}

/** All notices as text, by name. */
export const noticesText = (siteNotice: string, notices: readonly Notice[]): string =>
  [siteNotice, ...notices.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(chapter)]
    .join('\n\n\n')
    .concat('\n');

const chapter = ({ name, version, licence, text }: Notice): string => {
  const title = `${name} ${version} (${licence})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text ?? 'The package comes without the text of its licence.'}`;
};
