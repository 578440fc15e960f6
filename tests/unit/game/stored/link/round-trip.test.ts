/** Packing preserves every value, and the text is short. */
import { expect, test } from 'vitest';
import { replayId } from '../../../../../src/game/identity.ts';
import { packGame, unpackGame } from '../../../../../src/game/stored/link/pack.ts';
import { duel } from '../../../../support/recording-writer/scenario.ts';
import { SCRIPTED_GAMES } from '../../../../support/scripted-games.ts';
import { roundTrip } from '../../../../support/round-trip.ts';
import { decodeScript } from '../../scripted.ts';

test.each(SCRIPTED_GAMES)('the scripted %s', async (_, script) => {
  const game = decodeScript(script);
  await roundTrip(game, replayId(game, 'a.w3g'));
});

test('names of any length make a link that opens, with their start and end', async () => {
  const game = decodeScript(duel());
  const [first, ...others] = game.players;
  for (const piece of ['a', '𝕏', '冰']) {
    const name = `${piece.repeat(40_000)}end`;
    const long = {
      ...game,
      players: [{ ...first!, name }, ...others],
      map: { ...game.map, path: `${name}.w3x` },
    };
    const opened = await unpackGame(await packGame({ game: long, replayId: 'id' }));
    expect(opened.ok && opened.value.game.players[0]!.name).toMatch(/^.{100,}….{100,}end$/u);
  }
});
