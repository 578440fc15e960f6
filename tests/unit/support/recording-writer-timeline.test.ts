import { describe, expect, it } from 'vitest';
import { chat, command, pause, train } from '../../support/recording-writer/events.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { read } from './read-with-stock-reader.ts';

/** A small game around a few events. */
function small(
  timeline: RecordingScript['timeline'],
  change: Partial<RecordingScript> = {},
): RecordingScript {
  return { ...duel(), timeline, ...change };
}

describe('the clock', () => {
  it('gives every event its time, whatever the length of the slots', async () => {
    const times = [0, 0, 1, 249, 250, 251, 999, 65_536, 65_536, 200_001];
    for (const slotMs of [1, 33, 250]) {
      const timeline = times
        .filter((at) => slotMs > 1 || at < 1000)
        .map((at) => command(at, 1, train('hfoo')));
      const { heard } = await read(small([...timeline].reverse(), { slotMs }));
      expect(heard.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at));
    }
  });

  it('continues a crowded moment in 0x1e slots without losing its time or order', async () => {
    const ids = Array.from({ length: 40 }, (_, group) => group % 10);
    const timeline = ids.map((group) => command(500, 1, { kind: 'use-hotkey', group }));
    const { heard } = await read(small(timeline, { slotBytes: 20 }));
    expect(heard.map(({ action }) => action['groupNumber'])).toEqual(ids);
    expect(new Set(heard.map(({ at }) => at))).toEqual(new Set([500]));
  });

  it('goes on through pauses, which are no game time', async () => {
    const script = small([
      command(1000, 1, train('hfoo')),
      { ...pause(2000, 1, 5432, 2), meanwhile: [chat(0, 2, 'brb')] },
      command(2000, 2, train('ogru')),
      command(3000, 1, train('hfoo')),
    ]);
    const { replay, heard, clock } = await read(script);
    expect(replay.duration).toBe(3000);
    expect(heard.map(({ at }) => at)).toEqual([1000, 7432, 8432]);
    expect(clock).toBe(8432);
    expect(replay.chat.map(({ timeMS }) => timeMS)).toEqual([4716]);
  });

  it('can end in a pause, but not go on after it', async () => {
    const ending = [command(10, 1, train('hfoo')), pause(1000, 2, 3000, null)];
    const { replay, clock } = await read(small(ending));
    expect([replay.duration, clock]).toEqual([1000, 4000]);
    expect(() => writeRecording(small([...ending, chat(1000, 1, 'hm')]))).toThrow(RangeError);
  });

  it('fills up to the stated length, and states a shorter one without cutting events', async () => {
    const timeline = [command(10_000, 1, train('hfoo'))];
    const long = await read(small(timeline, { durationMs: 60_123 }));
    expect([long.replay.duration, long.clock]).toEqual([60_123, 60_123]);
    const short = await read(small(timeline, { durationMs: 500 }));
    expect([short.replay.duration, short.clock]).toEqual([500, 10_000]);
  });
});
