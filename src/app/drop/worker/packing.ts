/** Packs and unpacks games. This part of the worker loads last, because the first report doesn't need it. */
import { packGame, type SharedGame } from '../../../game/stored/link/pack.ts';
import { packWhole } from '../../../game/stored/whole/whole.ts';
import type { RestOfGame } from './messages.ts';

export { unpackGame } from '../../../game/stored/link/pack.ts';
export { unpackWhole } from '../../../game/stored/whole/whole.ts';

/**
 * Converts a game to text for links, and to text with its map orders for the library. Both are packed in parallel.
 */
export async function packBoth(shared: SharedGame): Promise<Pick<RestOfGame, 'packed' | 'whole'>> {
  const [packed, whole] = await Promise.all([packGame(shared), packWhole(shared)]);
  return { packed, whole };
}
