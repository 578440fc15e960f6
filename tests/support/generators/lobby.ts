import fc from 'fast-check';
import type { LobbySlot } from '../recording-writer/script.ts';
import { listedName, textName, type GeneratedName } from './names.ts';
import type { Patch } from './patches.ts';
import { RACE_SHEETS, type RaceLetter, type RaceSheet } from './race-sheets.ts';

/** A slot of a generated lobby. */
export interface SeatPlan {
  kind: 'human' | 'computer' | 'observer';
  playerId: number;
  listed: GeneratedName;
  /** Name in Reforged's metadata, which overrides the player list unless empty. */
  battleTag: (GeneratedName & { text: string }) | null;
  race: RaceLetter;
  random: boolean;
  team: number;
  color: number;
  handicap: number;
}

export interface LobbyPlan {
  /** In slot order; null for open and closed slots. */
  slots: (SeatPlan | null)[];
  /** "1v1", "2v2", "FFA". */
  sides: string;
}

/** Sizes of the sides, in the order of their name. */
const SIDES: readonly [name: string, sizes: number[]][] = [
  ['1v1', [1, 1]],
  ['1v1', [1, 1]],
  ['1v1', [1, 1]],
  ['2v2', [2, 2]],
  ['3v3', [3, 3]],
  ['4v4', [4, 4]],
  ['1v2', [1, 2]],
  ['2v2v2', [2, 2, 2]],
  ['FFA', [1, 1, 1]],
  ['FFA', [1, 1, 1, 1, 1, 1]],
];
const MOST_PLAYERS = 8;
const MOST_OBSERVERS = 3;
const MOST_SEATS = MOST_PLAYERS + MOST_OBSERVERS;

const seat = fc.record({
  computer: fc.integer({ min: 0, max: 5 }).map((number) => number === 5),
  listed: listedName,
  battleTag: fc.option(textName),
  race: fc.constantFrom<RaceLetter[]>('H', 'O', 'E', 'U'),
  random: fc.integer({ min: 0, max: 3 }).map((number) => number === 3),
  color: fc.nat(23),
  handicap: fc.integer({ min: 5, max: 10 }).map((tenth) => tenth * 10),
  place: fc.nat(1000),
});

/** A lobby for a patch: sides, computers, observers and empty slots in any order. */
export const lobby = (patch: Patch): fc.Arbitrary<LobbyPlan> =>
  fc
    .record({
      sides: fc.constantFrom(...SIDES),
      seats: fc.array(seat, { minLength: MOST_SEATS, maxLength: MOST_SEATS }),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: MOST_SEATS, maxLength: MOST_SEATS }),
      teams: fc.uniqueArray(fc.nat(11), { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS }),
      observers: fc.constantFrom(0, 0, 1, MOST_OBSERVERS),
      empty: fc.array(fc.nat(1000), { maxLength: 3 }),
    })
    .map(({ sides: [sides, sizes], seats, ids, teams, observers, empty }) => {
      const teamOf = sizes.flatMap((size, side) => Array.from({ length: size }, () => teams[side]!));
      const players = seats.slice(0, teamOf.length + observers).map(({ computer, place, ...rest }, index) => {
        const team = teamOf[index] ?? patch.observerTeam;
        const kind = index >= teamOf.length ? 'observer' : computer && index > 0 ? 'computer' : 'human';
        const battleTag = patch.chunk === undefined || kind === 'computer' ? null : rest.battleTag;
        return {
          place,
          plan: { ...rest, battleTag, kind, team, playerId: ids[index]! } satisfies SeatPlan,
        };
      });
      const all = [...players, ...empty.map((place) => ({ place, plan: null }))];
      return { sides, slots: all.sort((one, other) => one.place - other.place).map(({ plan }) => plan) };
    });

/** The lobby as input for the writer. */
export function lobbySlots({ slots }: LobbyPlan): LobbySlot[] {
  return slots.map((plan, index) => {
    if (!plan) return { kind: index % 2 ? 'open' : 'closed' };
    const { team, color, handicap, playerId, listed } = plan;
    const raceFlag = plan.random || plan.kind === 'observer' ? 0x20 : 0x40 | sheetOf(plan).flag;
    const where = { team, color, handicap, raceFlag };
    return plan.kind === 'computer'
      ? { kind: 'computer', ...where }
      : { kind: 'player', playerId, name: listed.text, ...where };
  });
}

export const sheetOf = ({ race }: Pick<SeatPlan, 'race'>): RaceSheet => RACE_SHEETS[race];

/** The name shown for a player. */
export const calledName = ({ battleTag, listed }: SeatPlan): GeneratedName =>
  battleTag?.name ? battleTag : listed;
