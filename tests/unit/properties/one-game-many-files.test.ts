import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GamePlayer } from '../../../src/game/game.ts';
import { fingerprint } from '../../../src/game/identity.ts';
import { checkInput } from '../../fuzz/check.ts';
import { gamePlan } from '../../support/generators/game-plan.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { stageGame } from '../../support/generators/stage-game.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { decodeScript } from '../game/scripted.ts';

/** Events without the numbers of units and objects, which depend on the whole game. */
const unnumbered = ({ events }: GamePlayer) =>
  events.map((event) => ({ ...event, by: undefined, with: undefined }));

test('how a recording is packed, and by whose game, does not show', () => {
  fc.assert(
    fc.property(gamePlan(5), gamePlan(0), fc.nat(20), (plan, { layout }, who) => {
      const { script, seats } = stageGame(plan);
      const people = seats.filter(({ kind }) => kind !== 'computer');
      const host = people[who % people.length]!.playerId;
      // Except for the envelope, which only NetEase's platform adds to a recording.
      const platform = { netease: layout.envelope?.prefix ? true : undefined };
      expect(decodeScript({ ...script, ...layout, host })).toEqual({ ...decodeScript(script), ...platform });
    }),
    runsOf(100),
  );
});

test('the fingerprint changes with the seed, the map and the people, and with nothing else', () => {
  fc.assert(
    fc.property(gamePlan(5), gamePlan(5), (plan, other) => {
      const one = fingerprint(decodeScript(stageGame(plan).script));
      const { decisions, pauses, leaves, endless, patch } = other;
      // Reforged's names replace the listed ones, so the patch stays the same if they are used.
      const named = plan.lobby.slots.some((seat) => seat?.battleTag);
      const played = { ...plan, decisions, pauses, leaves, endless, ...(named ? {} : { patch }) };
      const observers = plan.lobby.slots.some((seat) => seat?.kind === 'observer');
      if (!observers) expect(fingerprint(decodeScript(stageGame(played).script))).toBe(one);
      const seeded = { ...plan, randomSeed: (plan.randomSeed ^ 1) >>> 0 };
      const mapped = { ...plan, checksum: (plan.checksum ^ 1) >>> 0 };
      for (const changed of [seeded, mapped])
        expect(fingerprint(decodeScript(stageGame(changed).script))).not.toBe(one);
    }),
    runsOf(60),
  );
});

test('all documents of generated games are valid, and those of cut recordings too', () => {
  fc.assert(
    fc.property(gamePlan(8), fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
      const bytes = writeRecording({ ...stageGame(plan).script, slotMs: 250 });
      const whole = checkInput(bytes);
      expect(['complete', 'short']).toContain(whole.result);
      const { game, result } = checkInput(bytes.subarray(0, Math.floor(share * bytes.length)));
      if (!game) return void expect(['not-a-replay', 'damaged']).toContain(result);
      expect(['truncated', whole.result]).toContain(result);
      game.players.forEach((player, index) => {
        const all = whole.game!.players[index]!;
        expect(unnumbered(player)).toEqual(unnumbered(all).slice(0, player.events.length));
      });
    }),
    runsOf(60),
  );
});
