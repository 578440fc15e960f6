import type { GamePlayer } from './game.ts';

/**
 * A name for people: without colour codes, the number of a BattleTag, and the mark (U+FFFD) that is left where the game
 * cut a name inside its last character.
 */
export const handle = ({ name, slot }: Pick<GamePlayer, 'name' | 'slot'>): string =>
  spoken({ name: name?.replace(/\ufffd+(?=(?:#\d+)?$)/, '') ?? null, slot });

/** A name without the parts nobody says. Ids are made of it and are promises, so this never changes. */
export function spoken({ name, slot }: Pick<GamePlayer, 'name' | 'slot'>): string {
  if (name === null) return 'Computer';
  const plain = name
    .replace(/\|c[0-9a-f]{8}|\|r/gi, '')
    .replace(/#\d+$/, '')
    .trim();
  return plain || `Player ${slot}`;
}
