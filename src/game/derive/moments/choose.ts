import type { MomentCandidate, Moment, MomentKind } from './moment.ts';

/** Rows of a list, whatever the game's length. Only required rows may be more. */
const MAX_ROWS = 20;
/** Maximum rows per kind; the highest weights win. Kinds that aren't listed have no limit. */
const MAX_OF: Readonly<Partial<Record<MomentKind, number>>> = {
  hero: 4,
  fight: 6,
  expansion: 4,
  tier: 3,
  revival: 2,
  portal: 2,
  item: 1,
  tower: 2,
  unit: 2,
  pause: 2,
};
/** Largest share of rows that are bold, so that they stand out. */
const BOLD_SHARE = 1 / 3;

/**
 * Chooses the rows that tell a game's story: all required rows, then the highest weights with a limit per kind, sorted
 * by time. The top third by weight is bold.
 */
export function chooseMoments(candidates: readonly MomentCandidate[]): Moment[] {
  const ranked = candidates.toSorted(
    (a, b) => Number(b.always ?? false) - Number(a.always ?? false) || b.weight - a.weight || a.ms - b.ms,
  );
  const chosen: MomentCandidate[] = [];
  for (const row of ranked) {
    const alike = chosen.filter(({ kind }) => kind === row.kind).length;
    const fits = chosen.length < MAX_ROWS && alike < (MAX_OF[row.kind] ?? Infinity);
    if (row.always || fits) chosen.push(row);
  }
  const weightiest = chosen.toSorted((a, b) => b.weight - a.weight);
  const bold = weightiest.slice(0, Math.floor(chosen.length * BOLD_SHARE));
  return candidates
    .filter((row) => chosen.includes(row))
    .sort((a, b) => a.ms - b.ms)
    .map((row) => {
      const { ms, endMs, kind, sentence, basis, side, at, place, orders } = row;
      return { ms, endMs, kind, sentence, basis, side, at, place, orders, bold: bold.includes(row) };
    });
}
