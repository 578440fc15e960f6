/** Searches a finished build for names of people who don't want to be listed. */
import { readFileSync } from 'node:fs';
import { idPart } from '../../game/id-text.ts';
import { allObjects } from '../../game/objects/table.ts';
import { slugOf } from '../../game/slug.ts';
import { urls } from '../../urls.ts';
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
 * Pictures, fonts and other binary files, which aren't searched; pictures are drawn from the same games as the pages, and
 * Parquet files have the rows of the CSV files.
 */
const NO_TEXT = /\.(?:png|jpe?g|webp|avif|woff2?|w3g|wasm|parquet)$/i;

/**
 * Texts of others, with words that are also names: lists of installed packages have happy-dom, the licence has
 * danger.
 */
const TEXTS_OF_OTHERS = /^(?:sbom\.cdx\.json|notices\.txt|LICENSE\.txt)$/;

/**
 * Files in a folder that contain one of the names, in upper or lower case and in any form that the site prints. A name
 * that is also a word of the game, such as that of a player FooTMan, is only found as the player writes it, and in the
 * address of the player's page.
 */
export function findLeftNames(dist: string, names: UnlistedNames): LeftName[] {
  if (names.size === 0) return [];
  const people = [...Map.groupBy(names, ([, person]) => person)].map(([person, forms]) => ({
    person,
    patterns: patternsOf(forms.map(([name]) => name)),
  }));
  return walk(dist).flatMap((path) => {
    const file = insideCorpus(dist, path);
    if (TEXTS_OF_OTHERS.test(file)) return [];
    const text = NO_TEXT.test(file) ? `/${file}` : `/${file}\n${readFileSync(path, 'utf8')}`;
    return people.flatMap(({ person, patterns }) => {
      const times = patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
      return times > 0 ? [{ file, person, times }] : [];
    });
  });
}

/** Words of the game's objects, and colours of camps. */
const gameWords = new Set([
  ...allObjects().flatMap(({ name }) => name.split(/[^\p{L}\p{N}]+/u)),
  ...['green', 'orange', 'red'],
]);
const foldedGameWords = new Set([...gameWords].map((word) => word.toLowerCase()));
const isGameWord = (form: string): boolean => foldedGameWords.has(form.toLowerCase());

/** Patterns for all forms of a person's names: one for any case, one for names that are words of the game. */
function patternsOf(names: readonly string[]): RegExp[] {
  const forms = [...new Set(names.flatMap(formsOf))];
  const loose = forms.filter((form) => !isGameWord(form)).map(wholeName);
  const strict = [
    ...forms
      .filter((form) => isGameWord(form) && names.includes(form) && !gameWords.has(form))
      .map(wholeName),
    ...names.filter((name) => isGameWord(slugOf(name))).map((name) => urls.player(slugOf(name))),
  ];
  const pattern = (parts: readonly string[], flags: string): RegExp[] =>
    parts.length > 0 ? [new RegExp(parts.join('|'), flags)] : [];
  return [...pattern(loose, 'giu'), ...pattern(strict, 'gu')];
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
