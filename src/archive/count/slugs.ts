/** Assigns addresses to things that have names. */
import { hashOf, slugOf } from '../../game/slug.ts';

/**
 * Reserved folder names: numbers, which were once pages of lists, Markdown versions, and device names in operating
 * systems.
 */
const RESERVED = /^(?:\d{1,6}|index|con|prn|aux|nul|com\d|lpt\d)$/;

/** Something that needs a unique address. */
export interface SlugSource {
  /** Unique key. */
  key: string;
  name: string;
}

/**
 * Assigns a slug to each key. If several keys have the same slug, the one with the closest name gets it. The others add
 * a hash of their key, which doesn't depend on the other keys.
 */
export function assignSlugs(names: readonly SlugSource[]): Map<string, string> {
  const sorted = names.toSorted((a, b) => distance(a) - distance(b) || (a.key < b.key ? -1 : 1));
  const slugs = new Map<string, string>();
  const takenSlugs = new Set<string>();
  const clashing = sorted.filter(({ key, name }) => {
    const slug = slugOf(name);
    if (takenSlugs.has(slug) || RESERVED.test(slug)) return true;
    takenSlugs.add(slug);
    slugs.set(key, slug);
    return false;
  });
  for (const { key, name } of clashing) {
    const slug = `${slugOf(name)}-${hashOf(key).toString(36)}`;
    let freeSlug = slug;
    for (let number = 2; takenSlugs.has(freeSlug); number++) freeSlug = `${slug}-${number}`;
    takenSlugs.add(freeSlug);
    slugs.set(key, freeSlug);
  }
  return slugs;
}

/** 0 for a name that equals its slug, 1 for one that differs only in capitals, 2 for any other. */
function distance({ name }: SlugSource): number {
  const slug = slugOf(name);
  if (name === slug) return 0;
  return name.toLowerCase() === slug ? 1 : 2;
}
