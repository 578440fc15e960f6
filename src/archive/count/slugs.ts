/** Names as parts of addresses: readable, and safe whatever a stranger typed. */

const LONGEST = 48;

/** Folders with a meaning of their own: twins of pages, numbered pages, and devices of some systems. */
const RESERVED = /^(?:\d{1,6}|index|con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name in the characters `a-z 0-9 -`: letters without accents, other scripts as code points, everything else
 * a hyphen. Different names can give the same; see `assignSlugs`.
 */
export function slugOf(name: string): string {
  const words = [...name.normalize('NFKC')].map((character) => {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    if (/^[a-z0-9]+$/.test(plain)) return plain;
    return /[\p{L}\p{N}]/u.test(character) ? `-u${character.codePointAt(0)!.toString(16)}-` : '-';
  });
  const slug = words.join('').replace(/-+/g, '-').replace(/^-|-$/g, '');
  return slug.slice(0, LONGEST).replace(/-$/, '') || 'unnamed';
}

/** Something that needs an address of its own. */
export interface Named {
  /** Tells it from all others. */
  key: string;
  name: string;
}

/**
 * A slug for each key. Of several with one slug, the one whose name is nearest to it keeps it, and the others
 * add a hash of their key, which does not depend on who else there is.
 */
export function assignSlugs(all: readonly Named[]): Map<string, string> {
  const sorted = all.toSorted((a, b) => distance(a) - distance(b) || (a.key < b.key ? -1 : 1));
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const rest = sorted.filter(({ key, name }) => {
    const slug = slugOf(name);
    if (taken.has(slug) || RESERVED.test(slug)) return true;
    taken.add(slug);
    slugs.set(key, slug);
    return false;
  });
  for (const { key, name } of rest) {
    const slug = `${slugOf(name)}-${hash(key)}`;
    let free = slug;
    for (let more = 2; taken.has(free); more++) free = `${slug}-${more}`;
    taken.add(free);
    slugs.set(key, free);
  }
  return slugs;
}

/** 0 for a name that is its slug, 1 for one that is but for its capitals, 2 for any other. */
function distance({ name }: Named): number {
  const slug = slugOf(name);
  return name === slug ? 0 : name.toLowerCase() === slug ? 1 : 2;
}

/** FNV-1a of the UTF-16 code units; only to tell a few names apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
