import type { MomentCandidate, Moment, MomentKind } from './moment.ts';

/** Maximum rows, whatever the game's length. */
const MAX_ROWS = 20;
/** Maximum rows per kind; the highest weights win. */
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
const BOLD_SHARE = 1 / 3;

/**
 * Chooses the rows that tell a game's story: required rows, then the highest weights with a limit per kind, sorted by
 * time. The top third by weight is bold.
 */
export function chooseMoments(candidates: readonly MomentCandidate[]): Moment[] {
  const ranked = candidates
    .map((candidate, index) => ({ candidate, index }))
    .sort(
      (a, b) => rank(b.candidate) - rank(a.candidate) || a.candidate.ms - b.candidate.ms || a.index - b.index,
    );
  const counts = new Map<MomentKind, number>();
  const chosen = ranked.filter(({ candidate: { kind, always } }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    if (!always && count > (MAX_OF[kind] ?? Infinity)) return false;
    counts.set(kind, count);
    return true;
  });
  const kept = chosen.slice(0, MAX_ROWS);
  const bold = new Set(
    kept
      .toSorted((a, b) => b.candidate.weight - a.candidate.weight)
      .slice(0, Math.floor(kept.length * BOLD_SHARE)),
  );
  return kept
    .toSorted((a, b) => a.candidate.ms - b.candidate.ms || a.index - b.index)
    .map((row) => {
      const { ms, endMs, kind, sentence, basis, side, at, place, orders } = row.candidate;
      return { ms, endMs, kind, sentence, basis, side, at, place, orders, bold: bold.has(row) };
    });
}

const rank = ({ weight, always }: MomentCandidate): number => weight + (always ? 1000 : 0);
