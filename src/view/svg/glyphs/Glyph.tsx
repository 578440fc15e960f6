import sprite from './glyphs.svg?url';

/**
 * Address of a glyph, for `<use href>` in other drawings. The names are symbols in
 * `glyphs.svg`.
 */
export const glyphUrl = (name: string): string => `${sprite}#${name}`;

/**
 * A small drawing next to words with the same meaning; hidden from screen readers. It has the text's height and
 * colour; race marks have their own colours. All glyphs are in one file, which is loaded once.
 */
export const Glyph = ({ name }: { name: string }) => (
  <svg class={name.startsWith('race-') ? `glyph ${name}` : 'glyph'} width="16" height="16" aria-hidden="true">
    <use href={glyphUrl(name)} />
  </svg>
);
