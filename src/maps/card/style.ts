import { PHONE_SCALE, TEXT_PX } from './labels.ts';

/** Colours of a card, light and dark: sides, waters, low and high ground, words, and what is quiet or a mine. */
export const CARD_COLOURS = {
  a: ['#1f4e96', '#8db8f7'],
  b: ['#9c3c14', '#f5a26b'],
  c: ['#2c6132', '#8fd19a'],
  d: ['#6c3f8d', '#d3b3f2'],
  sea: ['#e7dec9', '#0d1013'],
  low: ['#f3ebd8', '#20262d'],
  high: ['#fffdf6', '#2e353e'],
  shore: ['#c9bda0', '#454d57'],
  tree: ['#b9b293', '#5b655c'],
  quiet: ['#8b8373', '#838c97'],
  mine: ['#7d5a12', '#d9b666'],
  ink: ['#22252a', '#e9e5dc'],
} as const;
export type CardColour = keyof typeof CARD_COLOURS;

/** The light value of a colour, for the attributes that a card falls back on where no style sheet reaches it. */
export const light = (name: CardColour): string => CARD_COLOURS[name][0];

/** A drawing with dark colours in place of the light ones that it falls back on. */
export function inDark(svg: string): string {
  const dark = new Map<string, string>(Object.values(CARD_COLOURS).map(([one, other]) => [one, other]));
  return svg.replace(/#[0-9a-f]{6}/g, (hex) => dark.get(hex) ?? hex);
}

/** Widest window in which a card takes the words of a phone: below it a card may be drawn smaller than it is. */
const PHONE_PX = 620;

/**
 * The style sheet of cards. A page includes it once; a card that stands alone carries it. The class of a group is
 * the name of its colour, `f-` for what is filled and `s-` for what is drawn in lines.
 */
export function cardStyle(): string {
  const tokens = (scheme: 0 | 1) =>
    Object.entries(CARD_COLOURS)
      .map(([name, pair]) => `--map-${name}:${pair[scheme]}`)
      .join(';');
  const names = Object.keys(CARD_COLOURS);
  return [
    `.map-card{${tokens(0)};font:${TEXT_PX}px 'Farseer Sans','Source Sans 3',system-ui,sans-serif}`,
    `@media(prefers-color-scheme:dark){.map-card{${tokens(1)}}}`,
    `:root[data-theme=light] .map-card{${tokens(0)}}:root[data-theme=dark] .map-card{${tokens(1)}}`,
    ...names.map((name) => `.map-card .f-${name}{fill:var(--map-${name})}`),
    ...names.map((name) => `.map-card .s-${name}{stroke:var(--map-${name})}`),
    `.map-card .moments text{stroke:none}`,
    `.map-card .pins text{stroke:none;fill:var(--map-ink)}`,
    `@media(max-width:${PHONE_PX}px){.map-card{font-size:${TEXT_PX * PHONE_SCALE}px}.map-card .fine{display:none}}`,
  ].join('');
}
