/** Addresses of this site in any text, and their files in the build. */
import { SITE_URL } from '../../src/site.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { builtHtml, builtJson, fileFor } from './build.ts';

/** The address of a page by its file. */
export const pathOf = (file: string): string => `/${file.replace(/index\.html$/, '')}`;

/** Every page with a separate address; an embedded game has the address of its page. */
export const builtPages = (): string[] => builtHtml().filter((file) => file !== '404.html');

/** Folders of pages generated from data or about appearance, and pages that differ for each build. */
const FROM_DATA =
  /^(replays|events|players|maps|matchups|heroes|openings|statistics|strategy|changelog|accuracy\/patches)\/|^builds\/./;

/** Pages written by hand. */
export const builtProse = (): string[] =>
  builtPages().filter((file) => file === 'builds/index.html' || !FROM_DATA.test(file));

/** This site's addresses in a text. */
export const ownUrls = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s<>()"'`]+/g)]
    .map(([url]) => url.replace(/[.,;:]$/, ''))
    .filter((url) => new URL(url).origin === new URL(SITE_URL).origin);

/** The file for an address; a template is tried with a real id. */
export function fileOf(url: string): string | null {
  const [first] = builtJson<ReplayIndex>('data/summaries-index.json').replays;
  return fileFor(new URL(url.replace('{replayId}', first!.replayId), SITE_URL).pathname);
}

/** Addresses in a text that lead nowhere. */
export const deadUrls = (text: string): string[] => ownUrls(text).filter((url) => fileOf(url) === null);
