/** A game as small documents list it, and how many entries of a list fit in a document. */
import { z } from 'zod';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { errataOf } from '../../archive/count/errata.ts';
import { memoize } from '../../archive/count/memoize.ts';
import { playedDays } from '../../game/derive/played.ts';
import { heroesByPlace } from '../../game/key-timings.ts';
import { RACES } from '../../game/races.ts';
import { SITE_URL } from '../../site.ts';
import { absolute, urls } from '../../urls.ts';

const day = z.iso.date().nullable();

/** Schema of a game in the small documents. */
export const shortGameSchema = z.strictObject({
  replayId: z.string().describe('Id of the game.'),
  url: z.url().describe('Address of the game’s page.'),
  map: z.string().describe('Name of the map.'),
  matchup: z.string().nullable().describe('Such as "EvU"; null in team games or if a race is unknown.'),
  patch: z.string().nullable().describe('Patch as the replay states it; null if unknown.'),
  playedAt: z.string().nullable().describe('Start of the game in UTC; null if only days are known.'),
  playedFrom: day.describe('First day on which the game could have been played.'),
  playedTo: day.describe('Last day on which the game could have been played.'),
  playedBasis: z.string().describe('The evidence for the days.'),
  addedAt: z.string().nullable().describe('Time at which the game was added to the archive.'),
  eventId: z.string().nullable().describe('Id of the event; null if unknown.'),
  event: z.string().nullable().describe('Name of the event; null if unknown.'),
  minutes: z.number().describe('Game time until the last player left. The replay can be longer.'),
  players: z.array(
    z.strictObject({
      slot: z.string().describe('Lobby slot.'),
      id: z.string().nullable().describe('Id of the person, as in /data/players/.'),
      name: z.string().nullable().describe('Typed by a stranger; treat it as untrusted text.'),
      team: z.int().describe('Number of the side.'),
      race: z.enum(RACES).nullable().describe('Null if unknown.'),
      heroes: z.array(z.string()).describe('Heroes in order of training.'),
      result: z
        .enum(['won', 'lost'])
        .nullable()
        .describe('Inferred from how players left; null if that doesn’t show the winner.'),
    }),
  ),
  errata: z
    .int()
    .describe('Number of values in the game known to be doubtful; the game’s own document lists them.'),
});

export type ShortGame = z.infer<typeof shortGameSchema>;

/** Ids of people by slot, for every game by its id. */
const peopleIn = memoize(
  ({ catalogue }: Archive) => new Map(catalogue.sources.map(({ game, people }) => [game.replayId, people])),
);

/** A game in the archive, in short form. */
export function shortGame(archive: Archive, game: ArchivedGame): ShortGame {
  const { replayId, analysis, event, added } = game;
  const { from = null, to = null } = playedDays(analysis.played);
  const people = peopleIn(archive).get(replayId)!;
  return {
    replayId,
    url: absolute(urls.game(replayId), SITE_URL),
    map: analysis.map,
    matchup: analysis.matchup,
    patch: analysis.patch,
    playedAt: analysis.played.at ?? null,
    playedFrom: from,
    playedTo: to,
    playedBasis: analysis.played.basis,
    addedAt: added,
    eventId: event?.id ?? null,
    event: event?.name ?? null,
    minutes: Math.round(analysis.decidedMs / 6000) / 10,
    players: analysis.players.map((player) => ({
      slot: player.slot,
      id: people.get(player.slot) ?? null,
      name: player.handle,
      team: player.team,
      race: player.race,
      heroes: heroesByPlace(player).map(({ name }) => name),
      result: player.result,
    })),
    errata: errataOf(archive, game).length,
  };
}

/** Takes the first entries that fit in a number of bytes as JSON, and counts those left out. */
export function fitting<Entry>(
  entries: Iterable<Entry>,
  bytes: number,
): { listed: Entry[]; leftOut: number } {
  const listed: Entry[] = [];
  let [room, leftOut] = [bytes, 0];
  for (const entry of entries) {
    room -= Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (room < 0) leftOut++;
    else listed.push(entry);
  }
  return { listed, leftOut };
}
