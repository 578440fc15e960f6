/** The content of the timeline’s lanes as paths. The caller provides the position of a game time. */
import { glyphUrl } from '../svg/glyphs/Glyph.tsx';
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedTier } from '../../game/analysis.ts';
import { appearedMs } from './hero-since.ts';
import type { Lane } from './lanes.ts';

/** The position of a game time in ms, from the left of the drawing in px. */
export type X = (ms: number) => number;
type Of<Kind extends Lane['kind']> = Extract<Lane, { kind: Kind }>;

/** Half the height of a hall's bar in tiers 1, 2 and 3, in px. */
const BARS = [1, 2.5, 4.5];

/** A glyph at a hero's order, its life as a line, a stroke for each skill, a ring for each revive order. */
export function heroMarks({ middle: y, heroes }: Of<'heroes'>, x: X, end: number): string {
  const marks = heroes.flatMap((hero) => {
    const ms = appearedMs(hero);
    return ms === undefined ? [] : [{ hero, at: x(ms) }];
  });
  const lines = marks.map(({ at }) => `M${Math.min(end, at + 12)} ${y}H${end}`);
  const strokes = marks.flatMap(({ hero }) => hero.skills.map(({ ms }) => `M${x(ms)} ${y - 5}v10`));
  const rings = marks.flatMap(({ hero }) =>
    hero.revivalsMs.map((ms) => `M${x(ms) - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`),
  );
  const glyphs = marks.map(({ hero, at }) =>
    useAt(at, y, `${glyphUrl(glyphOf(hero.id, 'hero'))}" x="-9" y="-9" width="18" height="18`),
  );
  return [
    pathOf('life', lines.join('')),
    pathOf('skill', strokes.join('')),
    pathOf('ring', rings.join('')),
    ...glyphs,
  ].join('');
}

/** A bar that thickens with each tier, open during an upgrade, and a house for each expansion. */
export function hallMarks({ middle: y, player }: Of<'hall'>, x: X, end: number): string {
  const tiers = player.tiers.flatMap((tier) => {
    const completedMs = doneMs(tier);
    return completedMs === undefined
      ? []
      : [{ tier: tier.tier, from: x(tier.ordered?.ms ?? completedMs), to: x(completedMs) }];
  });
  const starts = [{ tier: 1, to: x(0) }, ...tiers];
  const bars = starts.map(({ tier, to }, index) => {
    const until = tiers[index]?.from ?? end;
    const half = BARS[tier - 1] ?? BARS[0]!;
    return `M${to} ${y - half}H${Math.max(to, until)}v${2 * half}H${to}z`;
  });
  const making = tiers
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => `M${from} ${y - 3.5}H${to}v7H${from}z`);
  const numbers = tiers.map(({ tier, to }) => `<text x="${to}" y="${y + 4}">${tier}</text>`);
  const houses = player.expansions.map(({ ms }) => useAt(x(ms), y, '#line-house'));
  return [
    pathOf('hall', bars.join('')),
    pathOf('making', making.join('')),
    ...houses,
    numbers.length > 0 ? `<g class="tiers">${numbers.join('')}</g>` : '',
  ].join('');
}

/** Time in ms at which a tier was reached, as well as it is known: completed, seen, or else ordered. */
export const doneMs = ({ completed, observed, ordered }: AnalysedTier): number | undefined =>
  completed?.ms ?? observed?.ms ?? ordered?.ms;

/** Food that a side brought to fights: bars upwards or downwards from the middle. */
export function pulsePath(
  counts: readonly number[],
  { spanMs, most, up }: { spanMs: number; most: number; up: boolean },
  { middle, height }: Pick<Lane, 'middle' | 'height'>,
  x: X,
): string {
  const full = height / 2 - 2;
  let path = '';
  let level = 0;
  for (const [span, count] of [...counts, 0].entries()) {
    const next = count === 0 ? 0 : Math.max(1, Math.round((count / most) * full));
    if (next === level) continue;
    const stepX = x(span * spanMs);
    path += level === 0 ? `M${stepX} ${middle}` : `H${stepX}`;
    path += `V${up ? middle - next : middle + next}`;
    level = next;
  }
  return path;
}

/** A mark that stays upright when the drawing is rotated. */
export const useAt = (x: number, y: number, href: string): string =>
  `<g transform="translate(${x} ${y})"><use href="${href}"/></g>`;

/** A path of SVG with a class; nothing for empty path data. */
export const pathOf = (look: string, d: string): string => d && `<path class="${look}" d="${d}"/>`;
