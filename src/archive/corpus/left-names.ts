/** Searches a finished build for names of people who don't want to be listed. */
import { readFileSync } from 'node:fs';
import { idPart } from '../../game/id-text.ts';
import { slugOf } from '../../game/slug.ts';
import { insideCorpus, walk } from './layout.ts';
import { wholeName, type UnlistedNames } from './unlisted.ts';

/** A built file that still contains an unlisted name, in its text or its path. */
export interface LeftName {
  /** Path inside the build. */
  file: string;
  /** The person's neutral name. The real name is never logged. */
  person: string;
  times: number;
}

/**
 * Pictures, fonts and other binary files, which aren't searched; pictures are drawn from the same games as the pages.
 */
const NO_TEXT = /\.(?:png|jpe?g|webp|avif|woff2?|w3g|wasm)$/i;

/** Files in a folder that contain one of the names, in upper or lower case and in any form that the site prints. */
export function leftNames(dist: string, names: UnlistedNames): LeftName[] {
  if (names.size === 0) return [];
  const people = [...Map.groupBy(names, ([, person]) => person)].map(([person, forms]) => ({
    person,
    pattern: new RegExp(
      [...new Set(forms.flatMap(([name]) => formsOf(name)))].map(wholeName).join('|'),
      'giu',
    ),
  }));
  return walk(dist).flatMap((path) => {
    const file = insideCorpus(dist, path);
    const text = NO_TEXT.test(file) ? file : `${file}\n${readFileSync(path, 'utf8')}`;
    return people.flatMap(({ person, pattern }) => {
      const times = text.match(pattern)?.length ?? 0;
      return times > 0 ? [{ file, person, times }] : [];
    });
  });
}

/**
 * The forms of a name in text, HTML, JSON, addresses and ids. One-letter slugs are skipped, because every file
 * contains them.
 */
const formsOf = (name: string): string[] =>
  [
    name,
    name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    JSON.stringify(name).slice(1, -1),
    encodeURIComponent(name.toWellFormed()),
    idPart(name),
    slugOf(name),
  ].filter((form) => form.length > 1 || form === name);
