import type { GamePlayer } from './game.ts';

/**
 * A player's name for display, without colour codes or the BattleTag number. It also drops the mark (U+FFFD) left when
 * the game cut a name inside its last character.
 */
export const handle = ({ name, slot }: Pick<GamePlayer, 'name' | 'slot'>): string =>
  spoken({ name: name?.replace(/\ufffd+(?=(?:#\d+)?$)/, '') ?? null, slot });

/**
 * A name as people say it: without colour codes or the BattleTag number. Ids are built from this name and are
 * promised to be stable, so this function must never change.
 */
export function spoken({ name, slot }: Pick<GamePlayer, 'name' | 'slot'>): string {
  if (name === null) return 'Computer';
  const plain = name
    .replace(/\|c[0-9a-f]{8}|\|r/gi, '')
    .replace(/#\d+$/, '')
    .trim();
  return plain || `Player ${slot}`;
}
