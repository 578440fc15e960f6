/** Which objects of the game a few words mean. */
import type { Directory } from '../game.ts';

type Entry = Directory['objects'][number];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What everybody says, against the rule of initials. */
const SPOKEN: Readonly<Record<string, string>> = { bm: 'blademaster' };

/**
 * The objects that fit best: of the very name; heroes of these initials ("bm"); names that begin so ("shadow"); names
 * with words that begin so ("war den"); other initials ("aow"). A plural is tried last.
 */
export function matchObjects(words: string, objects: readonly Entry[]): Entry[] {
  const said = plain(words);
  const asked = Object.hasOwn(SPOKEN, said) ? SPOKEN[said]! : said;
  if (asked === '') return [];
  const tests: ((name: string, object: Entry) => boolean)[] = [
    (name) => name === asked,
    (name, { kind }) => kind === 'hero' && initials(name) === asked,
    (name) => name.startsWith(asked),
    (name) => asked.split(' ').every((word) => name.split(' ').some((own) => own.startsWith(word))),
    (name) => asked.length > 1 && initials(name) === asked,
  ];
  for (const test of tests) {
    const found = objects.filter((object) => test(plain(object.name), object));
    if (found.length > 0) return found;
  }
  return asked.length > 3 && asked.endsWith('s') ? matchObjects(asked.slice(0, -1), objects) : [];
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
