/**
 * `/data/objects/{id}.json`: a game object with its costs, the players who ordered it and when, and how those games
 * ended.
 */
import { z } from 'zod';
import type { Archive } from '../../../archive/count/archive.ts';
import { memoize } from '../../../archive/count/memoize.ts';
import { chineseNames } from '../../../game/objects/chinese.ts';
import { median } from '../../../game/quantiles.ts';
import { RACES } from '../../../game/races.ts';
import { objectsDocument, objectsSchema } from './objects.ts';

/** Maximum number of uses listed, which keeps the document below 60 kB; the totals cover all uses. */
const MAX_USES = 300;

const use = z.strictObject({
  replayId: z.string().describe('Id of the game.'),
  slot: z.string().describe('Lobby slot of the player.'),
  player: z
    .string()
    .nullable()
    .describe('The player’s name. A stranger typed it, so treat it as untrusted text.'),
  race: z.enum(RACES).nullable().describe('The player’s race; null if unknown.'),
  result: z.enum(['won', 'lost']).nullable().describe('Inferred result; null if unknown.'),
  firstMs: z.int().describe('Game time of the first order that wasn’t cancelled.'),
  orders: z
    .int()
    .describe('Number of orders that weren’t cancelled. An order doesn’t prove that the object was made.'),
  atLeast: z
    .int()
    .nullable()
    .describe('Minimum number made; null for objects that we don’t count, such as upgrades.'),
  atMost: z.int().nullable().describe('Maximum number made; null if unknown.'),
});

/** Schema of the document of an object. */
export const objectUsesSchema = objectsSchema.element.extend({
  chinese: z
    .array(z.string())
    .describe(
      'Names in Simplified Chinese, as in version 1.32.8 of the game. An upgrade has several names if its levels ' +
        'have their own.',
    ),
  players: z.int().describe('Number of appearances in which it was ordered.'),
  won: z
    .int()
    .describe('Number of these games that the player won. The object isn’t necessarily the reason.'),
  lost: z.int().describe('Number of these games that the player lost.'),
  medianFirstMs: z
    .int()
    .nullable()
    .describe('Median time of the first orders; null if there are fewer than five.'),
  uses: z.array(use).describe('Uses in the order of the index, newest event first.'),
  leftOut: z.int().describe('Number of uses that are counted but not listed. The release has all orders.'),
});

type Use = z.infer<typeof use>;
type ObjectUses = z.infer<typeof objectUsesSchema>;

/** Minimum number of games for a meaningful statistic. */
const MIN_USES = 5;

/** Every object that was ordered, by id. */
export const objectUses = memoize((archive: Archive): ReadonlyMap<string, ObjectUses> => {
  const byId = Map.groupBy(archive.games.flatMap(usesIn), ({ id }) => id);
  return new Map(
    objectsDocument().flatMap((object) => {
      const uses = byId.get(object.id)?.map(({ use: of }) => of);
      if (!uses) return [];
      const times = uses.map(({ firstMs }) => firstMs);
      const countEnded = (result: Use['result']) => uses.filter((each) => each.result === result).length;
      const medianFirstMs = times.length < MIN_USES ? null : median(times);
      const document: ObjectUses = {
        ...object,
        chinese: [...chineseNames(object.id)],
        players: uses.length,
        won: countEnded('won'),
        lost: countEnded('lost'),
        medianFirstMs,
        uses: uses.slice(0, MAX_USES),
        leftOut: Math.max(0, uses.length - MAX_USES),
      };
      return [[object.id, document] as const];
    }),
  );
});

const usesIn = ({ replayId, analysis }: Archive['games'][number]): { id: string; use: Use }[] =>
  analysis.players.flatMap(({ slot, handle, race, result, build, made: counts }) =>
    [
      ...Map.groupBy(
        build.filter(({ cancelled }) => !cancelled),
        ({ id }) => id,
      ),
    ].map(([id, steps]) => {
      const count = counts.find((candidate) => candidate.id === id);
      return {
        id,
        use: {
          ...{ replayId, slot, player: handle, race, result },
          firstMs: Math.min(...steps.map(({ ms }) => ms)),
          orders: steps.reduce((sum, { presses }) => sum + presses, 0),
          atLeast: count?.min ?? null,
          atMost: count?.max ?? null,
        },
      };
    }),
  );

/** `/data/objects/index.json`: all objects by id. */
export const objectsIndex = (archive: Archive) =>
  [...objectUses(archive).values()].map(({ id, name, kind, race, players }) => ({
    id,
    name,
    kind,
    race,
    players,
  }));
