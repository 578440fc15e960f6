/**
 * Maximum length of a part of an id. Three parts, the seed and any file ending stay far below the 255 bytes that file
 * systems allow.
 */
const LONGEST_PART = 60;
/** Characters of the digest at the end of a part that was cut. */
const DIGEST_LENGTH = 13;

/**
 * `<seed>_<player>_<player>_<map>` with the first player of each side, first side first. `players` are the
 * competitors in lobby order, with display names.
 */
export function composeId(
  seed: number,
  players: readonly { name: string; team: number }[],
  map: string,
): string {
  const first = players[0];
  const second = players.find((player) => player.team !== first?.team) ?? players[1];
  const names = [first, second].flatMap((player) => (player ? [idPart(player.name)] : []));
  return [seed, ...names, idPart(map)].join('_');
}

/** The id for a string of the form `<seed>_<player>_<player>_<map>`, such as a file name without its extension. */
export function idOfText(text: string): string {
  const [seed = '', first = '', second = '', ...map] = text.split('_');
  return [seed, idPart(first), idPart(second), idPart(map.join('_'))].join('_');
}

/**
 * Encodes a player or map name in id characters. Names over 60 characters are shortened and end in a digest of the
 * whole name, so that two long names stay different.
 */
export function idPart(text: string): string {
  const part = toIdText(text);
  return part.length <= LONGEST_PART
    ? part
    : `${part.slice(0, LONGEST_PART - DIGEST_LENGTH - 1)}-${digest(part)}`;
}

/**
 * Spaces become hyphens. Any other disallowed character becomes its code point, so that different names stay
 * different.
 */
const toIdText = (text: string): string =>
  text
    .replace(/ /g, '-')
    .replace(/[^A-Za-z0-9._-]/gu, (character) => `u${character.codePointAt(0)?.toString(16) ?? ''}`);

/**
 * A 64-bit FNV-1a digest as 13 letters and digits, for ASCII text. It is synchronous and gives the same result in a
 * browser.
 */
function digest(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++)
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return value.toString(36).padStart(DIGEST_LENGTH, '0');
}
