/**
 * `<seed>_<player>_<player>_<map>` with the first player of each of the first two sides. `players` are those who
 * play, in lobby order, under the names that people say.
 */
export function composedId(
  seed: number,
  players: readonly { name: string; team: number }[],
  map: string,
): string {
  const first = players[0];
  const second = players.find((player) => player.team !== first?.team) ?? players[1];
  const names = [first, second].flatMap((player) => (player ? [toIdText(player.name)] : []));
  return [seed, ...names, toIdText(map)].join('_');
}

/** Spaces become hyphens; any other foreign character its code point, so that different names stay different. */
export const toIdText = (text: string): string =>
  text
    .replace(/ /g, '-')
    .replace(/[^A-Za-z0-9._-]/gu, (character) => `u${character.codePointAt(0)?.toString(16) ?? ''}`);
