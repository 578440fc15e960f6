import sprite from './glyphs.svg?url';

/** Address of a glyph, for `<use href>` in other drawings. Names: the symbols of `glyphs.svg`, see `/design/`. */
export const glyphUrl = (name: string): string => `${sprite}#${name}`;

/**
 * A small drawing beside words that say the same; nothing for screen readers, and nothing is lost without it. It is
 * as high as the text and has its colour; race marks have their own. All glyphs lie in one file that pages and the drop
 * page load once.
 */
export const Glyph = ({ name }: { name: string }) => (
  <svg class={name.startsWith('race-') ? `glyph ${name}` : 'glyph'} width="16" height="16" aria-hidden="true">
    <use href={glyphUrl(name)} />
  </svg>
);
