import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import type { Refs } from '../permalink.ts';

const NUMBER = new Intl.NumberFormat('en');

/** A note about a link before sharing it; empty if it only names archived games. */
export function linkNote({ a, b }: Refs, link: string): string {
  if (a?.game.kind !== 'packed' && b?.game.kind !== 'packed') return '';
  const length = `It has ${NUMBER.format(link.length)} characters`;
  const long = link.length > LINK_LIMIT ? ', more than most programs pass on,' : '';
  return `${length}${long} and contains your game itself: anyone who has the link can read it.`;
}
