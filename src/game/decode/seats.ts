/** Assigns people and computers to lobby slots. */
import { findObject } from '../objects/table.ts';
import type { GamePlayer } from '../game.ts';
import type { Race } from '../summary.ts';
import type { PlayerLog } from './player-log.ts';
import type { SlotRecord } from './w3gjs/internals.ts';
import type { Metadata } from './w3gjs/metadata.ts';

const SLOT_USED = 2;
/** Patch 1.29 moved observers from team 12 to team 24. */
const TEAM_24_VERSION = 29;

export interface Seat {
  /** Player id in the recording; 0 for computers, which have no recorded commands. */
  id: number;
  slot: number;
  name: string | null;
  kind: GamePlayer['kind'];
  record: SlotRecord;
}

/** The occupied lobby slots. All computers have player id 0, so only the slot number tells them apart. */
export function takeSeats({ slots, names }: Metadata, version: number): Seat[] {
  const observerTeam = version >= TEAM_24_VERSION ? 24 : 12;
  const seated = new Set<number>();
  return slots.flatMap((record, index) => {
    if (record.slotStatus !== SLOT_USED) return [];
    const computer = record.computerFlag === 1;
    const kind = computer ? 'computer' : record.teamId === observerTeam ? 'observer' : 'human';
    // A player has only one slot. Without this check, a hostile slot table could copy one log into many slots.
    if (!computer && (!names.has(record.playerId) || seated.has(record.playerId))) return [];
    if (!computer) seated.add(record.playerId);
    const name = computer ? null : (names.get(record.playerId) ?? null);
    return [{ id: computer ? 0 : record.playerId, slot: index + 1, name, kind, record }];
  });
}

type Seated = Omit<GamePlayer, keyof ReturnType<PlayerLog['finish']>>;

/** Converts a seat to a player of the game. For Random, the race is taken from the log. */
export function toPlayer({ slot, name, kind, record }: Seat, log: PlayerLog): Seated {
  const choice = RACE_FLAGS[record.raceFlag & 0x2f] ?? 'R';
  return {
    slot,
    name,
    kind,
    team: record.teamId,
    color: record.color,
    raceChoice: choice,
    race: choice === 'R' ? firstRace(log) : choice,
    handicap: record.handicapFlag,
  };
}

const RACE_FLAGS: Readonly<Record<number, Race>> = { 0x01: 'H', 0x02: 'O', 0x04: 'E', 0x08: 'U' };

/** The race of the first race-specific object that the player owned or ordered. */
function firstRace(log: PlayerLog): Race | null {
  for (const id of log.ownObjects()) {
    const race = findObject(id)?.race;
    if (race) return race;
  }
  return null;
}
