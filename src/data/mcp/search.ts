/** Which games a question is about. */
import type { GameLine, PlayerLine } from './documents.ts';

export interface WantedGames {
  player?: string | undefined;
  race?: string | undefined;
  opponent_race?: string | undefined;
  hero?: string | undefined;
  map?: string | undefined;
  event?: string | undefined;
  result?: 'won' | 'lost' | undefined;
}

/** Games in which one player fits all that is said of players, and which fit the rest, in the order of the archive. */
export const searchGames = (games: readonly GameLine[], wanted: WantedGames): GameLine[] =>
  games.filter(
    (game) =>
      has(game.map, wanted.map) &&
      has(game.event_id, wanted.event) &&
      game.players.some((player) => fits(player, wanted)),
  );

const fits = (
  player: PlayerLine,
  { player: name, race, opponent_race, hero, result }: WantedGames,
): boolean =>
  [player.player, player.recorded_name, player.player_id].some((recorded) => has(recorded, name)) &&
  (race === undefined || player.race === race) &&
  (opponent_race === undefined || player.opponent_race === opponent_race) &&
  [player.first_hero, player.second_hero, player.third_hero].some((trained) => has(trained, hero)) &&
  (result === undefined || player.result === result);

/** Whether a text holds a part, without regard to case; nothing that is asked for is in every text. */
const has = (text: string | null, part: string | undefined): boolean =>
  part === undefined || (text ?? '').toLowerCase().includes(part.toLowerCase());

/** What an answer says of a game. */
export const gameAnswer = (game: GameLine) => ({
  replay_id: game.replay_id,
  players: game.players.map(({ slot, player, race, result }) => ({ slot, player, race, result })),
  map: game.map,
  played: game.played_at ?? game.played_from,
  event: game.event_id,
  patch: game.patch,
  minutes: Math.round(game.decided_ms / 6000) / 10,
});
