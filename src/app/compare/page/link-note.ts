import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import type { Refs } from '../permalink.ts';
import { COMPARE_STATUS_WORDS } from './words.ts';

/** A note about a link before sharing it; empty if it only names archived games. */
export function linkNote({ a, b }: Refs, link: string): string {
  if (a?.game.kind !== 'packed' && b?.game.kind !== 'packed') return '';
  const { linkWithGame, longLinkWithGame } = COMPARE_STATUS_WORDS;
  return (link.length > LINK_LIMIT ? longLinkWithGame : linkWithGame)(link.length);
}
