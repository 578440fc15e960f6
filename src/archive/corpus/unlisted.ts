import { replayId } from '../../game/identity.ts';
import type { CorpusGame } from './library.ts';
import type { KnownPlayer } from './players.ts';

/**
 * A game without the names of people who do not want to be listed: their entry's name stands in every place, so in all
 * documents, pages, the fingerprint and the id, which is then made of content alone. Other games stay as they are.
 */
export function withoutUnlisted(found: CorpusGame, players: readonly KnownPlayer[]): CorpusGame {
  const names = new Map(
    players.flatMap(({ name, aliases, unlisted }) =>
      unlisted ? aliases.map((alias) => [alias, name] as const) : [],
    ),
  );
  if (!found.game.players.some(({ name }) => names.has(name ?? ''))) return found;
  const game = {
    ...found.game,
    players: found.game.players.map((player) => ({
      ...player,
      name: names.get(player.name ?? '') ?? player.name,
    })),
  };
  const recording = { ...found.recording, name: '' };
  return { ...found, game, recording, replayId: replayId(game, '') };
}
