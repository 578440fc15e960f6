/** Makes names usable in addresses: readable, and safe for any input. */

/** Maximum characters of an address's part. */
const MAX_LENGTH = 48;

/**
 * A name in the characters `a-z 0-9 -`: letters without accents, other scripts as code points, everything else as
 * hyphens. Different names can collide; see `assignSlugs` in `archive/count`.
 */
export function slugOf(name: string): string {
  const words = [...name.normalize('NFKC')].map((character) => {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    if (/^[a-z0-9]+$/.test(plain)) return plain;
    return /[\p{L}\p{N}]/u.test(character) ? `-u${character.codePointAt(0)!.toString(16)}-` : '-';
  });
  const slug = words.join('').replace(/-+/g, '-').replace(/^-|-$/g, '');
  return slug.slice(0, MAX_LENGTH).replace(/-$/, '') || 'unnamed';
}

/** FNV-1a of the UTF-16 code units, 32 bits, for distinguishing a few things. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
