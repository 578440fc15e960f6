import W3GReplay from 'w3gjs';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';

export interface HeardAction {
  at: number;
  id: number;
  player: number;
  action: { id: number } & Record<string, unknown>;
}

/**
 * Writes a script, reads it with the stock reader, and keeps every action with its naive clock, which includes
 * pauses.
 */
export async function read(script: RecordingScript) {
  const reader = new W3GReplay();
  const heard: HeardAction[] = [];
  let clock = 0;
  reader.on('gamedatablock', (block) => {
    if (block.id !== 0x1f && block.id !== 0x1e) return;
    clock += block.timeIncrement;
    for (const { playerId, actions } of block.commandBlocks) {
      for (const action of actions) {
        heard.push({ at: clock, id: action.id, player: playerId, action: { ...action } });
      }
    }
  });
  const replay = await reader.parse(Buffer.from(writeRecording(script)));
  return { replay, reader, heard, clock };
}
