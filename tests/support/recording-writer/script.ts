/**
 * A scripted game: everything a recording states, as plain data that a test (or a generator) can write down.
 *
 * Time rule: an event's game time is the clock AFTER the increment of the time slot it lies in, pauses taken off.
 * The writer chooses increments so that every event gets exactly its `at`.
 */
import type { Action, Text } from './action.ts';

/** Who sits where in the lobby, in the order of the slot table. */
export type LobbySlot =
  | ({ kind: 'player'; playerId: number; name: Text } & Partial<Seat>)
  | ({ kind: 'computer' } & Partial<Seat>)
  | ({ kind: 'open' | 'closed' } & Partial<Seat>);

export interface Seat {
  /** 24 is the observers' team from patch 1.29 on, 12 before. */
  team: number;
  color: number;
  /** 1 Human, 2 Orc, 4 Night Elf, 8 Undead, 0x20 random; plus 0x40 when the lobby let players choose. */
  raceFlag: number;
  /** 0 easy, 1 normal, 2 insane. */
  aiStrength: number;
  handicap: number;
}

/** One record of the chunk with BattleTags that Reforged adds after the player list. */
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
  /** Game time in whole milliseconds, pauses not counted. */
  at: number;
}

/** One command block: actions that one player's game sent together. */
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
  /** 0x07 left, 0x08 lost, 0x09 won, 0x0b game over for whoever saved the file. */
  result: number;
}

/**
 * Time slots whose increments are no game time. The resuming command lies in a slot of increment 0, so it is the
 * same whether a reader counts the resuming slot as paused or not.
 */
export interface PauseEvent extends Timed {
  kind: 'pause';
  player: number;
  lastsMs: number;
  /** The same player unless stated; null for a game that ended in the pause (nothing may come later). */
  resumedBy?: number | null;
  /** Happens half-way through the pause; game time is that of the pause, `at` in here is not looked at. */
  meanwhile?: readonly (CommandEvent | ChatEvent | LeaveEvent)[];
}

/** A whole block of the game data as it is, for block ids that readers do not know. */
export interface RawBlockEvent extends Timed {
  kind: 'raw-block';
  bytes: readonly number[] | Uint8Array;
}

export type ScriptEvent = CommandEvent | ChatEvent | LeaveEvent | PauseEvent | RawBlockEvent;

export interface RecordingScript {
  /** Version as in the sub-header: 26 is 1.26, 10032 is 1.32, 10100 is 2.00. */
  version: number;
  /** From 6089 on (Reforged) blocks have 12-byte headers, before that 8-byte ones. */
  build: number;
  /** `roc` without the expansion; `ancient` is the 64-byte header of patches up to 1.06. */
  edition?: 'tft' | 'roc' | 'ancient';
  /** The length the header states; time slots go on up to it. The game clock at the end unless stated. */
  durationMs?: number;
  /** `checksum` is written little-endian; `sha1` is 40 hexadecimal digits. */
  map: { path: Text; checksum: number; sha1: string };
  gameName: Text;
  /** W3Champions keeps a value here; empty unless stated. */
  privateName?: Text;
  randomSeed: number;
  /** Player id of the host; the first player of the lobby unless stated. */
  host?: number;
  /** Name of the game's creator in the map settings; the host's name unless stated. */
  creator?: Text;
  lobby: readonly LobbySlot[];
  /** Listed as players, but in no slot. */
  unseated?: readonly { playerId: number; name: Text }[];
  settings?: Partial<Settings>;
  startSpots?: number;
  /** Chunk id and records of Reforged's metadata. Stock readers take 0x38 for a sign of post-2.0.2 actions. */
  reforged?: { chunk: 0x38 | 0x39; records: readonly BattleTagRecord[] };
  /** How actions above 0x77 are numbered, whatever the chunk id says. `classic` unless stated. */
  numbering?: 'classic' | 'post-2.0.2';
  /** Need not be sorted; events of the same `at` keep their order. */
  timeline: readonly ScriptEvent[];
  /** Longest increment of a time slot, 250 unless stated. */
  slotMs?: number;
  /** Commands beyond this many bytes at one time go on in 0x1e slots, 1024 unless stated. */
  slotBytes?: number;
  /**
   * Size of the 0x22 block after each 0x1f slot: 4 unless stated, 24 or 152 in games of patch 1.30, 0 (no block at
   * all) in games of some host bots.
   */
  checksumBytes?: number;
  /** `fast` streams begin 78 01, others 78 9c; `open` ones stop at a sync flush without a final block. */
  compression?: { level: 'fast' | 'default'; ending: 'open' | 'complete' };
  /** NetEase puts bytes before the magic and behind the last block. */
  envelope?: { prefix?: Uint8Array; trailer?: Uint8Array };
}
