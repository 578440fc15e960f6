import { Pauses } from './pauses.ts';
import { takeSeats } from './seats.ts';
import { ACTION } from './w3gjs/action-ids.ts';
import { openContainer } from './w3gjs/container.ts';
import { readGameData } from './w3gjs/game-data.ts';
import { readMetadata } from './w3gjs/metadata.ts';

/** Flag of chat lines written during the game. Lines from the loading screen have a different flag. */
const IN_GAME = 0x20;
const [TO_ALL, TO_ALLIES, TO_OBSERVERS] = [0, 1, 2];
/** Limits against hostile files with millions of lines. Real players don't write this much. */
const LIMITS = { lines: 5000, bytes: 1024 };

export interface ChatLine {
  /** Game time in ms, without pauses. */
  ms: number;
  /** Name as recorded; null if the sender is not one of the game's players. */
  from: string | null;
  to: 'all' | 'allies' | 'observers' | 'one player';
  text: string;
}

/**
 * Reads the chat in a recording, up to any damage; the result may be empty. Never throws. The chat can only be read
 * from the file, because decoded games don't contain it.
 */
export function readChat(bytes: Uint8Array): ChatLine[] {
  const container = openContainer(bytes);
  const metadata = typeof container === 'string' ? null : readMetadata(container.data);
  if (typeof container === 'string' || !metadata) return [];
  const names = new Map(takeSeats(metadata, container.version).map(({ id, name }) => [id, name]));
  const lines: ChatLine[] = [];
  const pauses = new Pauses();
  let ms = 0;
  readGameData(metadata.gameData, metadata.post202, {
    onTime(incrementMs) {
      if (!pauses.pass(incrementMs)) ms += incrementMs;
      return true;
    },
    onCommands(_, commands) {
      for (let action = commands.next(); action; action = commands.next())
        if (action.id === ACTION.pause || action.id === ACTION.resume) pauses.command(action.id, ms, null);
      return true;
    },
    onLeave: () => true,
    onChat(playerId, line) {
      const from = names.get(playerId) ?? null;
      const inGame = line.byteLength >= 5 && line.getUint8(0) === IN_GAME;
      lines.push({
        ms,
        from,
        to: inGame ? receiver(line.getUint32(1, true)) : 'all',
        text: textOf(line, inGame),
      });
      return lines.length < LIMITS.lines;
    },
  });
  return lines.filter(({ text }) => text !== '');
}

function receiver(mode: number): ChatLine['to'] {
  if (mode === TO_ALL) return 'all';
  if (mode === TO_ALLIES) return 'allies';
  return mode === TO_OBSERVERS ? 'observers' : 'one player';
}

/** Reads a string that ends with a zero byte. */
function textOf({ buffer, byteOffset, byteLength }: DataView, inGame: boolean): string {
  const head = inGame ? 5 : 1;
  const bytes = new Uint8Array(buffer, byteOffset, byteLength).subarray(head, head + LIMITS.bytes);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}
