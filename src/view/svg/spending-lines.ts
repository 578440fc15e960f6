/** Data for drawing spending. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';
import type { GameSpending } from '../../game/spending-schema.ts';

/** Gold of a side at each time: confirmed minimum and maximum. */
export interface SpendingLine {
  label: string;
  least: readonly number[];
  most: readonly number[];
}

/** A line for each side in lobby order; allies are added up. */
export const spendingLines = (
  players: readonly AnalysedPlayer[],
  { players: spenders }: GameSpending,
): SpendingLine[] =>
  bySide(players).map((side) => {
    const ofSide = spenders.filter(({ slot }) => side.some((player) => player.slot === slot));
    const sum = (which: 'least' | 'most') =>
      (ofSide[0]?.gold[which] ?? []).map((_, index) =>
        ofSide.reduce((total, { gold }) => total + (gold[which][index] ?? 0), 0),
      );
    return { label: side.map(({ handle }) => handle).join(' & '), least: sum('least'), most: sum('most') };
  });

/** Maximum points per line: longer games are drawn in larger steps. */
const MAX_POINTS = 24;

/** A line through points in whole pixels, as short as possible. */
export function coarsePath(points: readonly (readonly [x: number, y: number])[]): string {
  const every = Math.ceil(points.length / MAX_POINTS);
  const some = points.filter((_, index) => index % every === 0 || index === points.length - 1);
  const steps = some.map(([x, y], index) => {
    const [left, top] = index > 0 ? some[index - 1]! : [0, 0];
    return `${x - left} ${y - top}`.replace(' -', '-');
  });
  return `M${steps[0] ?? '0 0'}l${steps.slice(1).join(' ')}`.replaceAll(' -', '-');
}
