/** Opening trees as nested lists. */
import type { List, ListItem } from 'mdast';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import type { TreeBranch } from '../hub/opening-branches.ts';
import { winsText } from '../hub/win-cells.ts';
import { link, paragraph } from './nodes.ts';
import type { ToTwin } from './rich-text.ts';

/** A list item for each branch, with the next choices below it; the games are at the end of a branch. */
export const treeList = (branches: readonly TreeBranch[], toTwin: ToTwin): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: branches.map((branch) => item(branch, toTwin)),
});

function item({ step, name, medianSec, games, wins, branches, ends }: TreeBranch, toTwin: ToTwin): ListItem {
  const head = `${step}: ${name}${medianSec === null ? '' : `, median ${formatClock(medianSec * 1000)}`}`;
  const line = `${head}, ${counted(games, 'game')}, ${winsText(wins)}`;
  const further = ends?.goesOn ? `. ${ends.goesOn.replace(/\.$/, '')}` : '';
  const links = ends?.games.flatMap(({ text, href }) => ['; ', link(text, toTwin(href))]) ?? [];
  const rest = ends && ends.more > 0 ? [`; and ${counted(ends.more, 'more game')}`] : [];
  return {
    type: 'listItem',
    spread: false,
    children: [
      paragraph(line + further, ...links, ...rest),
      ...(branches.length > 0 ? [treeList(branches, toTwin)] : []),
    ],
  };
}
