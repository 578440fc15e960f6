import { netEaseEnvelope } from '../support/recording-writer/envelope.ts';
import { pause } from '../support/recording-writer/events.ts';
import { duel, PATCHES } from '../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../support/recording-writer/script.ts';
import { SCRIPTED_GAMES } from '../support/scripted-games.ts';
import { takeApart, type Parts } from './repack.ts';

/** Source recordings: each patch, observers, NetEase, pauses, and scripted games of all kinds. */
export function seedRecordings(): Parts[] {
  const patches = Object.keys(PATCHES) as (keyof typeof PATCHES)[];
  const short = { slotMs: 20_000 };
  const duels = patches.flatMap((patch): RecordingScript[] => [
    { ...duel({ patch, races: ['H', 'O'] }), ...short },
    { ...duel({ patch, races: ['E', 'U'], random: [true, true], observers: ['Ann', 'Bob'] }), ...short },
    {
      ...duel({ patch, events: [pause(90_000, 1, 4000)] }),
      ...short,
      compression: { level: 'default', ending: 'complete' },
    },
    duel({ patch }),
  ]);
  const netease = {
    ...duel({ patch: '1.26' }),
    ...short,
    envelope: { prefix: netEaseEnvelope(1500, 0x4e), trailer: new Uint8Array(300).fill(0x1f) },
  };
  return [...duels, netease, ...SCRIPTED_GAMES.map(([, script]) => script)].map(takeApart);
}
