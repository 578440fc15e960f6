/** The design tokens, read from their style sheet so that no value is repeated. */
import { contrast } from './contrast.ts';

type Scheme = 'light' | 'dark';

interface Colour {
  name: string;
  light: string;
  dark: string;
  /** Lowest contrast with the backgrounds of text; null for the backgrounds themselves. */
  contrast: Record<Scheme, number> | null;
  /** Whether it may be used for text. */
  text: boolean;
}

export interface Tokens {
  /** In sheet order. */
  colours: Colour[];
  /** Fonts, sizes, distances. */
  measures: { name: string; value: string }[];
}

const GROUNDS: readonly string[] = ['paper', 'sheet'];
/** Colours that text must not use. `edge` must be visible on the background; `line` only separates. */
const NOT_FOR_TEXT: readonly string[] = [
  ...GROUNDS,
  'line',
  'edge',
  'sea',
  'low',
  'high',
  'shore',
  'wood',
  'faint',
  'water',
  'shallow',
  'forest',
  'easy',
  'medium',
  'hard',
];

/** Reads `tokens.css`: colours are the tokens of the form `light-dark(#rrggbb, #rrggbb)`. */
export function tokensOf(sheet: string): Tokens {
  const declared = [...sheet.matchAll(/--([a-z]+):\s*([^;]+);/g)];
  const tokens = declared.map(([, name = '', value = '']) => ({ name, value }));
  const pairs = tokens.flatMap(({ name, value }) => {
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return light && dark ? [{ name, light, dark }] : [];
  });
  const grounds = pairs.filter(({ name }) => GROUNDS.includes(name));
  const least = (pair: Record<Scheme, string>, scheme: Scheme): number =>
    Math.min(...grounds.map((ground) => contrast(pair[scheme], ground[scheme])));
  return {
    colours: pairs.map((pair) => ({
      ...pair,
      contrast: grounds.includes(pair) ? null : { light: least(pair, 'light'), dark: least(pair, 'dark') },
      text: !NOT_FOR_TEXT.includes(pair.name),
    })),
    measures: tokens.filter(({ value }) => !value.startsWith('light-dark(')),
  };
}
