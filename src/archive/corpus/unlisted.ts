import { replayId } from '../../game/identity.ts';
import type { CorpusGame } from './library.ts';
import type { KnownPlayer } from './players.ts';

/**
 * A game without the names of people who do not want to be listed: their entry's name stands in every place, so in all
 * documents, pages, the fingerprint and the id, which is then made of content alone. Other games stay as they are.
 */
export function withoutUnlisted(original: CorpusGame, players: readonly KnownPlayer[]): CorpusGame {
  const names = new Map(
    players.flatMap(({ name, aliases, unlisted }) =>
      unlisted ? aliases.map((alias) => [alias, name] as const) : [],
    ),
  );
  if (!original.game.players.some(({ name }) => names.has(name ?? ''))) return original;
  const game = {
    ...original.game,
    players: original.game.players.map((player) => ({
      ...player,
      name: names.get(player.name ?? '') ?? player.name,
    })),
  };
  const recording = { ...original.recording, name: '' };
  return { ...original, game, recording, replayId: replayId(game, '') };
}
