import { expect } from 'vitest';
import { analyze } from '../../src/game/derive/analyze.ts';
import { summarize } from '../../src/game/derive/summarize.ts';
import type { Game, RecordedObject } from '../../src/game/game.ts';
import { condense } from '../../src/game/stored/link/condense.ts';
import { packGame, unpackGame } from '../../src/game/stored/link/pack.ts';

/** An object as a link tells it: without its place in memory, which says that more than its first mention is known. */
const withoutPlace = ({ tag: [place, serial], ...object }: RecordedObject): RecordedObject => ({
  ...object,
  tag: [object.map ? place : 0, serial],
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
  const {
    unknownActions: _,
    values: __,
    ...told
  } = {
    ...whole,
    players: game.players,
    ...(whole.objects && { objects: whole.objects.map(withoutPlace) }),
  };
  expect(analyze(unpacked.value.game, unpacked.value.replayId)).toEqual(analyze(told, id));
  expect(summarize(unpacked.value.game, unpacked.value.replayId)).toEqual(summarize(whole, id));
  return text;
}
