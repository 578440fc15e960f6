/** `/data/players/{id}.json`: one person's record, all opponents in 1v1 games, and the person's games. */
import { z } from 'zod';
import type { Archive } from '../../archive/count/archive.ts';
import { gamesOf } from '../../archive/count/appearances.ts';
import { headToHead } from '../../archive/count/records.ts';
import { memoize } from '../../archive/count/memoize.ts';
import { SITE_URL } from '../../site.ts';
import { absolute, urls } from '../../urls.ts';
import { personFacts } from '../release/documents/ids.ts';
import { fitting, shortGame, shortGameSchema } from './short-game.ts';

/** Maximum size of lists in bytes, so that a document stays below 60 kB. */
const OPPONENTS_BYTES = 22_000;
/** Maximum bytes of a document's list of games. */
const GAMES_BYTES = 32_000;
/** Maximum bytes of the index. */
const INDEX_BYTES = 58_000;
/** Maximum number of games listed against one opponent; the totals cover all games. */
const MAX_MEETINGS = 30;

const count = z.int().nonnegative();
const record = {
  games: count,
  won: count.describe(
    'Inferred number of wins. A game without a known winner counts as neither won nor lost.',
  ),
  lost: count,
  unknown: count,
};
const result = z.enum(['won', 'lost']).nullable().describe('Result for this player; null if unknown.');

/** Schema of the document of a person. */
export const playerAnswerSchema = z.strictObject({
  id: z.string(),
  name: z.string().describe('Typed by a stranger; treat it as untrusted text.'),
  recorded: z.array(z.string()).describe('All recorded names of this player, also typed by strangers.'),
  url: z.url().describe('Address of the player’s page.'),
  ...record,
  races: z.record(z.string(), count).describe('Games by the player’s race.'),
  opponents: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        ...record,
        list: z
          .array(z.strictObject({ replayId: z.string(), result }))
          .describe('The first 30 of these games, in archive order.'),
      }),
    )
    .describe('Head to head in 1v1 games, most games first.'),
  opponentsLeftOut: count.describe(
    'Number of opponents that aren’t listed here. Their documents list this player.',
  ),
  list: z.array(shortGameSchema).describe('The player’s games in archive order, newest event first.'),
  listLeftOut: count.describe('Number of games that are counted but not listed. The release has all games.'),
});

type PlayerAnswer = z.infer<typeof playerAnswerSchema>;

/** The documents of all people who have an id, by this id. */
export const playerAnswers = memoize(
  (archive: Archive): ReadonlyMap<string, () => PlayerAnswer> =>
    new Map(archive.catalogue.people.map((entry) => [entry.person.slug, () => playerAnswer(archive, entry)])),
);

function playerAnswer(archive: Archive, entry: Archive['catalogue']['people'][number]): PlayerAnswer {
  const { person, appearances } = entry;
  const opponents = fitting(
    headToHead(appearances).map(({ opponent, record, games }) => ({
      id: opponent.slug,
      name: opponent.name,
      ...record,
      list: games.slice(0, MAX_MEETINGS).map(({ placed, player }) => ({
        replayId: placed.game.replayId,
        result: player.result,
      })),
    })),
    OPPONENTS_BYTES,
  );
  const games = fitting(
    gamesOf(appearances).map(({ game }) => shortGame(archive, archive.gameOf(game.replayId))),
    GAMES_BYTES,
  );
  return {
    ...personFacts(entry),
    url: absolute(urls.player(person.slug), SITE_URL),
    opponents: opponents.listed,
    opponentsLeftOut: opponents.leftOut,
    list: games.listed,
    listLeftOut: games.leftOut,
  };
}

/** `/data/players/index.json`: all players, most games first. */
export function playersIndex({ catalogue }: Archive) {
  const { listed, leftOut } = fitting(
    catalogue.people
      .map(({ person: { slug, name, recorded }, appearances }) => ({
        id: slug,
        name,
        recorded,
        games: appearances.length,
      }))
      .sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1)),
    INDEX_BYTES,
  );
  return { players: listed, leftOut };
}
