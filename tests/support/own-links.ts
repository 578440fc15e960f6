/** Addresses of this site in any text, and the files of the build behind them. */
import { REPOSITORY_URL, SITE_URL } from '../../src/site.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { builtHtml, builtJson, fileFor } from './build.ts';

/** The address of a page by its file. */
export const pathOf = (file: string): string => `/${file.replace(/index\.html$/, '')}`;

/** Every page that has an address of its own; a game in a frame has that of its page. */
export const builtPages = (): string[] => builtHtml().filter((file) => file !== '404.html');

/** Folders of pages that are made from data or about how pages look, and pages of which there is one for each build. */
const FROM_DATA =
  /^(replays|events|players|maps|matchups|heroes|openings|statistics|design|strategy|changelog)\/|^builds\/./;

/** Pages written by hand. */
export const builtProse = (): string[] =>
  builtPages().filter((file) => file === 'builds/index.html' || !FROM_DATA.test(file));

/** Addresses of a text that are on this site, without the source code, which may lie below it. */
export const ownUrls = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s<>()"'`]+/g)]
    .map(([url]) => url.replace(/[.,;:]$/, ''))
    .filter((url) => new URL(url).origin === new URL(SITE_URL).origin && !url.startsWith(REPOSITORY_URL));

/** The file behind an address; a template of an address is tried with a real id. */
export function fileOf(url: string): string | null {
  const [first] = builtJson<ReplayIndex>('data/summaries-index.json').replays;
  return fileFor(new URL(url.replace('{replayId}', first!.replayId), SITE_URL).pathname);
}

/** The addresses of a text behind which there is nothing. */
export const deadUrls = (text: string): string[] => ownUrls(text).filter((url) => fileOf(url) === null);
