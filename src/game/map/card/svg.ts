import { light, type CardColour } from './style.ts';

/** A path with one colour as its filling. */
export const filled = (colour: CardColour, d: string, rest = ''): string =>
  d && `<path class="f-${colour}" fill="${light(colour)}"${rest} d="${d}"/>`;

/** A path with one colour as its line. */
export const lined = (colour: CardColour, d: string, width: number, rest = ''): string =>
  d &&
  `<path class="s-${colour}" fill="none" stroke="${light(colour)}" stroke-width="${width}"${rest} d="${d}"/>`;

/** Names may hold anything; what no XML document can hold is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
