import { expect, test } from 'vitest';
import type { GamePlayer } from '../../../src/game/game.ts';
import { fingerprint } from '../../../src/game/identity.ts';
import { checkInput } from '../../fuzz/check.ts';
import { netEaseEnvelope } from '../../support/recording-writer/envelope.ts';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { SCRIPTED_GAMES } from '../../support/scripted-games.ts';
import { decodeScript } from '../../unit/game/scripted.ts';

/** Events without the numbers of units and objects, which depend on the whole game. */
const unnumbered = ({ events }: GamePlayer) =>
  events.map((event) => ({ ...event, by: undefined, with: undefined }));

const LAYOUTS: readonly Partial<RecordingScript>[] = [
  { slotMs: 1000, slotBytes: 64, checksumBytes: 0 },
  { slotMs: 60_000, checksumBytes: 24, compression: { level: 'fast', ending: 'open' } },
  { envelope: { prefix: netEaseEnvelope(1500, 0x4e), trailer: new Uint8Array(300).fill(0x1f) } },
];

test.each(SCRIPTED_GAMES)('how %s is packed, and by whose game, does not show', (_, script) => {
  const game = decodeScript(script);
  const people = script.lobby.flatMap((slot) => (slot.kind === 'player' ? [slot.playerId] : []));
  LAYOUTS.forEach((layout, index) => {
    const host = people[index % people.length]!;
    // Except for the envelope, which only NetEase's platform adds to a recording.
    const platform = { netease: layout.envelope ? true : undefined };
    expect(decodeScript({ ...script, ...layout, host })).toEqual({ ...game, ...platform });
  });
});

test.each(SCRIPTED_GAMES)('the fingerprint of %s changes with the seed and the map only', (_, script) => {
  const usual = fingerprint(decodeScript(script));
  const { map, randomSeed } = script;
  const observed = script.lobby.some(({ team = 0 }) => team >= 12);
  // Who observed is only known of those who did something.
  if (!observed) expect(fingerprint(decodeScript({ ...script, timeline: [] }))).toBe(usual);
  for (const change of [
    { randomSeed: (randomSeed ^ 1) >>> 0 },
    { map: { ...map, checksum: (map.checksum ^ 1) >>> 0 } },
  ])
    expect(fingerprint(decodeScript({ ...script, ...change }))).not.toBe(usual);
});

test.each(SCRIPTED_GAMES)(
  'the documents of %s are valid, and those of its cut recordings too',
  (_, script) => {
    const bytes = writeRecording({ ...script, slotMs: 250 });
    const whole = checkInput(bytes);
    expect(['complete', 'short']).toContain(whole.result);
    for (const share of [0, 0.03, 0.4, 0.8, 0.99]) {
      const { game, result } = checkInput(bytes.subarray(0, Math.floor(share * bytes.length)));
      if (!game) {
        expect(['not-a-replay', 'damaged']).toContain(result);
        continue;
      }
      expect(['truncated', whole.result]).toContain(result);
      game.players.forEach((player, index) => {
        const all = whole.game!.players[index]!;
        expect(unnumbered(player)).toEqual(unnumbered(all).slice(0, player.events.length));
      });
    }
  },
);
