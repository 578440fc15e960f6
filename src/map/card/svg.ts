import { light, type CardColour } from './style.ts';

/** Draws a path filled with one colour. */
export const fill = (colour: CardColour, d: string, attributes = ''): string =>
  d && `<path class="f-${colour}" fill="${light(colour)}"${attributes} d="${d}"/>`;

/** Draws a path stroked with one colour. */
export const line = (colour: CardColour, d: string, width: number, attributes = ''): string =>
  d &&
  `<path class="s-${colour}" fill="none" stroke="${light(colour)}" stroke-width="${width}"${attributes} d="${d}"/>`;

/** Escapes a string for XML and drops characters that XML doesn't allow, because names may contain anything. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
