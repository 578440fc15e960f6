/**
 * The entry for reading: a recording's bytes become a game, its summary and its chat. Everything here is pure, reads no
 * file, prints nothing, and never throws because of a file's content.
 */
import { readChat } from '../../game/decode/chat.ts';
import { decode, decodeBy, patchName } from '../../game/decode/decode.ts';
import { openContainer } from '../../game/decode/w3gjs/container.ts';
import { summarize } from '../../game/derive/summarize.ts';
import { FAILURES } from '../../game/failure.ts';
import { replayId } from '../../game/identity.ts';
import { inflatePacked } from '../../game/stored/link/deflate.ts';
import { bytesOf } from './bytes.ts';
import type { Game, ReplaySummary } from './types.ts';

export type { Game, ReplaySummary } from './types.ts';

/** What decides how a recording is read. */
export interface ParseOptions {
  /**
   * Name of the file, with or without folders. A name such as `148249993_Edo_Leon_Tidehunters.w3g`, whose number is the
   * game's random seed, becomes the game's id; any other name changes nothing.
   */
  fileName?: string | undefined;
}

/** Why no game can be read from a file. The list is closed; a new code would be a new major version. */
export type FailureCode = 'not-a-replay' | 'too-old' | 'damaged' | 'too-large' | 'no-players';

/** What the header of a recording states, even if the rest can't be read. */
export interface ReplayHeader {
  /** Such as "1.32"; null if the file states an impossible one. */
  patch: string | null;
  build: number;
  /** The Frozen Throne or Reforged. */
  expansion: boolean;
  /** Length in ms; 0 if the game never finished writing the file. */
  lengthMs: number;
}

/** A recording that was read. If the file is cut off or damaged, `game` has everything up to there. */
export interface ParsedReplay {
  ok: true;
  /** The decoded log. `complete` is false and `incomplete` says why if the recording lacks a part of the game. */
  game: Game;
  /** Opening, timings and research of each player, as in the site's API. */
  summary: ReplaySummary;
}

/** A file without a game. */
export interface ParseFailure {
  ok: false;
  code: FailureCode;
  /** The reason in one English sentence. */
  sentence: string;
  /** What could be read; null if not even the header. */
  header: ReplayHeader | null;
}

/** The result of reading a recording. */
export type ParseResult = ParsedReplay | ParseFailure;

/**
 * Reads a recording (`.w3g` or `.nwg`, patch 1.03 to 3.0).
 *
 * @param file the whole file; a Node `Buffer` will do. Files above 16 MiB are `too-large`.
 * @returns the game with its summary, or a code with what could be read. Never throws because of the file.
 * @throws TypeError for anything but bytes
 * @example
 * const result = parse(readFileSync('game.w3g'));
 * if (result.ok) console.log(result.summary.map, result.summary.durationFormatted);
 * else console.error(result.code, result.sentence);
 * @public stable
 */
export function parse(file: Uint8Array | ArrayBuffer, options: ParseOptions = {}): ParseResult {
  const bytes = bytesOf(file);
  return resultOf(bytes, decode(bytes, true), options);
}

/**
 * Reads a recording as `parse` does, with the same result. In browsers, it takes about half the time, because
 * `DecompressionStream` inflates intact files.
 *
 * @param source the whole file, as bytes, or as a `File`, `Blob` or `Response`
 * @returns as `parse`; rejects only if the source can't be read
 * @example
 * input.onchange = async () => show(await parseAsync(input.files[0]));
 * @public stable
 */
export async function parseAsync(
  source: Uint8Array | ArrayBuffer | { arrayBuffer(): Promise<ArrayBuffer> },
  options: ParseOptions = {},
): Promise<ParseResult> {
  const bytes = bytesOf('arrayBuffer' in source ? await source.arrayBuffer() : source);
  return resultOf(bytes, await decodeBy(inflatePacked, bytes, true), options);
}

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

/**
 * Reads the chat, up to any damage. A `Game` has no chat, so that it can be stored without people's words.
 *
 * @returns the lines in order; empty for a file that can't be read
 * @example
 * for (const { from, text } of chat(bytes)) console.log(`${from}: ${text}`);
 * @public stable
 */
export function chat(file: Uint8Array | ArrayBuffer): ChatLine[] {
  return readChat(bytesOf(file));
}

type Decoded = ReturnType<typeof decode>;

function resultOf(bytes: Uint8Array, decoded: Decoded, { fileName = '' }: ParseOptions): ParseResult {
  if (decoded.ok) {
    const game = decoded.value;
    return { ok: true, game, summary: summarize(game, replayId(game, fileName)) };
  }
  const { code } = decoded.failure;
  return { ok: false, code, sentence: FAILURES[code], header: headerOf(bytes) };
}

function headerOf(bytes: Uint8Array): ReplayHeader | null {
  const container = openContainer(bytes);
  if (typeof container === 'string') return null;
  const { version, build, expansion, lengthMs } = container;
  return { patch: patchName(version), build, expansion, lengthMs };
}
