/** Opening branches as shown on pages. */
import {
  type Branch,
  choicesFrom,
  depthOf,
  STEPS,
  type TreeChoice,
} from '../../archive/count/opening-tree.ts';
import { winShare, type WinShare } from '../../archive/count/win-share.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { urls } from '../../urls.ts';
import type { Link } from '../rich-text.ts';
import { gameTitle, listed } from '../words.ts';
import { SHARES_FROM } from './win-cells.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { timingOf } from '../../game/key-timings.ts';

/** Texts of the opening trees. */
export const OPENING_WORDS = {
  how:
    'Each branch counts players with the same choices up to that point: first building, first and second ' +
    'hero, expansion before tier 2, and how far they teched. Times are median order times, shown for five or ' +
    'more players; a branch with one player shows that player’s times. “No …” ' +
    'means that the player never made this choice. The dot is the win rate in games with a known result, and the line ' +
    'is its 95 % confidence interval (Wilson). The longer the line, the less a branch tells you. Players who picked ' +
    'Random are left out, but their opponents are counted.',
  leftOut: (least: number): string =>
    `Branches with fewer than ${least} players are left out here; the tables on the data page have every player.`,
  builds: 'Builds to play along',
  playAlong:
    'Each build has the whole order of an example, with workers and supply, and a coach mode that calls it out.',
  tree: {
    title: (race: string, opponents: string | null): string =>
      opponents === null ? `${race} openings in the mirror matchup` : `${race} openings against ${opponents}`,
    other: (race: string, opponents: string | null): string =>
      opponents === null ? `${race} mirror` : `${race} against ${opponents}`,
  },
  /** Describes how a player continued after a branch: "Then tier 2 (5:02), with no expansion." */
  continuation: {
    onlyMissing: (missing: string): string => `Then there is no ${missing}.`,
    then: (taken: string): string => `Then ${taken}.`,
    thenWithout: (taken: string, missing: string): string => `Then ${taken}, with no ${missing}.`,
    expansion: 'an expansion',
  },
};

/** Limits of a tree page: branches, and games listed in total and per branch. */
const MAX_BRANCHES = 180;
const MAX_NAMED = 300;
const MAX_GAMES = 12;

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
    MAX_NAMED,
  );
  return { branches: treeBranches(tree, least, Math.min(MAX_GAMES, Math.max(0, ...named))), least };
}

/** Divides the games to name among branches. Short lists get all their games; longer lists get equal numbers. */
function sharedOut(lengths: readonly number[], room: number): number[] {
  let most = room;
  const taken = () => lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  while (most > 1 && taken() > room) most--;
  return lengths.map((length) => Math.min(length, most));
}

/** The minimum players for a branch, chosen so that not too many are shown. */
function leastOf(branches: readonly Branch[]): number {
  const sizes = withBelow(branches)
    .map(({ appearances }) => appearances.length)
    .sort((a, b) => b - a);
  return (sizes[MAX_BRANCHES] ?? 0) + 1;
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

/**
 * The choices after a step, sorted by time, followed by the steps that are missing: "Then tier 2 (5:02), with no
 * expansion." If the player reached tier 3, the tier 2 time is included too.
 */
export function openingContinuation(player: AnalysedPlayer, from: number): string {
  const { onlyMissing, then, thenWithout } = OPENING_WORDS.continuation;
  const choices = choicesFrom(player, from);
  const tier2 = timingOf(player, 'tier-2');
  const passed =
    tier2 !== null && timingOf(player, 'tier-3') !== null
      ? [{ id: null, name: 'Up to tier 2', ms: tier2 } satisfies TreeChoice]
      : [];
  const taken = [...passed, ...choices]
    .flatMap(({ id, name, ms }) =>
      ms === null ? [] : [{ ms, words: `${id === null ? inSentence(name) : name} (${formatClock(ms)})` }],
    )
    .sort((a, b) => a.ms - b.ms)
    .map(({ words }) => words);
  const missing = choices.flatMap(({ name, ms }) => (ms === null ? [name.replace(/^No /, '')] : []));
  const without = listed(missing, 'or');
  if (taken.length === 0) return onlyMissing(without);
  return missing.length > 0 ? thenWithout(listed(taken), without) : then(listed(taken));
}

/** A choice that isn't an object, for use inside a sentence: "an expansion", "tier 3". */
const inSentence = (name: string): string =>
  name.replace(/^Expansion.*/, OPENING_WORDS.continuation.expansion).replace(/^Up to /, '');
