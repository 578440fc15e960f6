import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { gameSchema } from '../../../src/game/game.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import {
  expectedGame,
  expectedMatchup,
  expectedPlayer,
  expectedWinner,
} from '../../support/generators/expected-game.ts';
import { gamePlan } from '../../support/generators/game-plan.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { stageGame } from '../../support/generators/stage-game.ts';
import { calledName } from '../../support/generators/lobby.ts';
import { clock } from '../../support/generators/expected-documents.ts';
import { decodeScript } from '../game/scripted.ts';

/** The documents without English names, which the tests of the object table cover. */
const nameless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'name' ? undefined : inner)));

test('the decoded log says exactly what the script says', () => {
  fc.assert(
    fc.property(gamePlan(10), (plan) => {
      const staged = stageGame(plan);
      const game = decodeScript(staged.script);
      const { objects, orders, players, ...rest } = gameSchema.parse(game);
      expect(objects).toEqual(objects!.toSorted((a, b) => a.tag[1] - b.tag[1]));
      expect(orders!.every(({ times, kinds }) => times.length === kinds.length)).toBe(true);
      const plain = players.map((player) => ({
        ...player,
        events: player.events.map(({ with: _, ...event }) => event),
      }));
      expect({ ...rest, players: plain }).toEqual({ decoder: game.decoder, ...expectedGame(staged) });
    }),
    runsOf(1000),
  );
});

test('the analysis finds exactly what the players decided', () => {
  fc.assert(
    fc.property(gamePlan(14), (plan) => {
      const staged = stageGame(plan);
      const analysis = analyze(decodeScript(staged.script), 'id');
      const winner = expectedWinner(staged);
      const competitors = staged.seats.filter(({ kind }) => kind !== 'observer');
      const slots = competitors.filter(({ team }) => team === winner?.team).map(({ slot }) => String(slot));
      expect(analysis).toMatchObject({
        map: plan.map[1],
        mapRaw: plan.map[0],
        durationMs: staged.script.durationMs,
        clockMs: staged.endMs,
        pausedMs: staged.pausedMs,
        sides: plan.lobby.sides,
        matchup: expectedMatchup(staged),
        winner: winner && { ...winner, slots },
      });
      expect(analysis.players.map(({ slot }) => slot)).toEqual(competitors.map(({ slot }) => String(slot)));
      competitors.forEach((seat, index) => {
        const player = analysis.players[index]!;
        const expected = expectedPlayer(staged, seat);
        const handle =
          seat.kind === 'computer' ? 'Computer' : calledName(seat).handle || `Player ${seat.slot}`;
        expect(player).toMatchObject({
          handle,
          kind: seat.kind,
          team: seat.team,
          race: expected.race,
          random: seat.random,
          result: winner && (winner.team === seat.team ? 'won' : 'lost'),
          leftMs: expected.leftMs,
        });
        if (expected.analysis) expect(nameless(player)).toMatchObject(nameless(expected.analysis) as object);
      });
    }),
    runsOf(1000),
  );
});

test('the summary keeps the contract in every generated game', () => {
  fc.assert(
    fc.property(gamePlan(14), (plan) => {
      const staged = stageGame(plan);
      const summary = summarize(decodeScript(staged.script), 'id');
      const duration = staged.script.durationMs!;
      expect(summary).toMatchObject({
        durationMs: duration,
        durationFormatted: clock(duration),
        map: plan.map[1],
      });
      const competitors = staged.seats.filter(({ kind }) => kind !== 'observer');
      expect(Object.keys(summary.players)).toEqual(competitors.map(({ slot }) => String(slot)));
      for (const seat of competitors) {
        const player = summary.players[seat.slot]!;
        const expected = expectedPlayer(staged, seat);
        expect(player.name).toBe(seat.kind === 'computer' ? null : calledName(seat).name);
        if (!expected.summary) continue;
        expect(nameless(player)).toEqual(nameless({ race: expected.race, ...expected.summary }));
      }
    }),
    runsOf(700),
  );
});
