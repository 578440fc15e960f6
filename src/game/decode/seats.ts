/** Assigns people and computers to lobby slots. */
import { textWithin } from '../bounds.ts';
import { findObject } from '../objects/table.ts';
import type { GamePlayer } from '../game.ts';
import type { Race } from '../races.ts';
import { STRENGTHS } from '../vocabulary.ts';
import type { PlayerLog } from './player-log.ts';
import type { SlotRecord } from './w3gjs/internals.ts';
import type { Metadata } from './w3gjs/metadata.ts';

/** Status of a slot with a player; others are open or closed. */
const SLOT_USED = 2;
/** Patch 1.29 moved observers from team 12 to team 24. */
const TEAM_24_VERSION = 29;

/** A used slot of the lobby. */
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
  // A header that was never finished has no version, but the patch also raised the number of slots.
  const observerTeam = version >= TEAM_24_VERSION || slots.length > 12 ? 24 : 12;
  const seatedIds = new Set<number>();
  return slots.flatMap((record, index) => {
    if (record.slotStatus !== SLOT_USED) return [];
    const computer = record.computerFlag === 1;
    const person = record.teamId === observerTeam ? 'observer' : 'human';
    const kind = computer ? 'computer' : person;
    // A player has only one slot. Without this check, a hostile slot table could copy one log into many slots.
    if (!computer && (!names.has(record.playerId) || seatedIds.has(record.playerId))) return [];
    if (!computer) seatedIds.add(record.playerId);
    const recordedName = computer ? undefined : names.get(record.playerId);
    const name = recordedName === undefined ? null : textWithin(recordedName);
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
    ...(kind === 'computer' && STRENGTHS[record.aiStrength] && { strength: STRENGTHS[record.aiStrength] }),
    raceChoice: choice,
    race: choice === 'R' ? raceOf(log) : choice,
    handicap: record.handicapFlag,
  };
}

const RACE_FLAGS: Readonly<Record<number, Race>> = { 0x01: 'H', 0x02: 'O', 0x04: 'E', 0x08: 'U' };

/**
 * The race of most objects that the player ordered or gave orders to, without an ally's; without orders, that of the
 * first object of a race that the player selected. Null if nothing shows it.
 */
function raceOf(log: PlayerLog): Race | null {
  const races = (ids: readonly string[]) => ids.flatMap((id) => findObject(id)?.race ?? []);
  const byRace = Map.groupBy(races(log.orderedIds()), (race) => race);
  const [largest] = [...byRace].sort(([, a], [, b]) => b.length - a.length);
  return largest?.[0] ?? races(log.selectedIds())[0] ?? null;
}
