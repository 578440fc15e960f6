import type { RecordingScript } from './recording-writer/script.ts';

/** Map units by which everything is moved: off the lattice of the game, and off every camp and mine. */
const OFF = { x: 913, y: -731 };

/** The same game on a map that no archive knows: another file, and every place somewhere else. */
export const onUnknownMap = (script: RecordingScript): RecordingScript => ({
  ...script,
  map: {
    path: 'Maps\\Examples\\(2)Hazel Hollow.w3x',
    checksum: script.randomSeed >>> 1,
    sha1: '0'.repeat(40),
  },
  timeline: script.timeline.map((event) =>
    event.kind === 'command'
      ? {
          ...event,
          actions: event.actions.map((action) =>
            'x' in action ? { ...action, x: action.x + OFF.x, y: action.y + OFF.y } : action,
          ),
        }
      : event,
  ),
});
