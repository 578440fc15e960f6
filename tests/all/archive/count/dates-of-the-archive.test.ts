/** The archive's knowledge of its games' dates, and of the one final with a reported order and result. */
import { expect, test } from 'vitest';
import { rosterOf } from '../../../../src/archive/count/roster.ts';
import { seriesOf } from '../../../../src/archive/count/series.ts';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { readPlayers } from '../../../../src/archive/corpus/players.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';

const games = readCorpus('replays').games.map(({ game, replayId, tournamentId, recording }) => ({
  recorded: game,
  placed: { game: analyze(game, replayId), eventId: tournamentId, fileName: recording.name },
}));
const analyses = games.map(({ placed }) => placed.game);

test('the final of World Cyber Arena 2015 is in order, with the winners that were reported', () => {
  const roster = rosterOf(analyses, readPlayers('replays'));
  const all = seriesOf(
    games.map(({ placed }) => placed),
    roster,
  );
  const [final] = all.filter(({ eventId }) => eventId === 'wca-2015');
  expect(final?.order).toBe('start-times');
  const told = final?.games.map(({ game }) => {
    const winner = game.players.find(({ result }) => result === 'won');
    return [game.played.at, game.map, winner && roster.nameOf(winner)];
  });
  expect(told).toEqual([
    ['2015-12-20T03:46:41Z', 'Secret Valley', 'yAwS'],
    ['2015-12-20T04:02:47Z', 'Turtle Rock', 'Fly100%'],
    ['2015-12-20T04:15:04Z', 'Last Refuge', 'Fly100%'],
    ['2015-12-20T04:31:31Z', 'Echo Isles', 'Fly100%'],
  ]);
});
