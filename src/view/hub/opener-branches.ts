/** Branches of openers as pages show them. */
import { choicesFrom, depthOf, STEPS, type Branch } from '../../archive/opener-tree.ts';
import { winShare } from '../../archive/win-share.ts';
import { glyphOf } from '../../glyphs/choose.ts';
import { formatClock } from '../../replay/clock.ts';
import { urls } from '../../urls.ts';
import { gameTitle } from '../words.ts';
import type { TreeBranch } from './hub.ts';

/** So many games of one branch are named; who wants all finds them in the search. */
const MOST_GAMES = 12;

/** Branches without steps that one player took alone: how that player went on stands in a line. */
export const treeOf = (branches: readonly Branch[]): TreeBranch[] =>
  branches.map((branch): TreeBranch => {
    const { step, id, name, own, record, medianSec } = branch;
    const ends = own.length === 1 || branch.branches.length === 0;
    return {
      step: STEPS[step].title,
      name,
      glyph: id === null ? null : glyphOf(id, step === 'building' ? 'building' : 'hero'),
      games: own.length,
      medianSec,
      wins: winShare(record),
      branches: ends ? [] : treeOf(branch.branches),
      ends: ends
        ? {
            goesOn: branch.branches.length > 0 ? goesOn(branch) : null,
            games: own.slice(0, MOST_GAMES).map(({ placed: { game }, player }) => ({
              text: `${player.handle}: ${gameTitle(game)}`,
              href: urls.game(game.replayId),
            })),
            more: Math.max(0, own.length - MOST_GAMES),
          }
        : null,
    };
  });

/** "Mountain King (4:10), no expansion, up to tier 2 (5:02)". */
const goesOn = ({ step, own }: Branch): string =>
  choicesFrom(own[0]!.player, depthOf(step) + 1)
    .map(({ id, name, ms }) => {
      const words = id === null ? name.charAt(0).toLowerCase() + name.slice(1) : name;
      return ms === null ? words : `${words} (${formatClock(ms)})`;
    })
    .join(', ');
