/** Which packages of other people the scripts of a build hold, and under which terms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Notice {
  name: string;
  version: string;
  /** Id of the licence as the package gives it. */
  licence: string;
  /** Its text; null for a package that comes without. */
  text: string | null;
}

const LICENCE_FILE = /^(licen[cs]e|copying)\b/i;

/** The folder of the package that a module is of; null for a module of ours, and for what tools make up. */
export const packageFolder = (moduleId: string): string | null =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1] ?? null;

/** What a package says of itself. Throws for one that names no licence: it must not be in the build. */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (!license) throw new Error(`${folder} names no licence. Nothing of it may be in a build.`);
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
