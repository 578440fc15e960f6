/** Opening branches as shown on pages. */
import { depthOf, STEPS, type Branch } from '../../archive/count/opening-tree.ts';
import { winShare, type WinShare } from '../../archive/count/win-share.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { urls } from '../../urls.ts';
import { sharedOut } from '../numbered.ts';
import type { Link } from '../rich-text.ts';
import { gameTitle } from '../words.ts';
import { openingContinuation } from './opening-continuation.ts';
import { SHARES_FROM } from './win-cells.ts';

/** Limits of a tree page: branches, and games listed in total and per branch. */
const MOST_BRANCHES = 180;
const MOST_NAMED = 300;
const MOST_GAMES = 12;

/** A branch of a tree that readers unfold step by step. */
export interface TreeBranch {
  /** Label before its name when the step changes: "First hero". */
  step: string;
  name: string;
  glyph: string | null;
  games: number;
  /** Median time in whole seconds. */
  medianSec: number | null;
  wins: WinShare | null;
  branches: TreeBranch[];
  /** At the end of a branch: its games and, if there is only one player, how the opening continued. */
  ends: { goesOn: string | null; games: Link[]; more: number } | null;
}

/** A tree as shown on its page. */
export interface ShownTree {
  branches: TreeBranch[];
  /** Minimum players for a branch to be shown; 1 for all. */
  least: number;
}

/** For large trees, keeps the most played branches and the first games of each. */
export function treeOf(tree: readonly Branch[]): ShownTree {
  const least = leastOf(tree);
  const ends = withBelow(tree).filter((branch) => branch.appearances.length >= least && isEnd(branch, least));
  const named = sharedOut(
    ends.map(({ appearances }) => appearances.length),
    MOST_NAMED,
  );
  return { branches: treeBranches(tree, least, Math.min(MOST_GAMES, Math.max(0, ...named))), least };
}

/** The minimum players for a branch, chosen so that not too many are shown. */
function leastOf(branches: readonly Branch[]): number {
  const sizes = withBelow(branches)
    .map(({ appearances }) => appearances.length)
    .sort((a, b) => b - a);
  return (sizes[MOST_BRANCHES] ?? 0) + 1;
}

/**
 * Branches with their subbranches as shown on pages. A single player's further choices take one line, so they have no
 * branches.
 */
const withBelow = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...(alone(branch) ? [] : withBelow(branch.branches))]);

const alone = ({ appearances }: Branch): boolean => appearances.length === 1;

/** Whether a branch has no visible subbranches. */
const isEnd = (branch: Branch, least: number): boolean =>
  alone(branch) || branch.branches.every(({ appearances }) => appearances.length < least);

const treeBranches = (branches: readonly Branch[], least: number, named: number): TreeBranch[] =>
  branches
    .filter(({ appearances }) => appearances.length >= least)
    .map((branch): TreeBranch => {
      const { step, id, name, appearances, record, medianSec } = branch;
      const ends = isEnd(branch, least);
      return {
        step: STEPS[step].title,
        name,
        glyph: id === null ? null : glyphOf(id, step === 'building' ? 'building' : 'hero'),
        games: appearances.length,
        medianSec: appearances.length >= SHARES_FROM ? medianSec : null,
        wins: winShare(record),
        branches: ends ? [] : treeBranches(branch.branches, least, named),
        ends: ends
          ? {
              goesOn:
                alone(branch) && branch.branches.length > 0
                  ? openingContinuation(appearances[0]!.player, depthOf(step) + 1)
                  : null,
              games: appearances.slice(0, named).map(({ placed: { game }, player }) => ({
                text: `${player.handle}: ${gameTitle(game)}`,
                href: urls.game(game.replayId),
              })),
              more: Math.max(0, appearances.length - named),
            }
          : null,
      };
    });
