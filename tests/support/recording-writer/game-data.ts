import { ByteSink, textBytes } from './byte-sink.ts';
import { encodeAction } from './encode-action.ts';
import { GameClock } from './game-clock.ts';
import type {
  ChatEvent,
  CommandEvent,
  LeaveEvent,
  PauseEvent,
  RecordingScript,
  ScriptEvent,
} from './script.ts';

const START_BLOCKS = [0x1a, 0x1b, 0x1c];
const LEAVE = 0x17;
const CHAT = 0x20;
const CHAT_IN_GAME = 0x20;
const PAUSE = Uint8Array.of(0x01);
const RESUME = Uint8Array.of(0x02);

export interface GameData {
  bytes: Uint8Array;
  /** Game clock at the last time slot, without pauses. */
  endMs: number;
}

/** The game itself: start blocks, then time slots, chat and leaves in order of time. */
export function encodeGameData(script: RecordingScript): GameData {
  const sink = new ByteSink();
  for (const id of START_BLOCKS) sink.u8(id).u32(1);
  const clock = new GameClock(sink, script);
  let endless = false;

  const write = (event: ScriptEvent): void => {
    if (event.kind === 'command') {
      clock.addCommand(event.player, encodeActions(event, script));
    } else if (event.kind === 'pause') {
      writePause(clock, event, write);
      endless = event.resumedBy === null;
    } else {
      clock.flush();
      if (event.kind === 'chat') writeChat(sink, event);
      else if (event.kind === 'leave') writeLeave(sink, event);
      else sink.bytes(event.bytes);
    }
  };

  for (const event of script.timeline.toSorted((one, other) => one.at - other.at)) {
    if (endless) throw new RangeError(`an event at ${event.at} follows a pause that nobody ended`);
    clock.advanceTo(event.at);
    write(event);
  }
  if (!endless) clock.advanceTo(Math.max(clock.now, script.durationMs ?? 0));
  clock.flush();
  return { bytes: sink.toBytes(), endMs: clock.now };
}

function encodeActions(event: CommandEvent, script: RecordingScript): Uint8Array {
  const sink = new ByteSink();
  for (const action of event.actions) sink.bytes(encodeAction(action, script.numbering ?? 'classic'));
  return sink.toBytes();
}

function writePause(
  clock: GameClock,
  { player, lastsMs, resumedBy = player, meanwhile = [] }: PauseEvent,
  write: (event: CommandEvent | ChatEvent | LeaveEvent) => void,
): void {
  const half = Math.floor(lastsMs / 2);
  clock.addCommand(player, PAUSE);
  clock.pass(half);
  meanwhile.forEach(write);
  clock.pass(lastsMs - half);
  if (resumedBy === null) return;
  clock.addCommand(resumedBy, RESUME);
  // Later commands of the same time get a separate slot, which is after the pause for every reader.
  clock.flush();
}

function writeChat(sink: ByteSink, { player, mode, message }: ChatEvent): void {
  const size = 1 + 4 + textBytes(message).length + 1;
  sink.u8(CHAT).u8(player).u16(size).u8(CHAT_IN_GAME).u32(mode).text(message);
}

function writeLeave(sink: ByteSink, { player, reason, result, counter = 1 }: LeaveEvent): void {
  sink.u8(LEAVE).u32(reason).u8(player).u32(result).u32(counter);
}
