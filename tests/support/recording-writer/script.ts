/**
 * A scripted game: the contents of a recording, as plain data for tests and generators.
 *
 * Time rule: an event's game time is the clock AFTER the increment of its time slot, without pauses. The writer
 * chooses increments so that every event gets exactly its `at`.
 */
import type { Action, Text } from './action.ts';

/** A lobby slot, in the order of the slot table. */
export type LobbySlot =
  | ({ kind: 'player'; playerId: number; name: Text } & Partial<Seat>)
  | ({ kind: 'computer' } & Partial<Seat>)
  | ({ kind: 'open' | 'closed' } & Partial<Seat>);

export interface Seat {
  /** 24 is the observers' team from patch 1.29 on, 12 before. */
  team: number;
  color: number;
  /** 1 Human, 2 Orc, 4 Night Elf, 8 Undead, 0x20 random; plus 0x40 if the lobby let players choose. */
  raceFlag: number;
  /** 0 easy, 1 normal, 2 insane. */
  aiStrength: number;
  handicap: number;
}

/** A record in the chunk with BattleTags that Reforged adds after the player list. */
export interface BattleTagRecord {
  playerId: number;
  battleTag: string;
  clan?: string;
  portrait?: string;
  team?: number;
}

export interface Settings {
  speed: number;
  hideTerrain: boolean;
  mapExplored: boolean;
  alwaysVisible: boolean;
  /** 0 none, 2 on defeat, 3 full. */
  observerMode: number;
  teamsTogether: boolean;
  fixedTeams: boolean;
  fullSharedUnitControl: boolean;
  randomHero: boolean;
  randomRaces: boolean;
  referees: boolean;
}

interface Timed {
  /** Game time in whole milliseconds, without pauses. */
  at: number;
}

/** A command block: actions that a player's game sent together. */
export interface CommandEvent extends Timed {
  kind: 'command';
  player: number;
  actions: readonly Action[];
}

export interface ChatEvent extends Timed {
  kind: 'chat';
  player: number;
  /** 0 all, 1 allies, 2 observers, from 3 on one player. */
  mode: number;
  message: Text;
}

export interface LeaveEvent extends Timed {
  kind: 'leave';
  player: number;
  /** 0x01 connection closed by the other side, 0x0c by the game that saved the file. */
  reason: number;
  /** 0x07 left, 0x08 lost, 0x09 won, 0x0b game over for the player who saved the file. */
  result: number;
  /** A number of the session, by default 1; games write one more once the game is over for the player who saves it. */
  counter?: number;
}

/**
 * Time slots with increments that aren't game time. The resuming command is in a slot of increment 0, so that it
 * doesn't matter whether a reader counts that slot as paused.
 */
export interface PauseEvent extends Timed {
  kind: 'pause';
  player: number;
  lastsMs: number;
  /** By default the same player; null for a game that ended during the pause (nothing may come later). */
  resumedBy?: number | null;
  /** Events half-way through the pause; their game time is that of the pause, and their `at` is ignored. */
  meanwhile?: readonly (CommandEvent | ChatEvent | LeaveEvent)[];
}

/** A raw block of the game data, for block ids that readers don't know. */
interface RawBlockEvent extends Timed {
  kind: 'raw-block';
  bytes: readonly number[] | Uint8Array;
}

export type ScriptEvent = CommandEvent | ChatEvent | LeaveEvent | PauseEvent | RawBlockEvent;

export interface RecordingScript {
  /** Version number of the sub-header: 26 is 1.26, 10032 is 1.32, 10100 is 2.00. */
  version: number;
  /** From 6089 on (Reforged) blocks have 12-byte headers, before that 8-byte ones. */
  build: number;
  /** `roc` without the expansion; `ancient` is the 64-byte header of patches up to 1.06. */
  edition?: 'tft' | 'roc' | 'ancient';
  /** The length stated in the header; time slots continue up to it. By default the game clock at the end. */
  durationMs?: number;
  /** `checksum` is written little-endian; `sha1` is 40 hexadecimal digits. */
  map: { path: Text; checksum: number; sha1: string };
  gameName: Text;
  /** W3Champions stores a value here; empty by default. */
  privateName?: Text;
  randomSeed: number;
  /** Player id of the host; by default the first player of the lobby. */
  host?: number;
  /** Name of the game's creator in the map settings; by default the host's name. */
  creator?: Text;
  lobby: readonly LobbySlot[];
  /** Listed players without a slot. */
  unseated?: readonly { playerId: number; name: Text }[];
  settings?: Partial<Settings>;
  startSpots?: number;
  /** Chunk id and records of Reforged's metadata. Stock readers treat 0x38 as a sign of post-2.0.2 actions. */
  reforged?: { chunk: 0x38 | 0x39; records: readonly BattleTagRecord[] };
  /** Numbering of actions above 0x77, whatever the chunk id. The default is `classic`. */
  numbering?: 'classic' | 'post-2.0.2';
  /** Events in any order; those with the same `at` keep their order. */
  timeline: readonly ScriptEvent[];
  /** Longest increment of a time slot, by default 250. */
  slotMs?: number;
  /** Bytes of commands at one time, after which they continue in 0x1e slots, by default 1024. */
  slotBytes?: number;
  /**
   * Size of the 0x22 block after each 0x1f slot: 4 by default, 24 or 152 in games of patch 1.30, 0 (no block) in
   * games of some host bots.
   */
  checksumBytes?: number;
  /** `fast` streams begin with 78 01, others with 78 9c; `open` ones stop at a sync flush without a final block. */
  compression?: { level: 'fast' | 'default'; ending: 'open' | 'complete' };
  /** NetEase adds bytes before the magic and after the last block. */
  envelope?: { prefix?: Uint8Array; trailer?: Uint8Array };
}
