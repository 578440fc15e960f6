import { expect } from 'vitest';
import { analyze } from '../../src/game/derive/analyze.ts';
import { summarize } from '../../src/game/derive/summarize.ts';
import type { Game } from '../../src/game/game.ts';
import { condense } from '../../src/game/stored/link/condense.ts';
import { packGame, unpackGame } from '../../src/game/stored/link/pack.ts';

/**
 * A game whose objects have no place in memory, as those of a link. More than their first mention isn't known, so nothing
 * says which units were alive at once and needed farms.
 */
export const withoutPlaces = (game: Game): Game => ({
  ...game,
  ...(game.objects && {
    objects: game.objects.map(({ tag: [place, serial], ...object }) => ({
      ...object,
      tag: [object.map ? place : 0, serial],
    })),
  }),
});

/** Packs a game into a link's text, unpacks it, compares both, and returns the text. */
export async function roundTrip(whole: Game, id: string): Promise<string> {
  const game = condense(whole);
  const text = await packGame({ game: whole, replayId: id });
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  const unpacked = await unpackGame(text);
  if (!unpacked.ok) throw new Error(`${id}: ${unpacked.failure.code}`);
  expect(unpacked.value).toStrictEqual({ game, replayId: id });
  expect(condense(game)).toStrictEqual(game);
  // A link says nothing of actions that were not understood, control groups and what the map's script wrote.
  const { unknownActions: _, values: __, ...told } = { ...withoutPlaces(whole), players: game.players };
  expect(analyze(unpacked.value.game, unpacked.value.replayId)).toEqual(analyze(told, id));
  expect(summarize(unpacked.value.game, unpacked.value.replayId)).toEqual(summarize(whole, id));
  return text;
}
