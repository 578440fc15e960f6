import { MOMENT_RULE } from '../../../src/view/game/stage.ts';
import { expect, test } from 'vitest';
import { gameWithoutFile } from '../../../src/map/story/game-on-map.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import { noFights } from '../../../src/map/story/turning-fights.ts';
import type { StorySource } from '../../../src/map/story/opening.ts';
import { packGame, unpackGame } from '../../../src/game/stored/link/pack.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { gameReport } from '../../../src/view/game/game.ts';

const read = (withOrders: boolean) => {
  const decoded = decode(writeRecording(duel()), withOrders);
  if (!decoded.ok) throw new Error(decoded.failure.sentence);
  return decoded.value;
};

test('a game alone is told on the ground of its own orders', () => {
  const game = read(true);
  const analysis = analyze(game, 'duel');
  const alone = gameWithoutFile(game, analysis, [])!.whole();
  expect(alone.chronicle.places).toMatchObject({ games: 1, sides: [{ slots: [1] }, { slots: [2] }] });
  expect(alone.chronicle.moments.length).toBeGreaterThan(2);
  const [stage] = gameReport(analysis, { onMap: alone }).filter(({ id }) => id === 'moments');
  const [shown] = stage!.parts.flatMap((part) => (part.kind === 'only' ? part.parts() : []));
  expect(JSON.stringify(shown)).toContain(MOMENT_RULE);
});

test('without its orders, as in a link, a game is told on a map of its buildings, without what only orders show', async () => {
  const game = read(true);
  const analysis = analyze(game, 'duel');
  const whole = gameWithoutFile(game, analysis, [])!.whole().chronicle;
  const unpacked = await unpackGame(await packGame({ game, replayId: 'duel' }));
  const linked = unpacked.ok ? unpacked.value.game : game;
  expect(linked.orders).toBeUndefined();
  const { card, chronicle, builtOnly } = gameWithoutFile(linked, analyze(linked, 'duel'), [])!.whole();
  expect(builtOnly).toBe(true);
  expect(card).toContain('<svg');
  expect(chronicle.places!.halls).toEqual(whole.places!.halls);
  expect(chronicle.places!.starts.map(({ slot }) => slot)).toEqual(
    whole.places!.starts.map(({ slot }) => slot),
  );
  expect(chronicle).toMatchObject({ fights: [], levels: null, items: null, economy: null });
  const asWhole = new Set(whole.moments.map(({ ms, kind }) => `${kind} ${ms}`));
  for (const { ms, kind } of chronicle.moments) expect(asWhole).toContain(`${kind} ${ms}`);
  // Nobody knows whether there was a fight, so the story doesn't deny it.
  expect(chronicle.story.length).toBeGreaterThan(0);
  const [denial] = noFights({ analysis } as StorySource);
  expect(chronicle.story).not.toContain(denial);
});

test('a game without any building has no map', () => {
  const game = read(false);
  const bare = { ...game, players: game.players.map((player) => ({ ...player, events: [] })) };
  expect(gameWithoutFile(bare, analyze(bare, 'duel'), [])).toBeNull();
});
