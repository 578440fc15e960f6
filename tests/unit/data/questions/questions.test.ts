import { expect, test } from 'vitest';
import { eventAnswer, eventAnswerSchema, eventsIndex } from '../../../../src/data/questions/events.ts';
import { fitting } from '../../../../src/data/questions/short-game.ts';
import { newestAnswer } from '../../../../src/data/questions/newest-games.ts';
import { playerAnswers, playerAnswerSchema, playersIndex } from '../../../../src/data/questions/players.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const ids = ['a', 'b', 'c'];
const archive = archiveWith(
  ids.map((id) => ({ id, event: id === 'c' ? 'autumn' : 'winter' })),
  {
    added: new Map([
      ['a', '2026-11-20T10:00:00Z'],
      ['b', '2026-11-21T10:00:00Z'],
    ]),
    errata: [{ replayId: 'a', pointer: '/players/1/result', sentence: 'The cast shows another end.' }],
  },
);

test('a player has the record, head to head, and the games with their errata', () => {
  const arthas = playerAnswers(archive).get('arthas')!();
  expect(playerAnswerSchema.parse(arthas)).toEqual(arthas);
  expect(arthas).toMatchObject({ name: 'Arthas', games: 3, opponentsLeftOut: 0, listLeftOut: 0 });
  expect(arthas.won + arthas.lost + arthas.unknown).toBe(3);
  expect(arthas.opponents.map(({ id, games, list }) => [id, games, list.length])).toEqual([['thrall', 3, 3]]);
  expect(arthas.list.find(({ replayId }) => replayId === 'a')!.errata).toBeGreaterThan(
    arthas.list.find(({ replayId }) => replayId === 'b')!.errata,
  );
  expect(playersIndex(archive).players.map(({ id }) => id)).toEqual(['arthas', 'thrall']);
});

test('an event has its games and players, and one without games has no document', () => {
  const winter = eventAnswer(archive, 'winter')!;
  expect(eventAnswerSchema.parse(winter)).toEqual(winter);
  expect(winter.list.map(({ replayId }) => replayId).sort()).toEqual(['a', 'b']);
  expect(winter.players.map(({ id }) => id).sort()).toEqual(['arthas', 'thrall']);
  expect(eventAnswer(archive, 'empty')).toBeUndefined();
  expect(
    eventsIndex(archive)
      .events.map(({ id }) => id)
      .sort(),
  ).toEqual(['autumn', 'winter']);
});

test('documents of an archive of many games stay below 60 kB and count what they leave out', () => {
  const many = archiveWith(Array.from({ length: 400 }, (_, n) => ({ id: `game-${n}`, event: 'winter' })));
  const player = playerAnswers(many).get('arthas')!();
  const event = eventAnswer(many, 'winter')!;
  for (const document of [player, event, newestAnswer(many), playersIndex(many)])
    expect(JSON.stringify(document).length).toBeLessThan(60_000);
  for (const { games, list, listLeftOut } of [player, event]) {
    expect(games).toBe(400);
    expect(listLeftOut).toBe(400 - list.length);
  }
  expect(player.opponents.map(({ games, list }) => [games, list.length])).toEqual([[400, 30]]);
});

test('lists are cut by their bytes, not by their letters', () => {
  expect(fitting(['ä', 'b'], 5)).toEqual({ listed: ['ä'], leftOut: 1 });
  expect(fitting([], 0)).toEqual({ listed: [], leftOut: 0 });
});
