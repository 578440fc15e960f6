/** Reads the chat of a recording, which no game keeps. */
import { savingLeave } from '../leaves.ts';
import { ECHO_VERSION, echoesOf, hostLines } from './chat-authors.ts';
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

/** A line of chat. */
export interface ChatLine {
  /** Game time in ms, without pauses. */
  ms: number;
  /** Name as recorded; null if the sender is not one of the game's players, or a program. */
  from: string | null;
  /** Whether the program that hosts the game wrote the line, in the name of a player. */
  host?: true;
  to: 'all' | 'allies' | 'observers' | 'one player';
  text: string;
}

type RecordedLine = Pick<ChatLine, 'ms' | 'to' | 'text'> & { player: number };

interface Leaving {
  ms: number;
  player: number;
  reason: number;
  result: number;
}

/**
 * Reads the chat in a recording, up to any damage; the result may be empty. Each line stands once, also if Battle.net
 * sent it back to the player who saved the recording. Never throws. The chat can only be read from the file, because
 * decoded games don't contain it.
 */
export function readChat(bytes: Uint8Array): ChatLine[] {
  const container = openContainer(bytes);
  const metadata = typeof container === 'string' ? null : readMetadata(container.data);
  if (typeof container === 'string' || !metadata) return [];
  const seats = takeSeats(metadata, container.version);
  const names = new Map(seats.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
  const lines: RecordedLine[] = [];
  const leaves: Leaving[] = [];
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
    onLeave(player, reason, result) {
      leaves.push({ ms, player, reason, result });
      return leaves.length <= LIMITS.lines;
    },
    onChat(playerId, line) {
      const inGame = line.byteLength >= 5 && line.getUint8(0) === IN_GAME;
      lines.push({
        ms,
        player: playerId,
        to: inGame ? receiver(line.getUint32(1, true)) : 'all',
        text: textOf(line, inGame),
      });
      return lines.length < LIMITS.lines;
    },
  });
  const written = lines.filter(({ text }) => text !== '');
  const hosts = hostLines(written, { names, leaves });
  const people = written.filter((line) => !hosts.has(line));
  const echoes = container.version < ECHO_VERSION ? NO_ECHOES : saverEchoes(people, leaves, ms);
  return written
    .filter((line) => !echoes.has(line))
    .map((line) => ({
      ms: line.ms,
      from: hosts.has(line) ? null : (names.get(line.player) ?? null),
      to: line.to,
      text: line.text,
      ...(hosts.has(line) && { host: true as const }),
    }));
}

const NO_ECHOES: ReadonlySet<RecordedLine> = new Set();

/**
 * The echoes of the player who saved the recording. If the leaves don't say who it was, only one player may have
 * any.
 */
function saverEchoes(
  lines: readonly RecordedLine[],
  leaves: readonly Leaving[],
  endMs: number,
): ReadonlySet<RecordedLine> {
  const saver = savingLeave(leaves)?.player;
  const [echoes = NO_ECHOES, ...others] = [...Map.groupBy(lines, ({ player }) => player)]
    .filter(([player]) => saver === undefined || player === saver)
    .map(([, own]) => echoesOf(own, endMs))
    .filter(({ size }) => size > 0);
  return others.length === 0 ? echoes : NO_ECHOES;
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
