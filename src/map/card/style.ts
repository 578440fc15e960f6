import { PHONE_SCALE, TEXT_PX } from './labels.ts';

/**
 * Colours of a card: sides, outside of the map, low and high ground, shores, trees, quiet marks, mines, labels,
 * water, forests, and creep camps by level.
 */
export const LIGHT = {
  a: '#1f4e96',
  b: '#9c3c14',
  c: '#2c6132',
  d: '#6c3f8d',
  sea: '#dcd3bd',
  low: '#f3ebd8',
  high: '#fffdf6',
  shore: '#c9bda0',
  tree: '#b9b293',
  quiet: '#8b8373',
  mine: '#7d5a12',
  ink: '#22252a',
  water: '#c6dadc',
  shallow: '#dbe5e0',
  forest: '#d3d6ae',
  easy: '#4a7a40',
  medium: '#a8620f',
  hard: '#a8322e',
} as const;
export type CardColour = keyof typeof LIGHT;

/** The colours on a dark page. */
export const DARK: Readonly<Record<CardColour, string>> = {
  a: '#8db8f7',
  b: '#f5a26b',
  c: '#8fd19a',
  d: '#d3b3f2',
  sea: '#111418',
  low: '#20262d',
  high: '#2e353e',
  shore: '#454d57',
  tree: '#5b655c',
  quiet: '#838c97',
  mine: '#d9b666',
  ink: '#e9e5dc',
  water: '#1d3540',
  shallow: '#26353c',
  forest: '#39443a',
  easy: '#86c47a',
  medium: '#e8a552',
  hard: '#f08a80',
};

/** The light value of a colour, used in attributes when no style sheet applies. */
export const light = (name: CardColour): string => LIGHT[name];

/** Replaces the light fallback colours of a drawing with dark ones. */
export function inDark(svg: string): string {
  const names = Object.keys(LIGHT) as CardColour[];
  const dark = new Map<string, string>(names.map((name) => [LIGHT[name], DARK[name]]));
  return svg.replace(/#[0-9a-f]{6}/g, (hex) => dark.get(hex) ?? hex);
}

/** Widest window with phone labels: below this width a card may be scaled down. */
const PHONE_PX = 620;

/**
 * The style sheet of cards. Pages include it once; standalone cards embed it. A group's class is its colour name,
 * prefixed with `f-` for fills and `s-` for strokes.
 */
export function cardStyle(): string {
  const tokens = (colours: typeof DARK) =>
    Object.entries(colours)
      .map(([name, value]) => `--map-${name}:${value}`)
      .join(';');
  const names = Object.keys(LIGHT);
  return [
    `.map-card{${tokens(LIGHT)};font:${TEXT_PX}px 'Farseer Sans','Source Sans 3',system-ui,sans-serif}`,
    `@media(prefers-color-scheme:dark){.map-card{${tokens(DARK)}}}`,
    `:root[data-theme=light] .map-card{${tokens(LIGHT)}}:root[data-theme=dark] .map-card{${tokens(DARK)}}`,
    ...names.map((name) => `.map-card .f-${name}{fill:var(--map-${name})}`),
    ...names.map((name) => `.map-card .s-${name}{stroke:var(--map-${name})}`),
    `.map-card .moments text{stroke:none}`,
    `@media(max-width:${PHONE_PX}px){.map-card{font-size:${TEXT_PX * PHONE_SCALE}px}.map-card .fine{display:none}}`,
  ].join('');
}
