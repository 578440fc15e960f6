/** The tool for finding games. */
import { z } from 'zod';
import { writtenMatchup } from '../../game/derive/race.ts';
import { absolute, urls } from '../../urls.ts';
import type { Documents, ErratumLine, EventLine, GameLine, PlayerLine } from './documents.ts';
import { words, race } from './tool.ts';

const day = z.iso.date().optional();

/** Filters for finding games. */
export const WANTED = {
  player: words('the player’s name or any of the recorded names'),
  opponent: words('the name of a player on another side'),
  race: race.optional(),
  opponent_race: race.optional(),
  matchup: z.string().optional().describe('Two race letters, such as HvO, in any order.'),
  hero: words('the name of a hero among the player’s first three'),
  result: z.enum(['won', 'lost']).optional().describe('Result for this player.'),
  map: words('the name of the map'),
  event: words('the name, series, stage or id of the event, such as WCA 2015'),
  patch: z.string().optional().describe('Patch of the game, such as 1.32.'),
  played_from: day.describe('Only games that could have been played on this day or later; ISO date.'),
  played_to: day.describe('Only games that could have been played on this day or earlier; ISO date.'),
};
export type WantedGames = z.infer<z.ZodObject<typeof WANTED>>;

/** Games in which one player matches all filters for players and everything else matches too, in archive order. */
export function searchGames(
  games: readonly GameLine[],
  events: readonly EventLine[],
  wanted: WantedGames,
): GameLine[] {
  const matchup = wanted.matchup === undefined ? undefined : writtenMatchup(wanted.matchup);
  if (matchup === null)
    throw new Error(`${JSON.stringify(wanted.matchup)} isn’t a matchup. Write two races, such as HvO.`);
  const eventIds = new Set(events.filter((event) => isEvent(event, wanted.event)).map(({ id }) => id));
  return games.filter(
    (game) =>
      has([game.map, game.map_recorded], wanted.map) &&
      (wanted.event === undefined || eventIds.has(game.event_id ?? '')) &&
      (matchup === undefined || game.matchup === matchup) &&
      (wanted.patch === undefined || game.patch === wanted.patch) &&
      // If the first or last day of a game is missing, the game may have been played at any time.
      (wanted.played_from === undefined || (game.played_to ?? '9999') >= wanted.played_from) &&
      (wanted.played_to === undefined || (game.played_from ?? '') <= wanted.played_to) &&
      game.players.some((player) => fits(player, game, wanted)),
  );
}

/** Whether all words occur in an event's id, name, series or stage. */
export const isEvent = (
  { id, name, series, stage, organiser }: EventLine,
  words: string | undefined,
): boolean => has([id, name, series, stage, organiser], words);

const fits = (player: PlayerLine, game: GameLine, wanted: WantedGames): boolean =>
  has(namesOf(player), wanted.player) &&
  (wanted.opponent === undefined ||
    game.players.some((other) => other.team !== player.team && has(namesOf(other), wanted.opponent))) &&
  (wanted.race === undefined || player.race === wanted.race) &&
  (wanted.opponent_race === undefined || player.opponent_race === wanted.opponent_race) &&
  has([player.first_hero, player.second_hero, player.third_hero], wanted.hero) &&
  (wanted.result === undefined || player.result === wanted.result);

const namesOf = ({ player, recorded_name, player_id }: PlayerLine) => [player, recorded_name, player_id];

/** Whether these strings together contain every requested word, ignoring case and accents. */
export function has(texts: readonly (string | null | undefined)[], words: string | undefined): boolean {
  if (words === undefined) return true;
  const text = folded(texts.filter((candidate) => candidate != null).join('\n'));
  return folded(words)
    .split(/[\s-]+/)
    .every((word) => text.includes(word));
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

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
  minutes: z.number(),
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
  const errata: readonly ErratumLine[] = await documents.errata();
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
