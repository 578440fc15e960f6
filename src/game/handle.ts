import type { GamePlayer } from './game.ts';

type Named = Pick<GamePlayer, 'name' | 'slot' | 'strength'>;

/**
 * A player's name for display, without colour codes or the BattleTag number. It also drops the mark (U+FFFD) left when
 * the game cut a name inside its last character.
 */
export function handle({ name, slot, strength }: Named): string {
  const plain = spoken({ name: name?.replace(/\ufffd+(?=(?:#\d+)?$)/, '') ?? null, slot });
  return strength ? `${plain} (${capitalize(strength)})` : plain;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Display names of a game's players, by slot. People whose names differ only in the BattleTag number keep it. */
export function handlesOf(players: readonly Named[]): Map<number, string> {
  const people = players.filter(({ name }) => name !== null);
  return new Map(
    players.map((player) => {
      const plainHandle = handle(player);
      const isShared = people.some((other) => other.name !== player.name && handle(other) === plainHandle);
      const number = isShared ? (/#\d+$/.exec(player.name ?? '')?.[0] ?? '') : '';
      return [player.slot, plainHandle + number];
    }),
  );
}

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
