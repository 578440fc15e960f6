/** A game in the answer of a tool. */
import { z } from 'zod';
import { absolute, urls } from '../../urls.ts';
import type { Erratum } from '../../archive/corpus/errata.ts';
import type { Documents, EventLine, GameLine } from './documents.ts';

const cell = z.string().nullable();

/** The fields of a game in an answer. */
export const gameAnswerSchema = z.looseObject({
  replay_id: z.string(),
  url: z.string().describe('Address of the game page.'),
  players: z.array(
    z.looseObject({
      slot: z.number(),
      player: cell,
      race: cell,
      result: cell.describe('won or lost, inferred; null if unknown.'),
      first_hero: cell,
    }),
  ),
  map: cell,
  matchup: cell,
  played_at: cell.describe('Start of the game in UTC; null if only days are known.'),
  played_from: cell.describe('First day on which the game could have been played.'),
  played_to: cell.describe('Last day on which the game could have been played.'),
  played_basis: cell.describe('The evidence for the days.'),
  event: cell,
  event_id: cell,
  patch: cell,
  minutes: z.number().describe('Game time until the last player left. The replay can be longer.'),
  errata: z.number().describe('Number of doubtful values in the game; get_game lists them.'),
});

/** The cell in a column that older releases may lack. */
const orNull = (value: string | null | undefined): string | null => value ?? null;

/** Makes the answer entry for a game. Unknown days are never presented as known. */
export async function gameAnswer(
  documents: Documents,
  game: GameLine,
): Promise<z.input<typeof gameAnswerSchema>> {
  const events: readonly EventLine[] = await documents.events();
  const errata: readonly Erratum[] = await documents.errata();
  return {
    replay_id: game.replay_id,
    url: absolute(urls.game(game.replay_id), documents.origin),
    players: game.players.map(({ slot, player, race: played, result, first_hero }) => ({
      slot,
      player: orNull(player),
      race: orNull(played),
      result: orNull(result),
      first_hero: orNull(first_hero),
    })),
    map: orNull(game.map),
    matchup: orNull(game.matchup),
    played_at: orNull(game.played_at),
    played_from: orNull(game.played_from),
    played_to: orNull(game.played_to),
    played_basis: orNull(game.played_basis),
    event: events.find(({ id }) => id === game.event_id)?.name ?? null,
    event_id: orNull(game.event_id),
    patch: orNull(game.patch),
    minutes: Math.round(game.decided_ms / 6000) / 10,
    errata: errata.filter(({ replayId }) => replayId === game.replay_id).length,
  };
}
