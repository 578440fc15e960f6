import { STAGE_WORDS } from '../../../src/view/game/words/map.ts';
import { expect, test } from 'vitest';
import { gameWithoutFile } from '../../../src/map/story/game-on-map.ts';
import { decode } from '../../../src/game/decode/decode.ts';
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
  expect(JSON.stringify(shown)).toContain(STAGE_WORDS.rule);
});

test('without its orders, as in a link, a game has no map', () => {
  const game = read(false);
  expect(gameWithoutFile(game, analyze(game, 'duel'), [])).toBeNull();
});
