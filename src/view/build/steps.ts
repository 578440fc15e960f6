/** The timed steps of a build, as a table and for coach mode. */
import type { TimedStep } from '../../archive/count/build-steps.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import { formatClock } from '../../game/clock.ts';
import { capitalise } from '../phrases.ts';
import type { Words } from '../rich-text.ts';
import { numbers, type Table } from '../table.ts';
import { counted } from '../../game/counted.ts';

/** The source of a build's times, for coach mode and overlays. */
export const mediansOf = (players: number): string => `medians of ${players} players`;

/** Enough, because a build has at most the first three of a kind; see `first-steps.ts`. */
const ORDINALS = ['', 'Second', 'Third'];

/** "Second Burrow"; the first of a kind has no ordinal. */
export const stepName = ({ name, nth }: TimedStep): string =>
  [ORDINALS[nth - 1], name].filter(Boolean).join(' ');

/** A step as coach mode and overlays play it. */
export interface StepToPlay {
  /** Median time of the order. */
  ms: number;
  id: string;
  text: string;
  /** Food used before the order, where it’s known. */
  supply?: string;
  /** Always false, because builds have no steps for workers. */
  worker: boolean;
}

/** The steps of a build with their median times. */
export const stepsToPlay = (steps: readonly TimedStep[]): StepToPlay[] =>
  steps.map((step) => ({
    ms: step.spread.medianSec * 1000,
    id: step.id,
    text: stepName(step),
    ...(step.food !== null && { supply: String(step.food) }),
    worker: false,
  }));

/** Each step with its median, middle half, and the number of appearances with it. In mirrors, a game has two. */
export function stepsTable(steps: readonly TimedStep[], appearances: number, games: number): Table {
  const noun = appearances === games ? 'game' : 'appearance';
  return {
    caption: `Steps in at least half of the ${counted(appearances, noun)}, by median order time`,
    columns: [{ name: 'Step' }, ...numbers('Median', 'Spread', `${capitalise(noun)}s`)],
    rows: steps.map((step): Words[] => [
      { glyph: glyphOf(step.id, step.type), text: stepName(step) },
      { ms: step.spread.medianSec * 1000 },
      spreadText(step),
      { text: `${step.spread.n} of ${appearances}` },
    ]),
  };
}

/** From quartile to quartile, or from earliest to latest for small samples. */
function spreadText({ spread }: TimedStep): string {
  const { minSec, lowerSec, upperSec, maxSec } = spread;
  const [from, to] = hasQuartiles(spread) ? [lowerSec, upperSec] : [minSec, maxSec];
  return `${formatClock(from * 1000)}–${formatClock(to * 1000)}`;
}
