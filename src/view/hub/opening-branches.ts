/** Opening branches as shown on pages. */
import {
  type Branch,
  choicesFrom,
  depthOf,
  STEPS,
  type TreeChoice,
} from '../../archive/count/opening-tree.ts';
import { winShare, type WinShare } from '../../archive/count/win-share.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { timingOf } from '../../game/key-timings.ts';
import { urls } from '../../urls.ts';
import type { Link } from '../rich-text.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { gameTitle } from '../game-title.ts';
import { listed } from '../phrases.ts';
import { SHARES_FROM } from './win-cells.ts';

/** Texts of the opening trees. */
export const OPENING_WORDS = {
  how:
    'Each branch counts players with the same choices up to that point: first building, first and second ' +
    'hero, expansion before tier 2, and how far they teched. Times are median order times, shown for five or ' +
    'more players; a branch with one player shows that player’s times. “No …” ' +
    'means that the player never made this choice. The dot is the win rate in games with a known result, and the line ' +
    'is its 95 % confidence interval (Wilson). The longer the line, the less a branch tells you. Players who picked ' +
    'Random are left out, but their opponents are counted.',
  leftOut: (minPlayers: number): string =>
    `Branches with fewer than ${minPlayers} players are left out here; the tables on the data page have every player.`,
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
    then: (choices: string): string => `Then ${choices}.`,
    thenWithout: (choices: string, missing: string): string => `Then ${choices}, with no ${missing}.`,
    expansion: 'an expansion',
  },
};

/** Branches on a tree page. */
const MAX_BRANCHES = 180;
/** Games listed in total. */
const MAX_GAMES = 300;
/** Games listed for each branch. */
const MAX_GAMES_PER_BRANCH = 12;

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
  end: { continuation: string | null; games: Link[]; omitted: number } | null;
}

/** A tree as shown on its page. */
export interface ShownTree {
  branches: TreeBranch[];
  /** Minimum players for a branch to be shown; 1 for all. */
  minPlayers: number;
}

/** For large trees, keeps the most played branches and the first games of each. */
export function treeOf(tree: readonly Branch[]): ShownTree {
  const minPlayers = minPlayersOf(tree);
  const ends = allBranches(tree).filter(
    (branch) => branch.appearances.length >= minPlayers && isEnd(branch, minPlayers),
  );
  const maxGames = fairMaximum(
    ends.map(({ appearances }) => appearances.length),
    MAX_GAMES,
  );
  return { branches: treeBranches(tree, minPlayers, Math.min(MAX_GAMES_PER_BRANCH, maxGames)), minPlayers };
}

/** The largest maximum for all lists, at least 1, for which they have no more than `total` entries together. */
function fairMaximum(lengths: readonly number[], total: number): number {
  const entriesWith = (max: number) => lengths.reduce((sum, length) => sum + Math.min(length, max), 0);
  let max = Math.min(total, Math.max(0, ...lengths));
  while (max > 1 && entriesWith(max) > total) max--;
  return max;
}

/** The minimum players for a branch, chosen so that not too many are shown. */
function minPlayersOf(branches: readonly Branch[]): number {
  const sizes = allBranches(branches)
    .map(({ appearances }) => appearances.length)
    .sort((a, b) => b - a);
  return (sizes[MAX_BRANCHES] ?? 0) + 1;
}

/**
 * Branches with their subbranches as shown on pages. A single player's further choices take one line, so they have no
 * branches.
 */
const allBranches = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...(hasOnePlayer(branch) ? [] : allBranches(branch.branches))]);

const hasOnePlayer = ({ appearances }: Branch): boolean => appearances.length === 1;

/** Whether a branch has no visible subbranches. */
const isEnd = (branch: Branch, minPlayers: number): boolean =>
  hasOnePlayer(branch) || branch.branches.every(({ appearances }) => appearances.length < minPlayers);

const treeBranches = (branches: readonly Branch[], minPlayers: number, maxGames: number): TreeBranch[] =>
  branches
    .filter(({ appearances }) => appearances.length >= minPlayers)
    .map((branch): TreeBranch => {
      const { step, id, name, appearances, record, medianSec } = branch;
      const endsHere = isEnd(branch, minPlayers);
      return {
        step: STEPS[step].title,
        name,
        glyph: id === null ? null : glyphOf(id, step === 'building' ? 'building' : 'hero'),
        games: appearances.length,
        medianSec: appearances.length >= SHARES_FROM ? medianSec : null,
        wins: winShare(record),
        branches: endsHere ? [] : treeBranches(branch.branches, minPlayers, maxGames),
        end: endsHere
          ? {
              continuation:
                hasOnePlayer(branch) && branch.branches.length > 0
                  ? openingContinuation(appearances[0]!.player, depthOf(step) + 1)
                  : null,
              games: appearances.slice(0, maxGames).map(({ placed: { game }, player }) => ({
                text: `${player.handle}: ${gameTitle(game)}`,
                href: urls.game(game.replayId),
              })),
              omitted: Math.max(0, appearances.length - maxGames),
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
  const tier2Choice =
    tier2 !== null && timingOf(player, 'tier-3') !== null
      ? [{ id: null, name: 'Up to tier 2', ms: tier2 } satisfies TreeChoice]
      : [];
  const chosenTexts = [...tier2Choice, ...choices]
    .flatMap(({ id, name, ms }) =>
      ms === null ? [] : [{ ms, words: `${id === null ? inSentence(name) : name} (${formatClock(ms)})` }],
    )
    .sort((a, b) => a.ms - b.ms)
    .map(({ words }) => words);
  const missing = choices.flatMap(({ name, ms }) => (ms === null ? [name.replace(/^No /, '')] : []));
  const without = listed(missing, 'or');
  if (chosenTexts.length === 0) return onlyMissing(without);
  return missing.length > 0 ? thenWithout(listed(chosenTexts), without) : then(listed(chosenTexts));
}

/** A choice that isn't an object, for use inside a sentence: "an expansion", "tier 3". */
const inSentence = (name: string): string =>
  name.replace(/^Expansion.*/, OPENING_WORDS.continuation.expansion).replace(/^Up to /, '');
