/** The timed steps of a build, as a table and for coach mode. */
import type { TimedStep } from '../../archive/count/build-steps.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { hasQuartiles } from '../../archive/count/distribution.ts';
import { formatClock } from '../../game/clock.ts';
import type { Words } from '../rich-text.ts';
import type { Table } from '../table.ts';
import { BUILD_WORDS } from './words.ts';

const ORDINALS = ['', 'Second', 'Third'];

/** "Second Burrow"; the first of a kind has no ordinal. */
export const stepName = ({ name, nth }: TimedStep): string =>
  [ORDINALS[nth - 1], name].filter(Boolean).join(' ');

/** Each step with its median, middle half, and the number of games with it. `players` counts appearances. */
export const stepsTable = (steps: readonly TimedStep[], players: number, games: number): Table => ({
  caption: BUILD_WORDS.steps(players, players === games ? 'game' : 'appearance'),
  columns: [
    { name: 'Step' },
    { name: 'Median', numeric: true },
    { name: 'Spread', numeric: true },
    { name: players === games ? 'Games' : 'Appearances', numeric: true },
  ],
  rows: steps.map((step): Words[] => [
    { glyph: glyphOf(step.id, step.type), text: stepName(step) },
    { ms: step.spread.medianSec * 1000 },
    spreadText(step),
    { text: `${step.spread.n} of ${players}` },
  ]),
});

/** From quartile to quartile, or from earliest to latest for small samples. */
function spreadText({ spread }: TimedStep): string {
  const { minSec, lowerSec, upperSec, maxSec } = spread;
  const [from, to] = hasQuartiles(spread) ? [lowerSec, upperSec] : [minSec, maxSec];
  return `${formatClock(from * 1000)}–${formatClock(to * 1000)}`;
}
