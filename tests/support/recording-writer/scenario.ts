import { leave } from './events.ts';
import { OPENING_TIMES, opening } from './opening.ts';
import { RACE_OBJECTS } from './race-objects.ts';
import type { ScenarioRace } from './race-objects.ts';
import type { LobbySlot, RecordingScript, ScriptEvent } from './script.ts';

interface Patch {
  version: number;
  build: number;
  chunk?: 0x38 | 0x39;
  numbering?: 'classic' | 'post-2.0.2';
}

/** Patches with the numbers in their recordings. */
export const PATCHES = {
  '1.26': { version: 26, build: 6059 },
  '1.29': { version: 29, build: 6060 },
  '1.31': { version: 10031, build: 6072 },
  '1.32': { version: 10032, build: 6114, chunk: 0x39 },
  '2.00': { version: 10100, build: 6117, chunk: 0x38, numbering: 'post-2.0.2' },
} as const satisfies Record<string, Patch>;

export interface DuelOptions {
  races?: readonly [ScenarioRace, ScenarioRace];
  names?: readonly [string, string];
  /** Whether each player chose Random in the lobby. */
  random?: readonly [boolean, boolean];
  patch?: keyof typeof PATCHES;
  observers?: readonly string[];
  /** 0 or 1; the other player leaves first. */
  winner?: 0 | 1;
  /** Added to the openings. */
  events?: readonly ScriptEvent[];
}

type NamedPlayer = LobbySlot & { kind: 'player'; name: string };

/** Delay of the second player's actions. */
const SECOND_PLAYER_DELAY_MS = 700;
/** When the loser of a duel leaves; the winner's game saves the recording a second later. */
export const DUEL_END_MS = OPENING_TIMES.tier3Seen + 55_000;

/**
 * A 1v1 game with player ids 1 and 2 in teams 0 and 1, each with the opening of their race; observers have ids from 3
 * on. It is plain data: spread it, and replace the tested parts.
 */
export function duel(options: DuelOptions = {}): RecordingScript {
  const { races = ['H', 'O'], names = ['Arthas', 'Thrall'], random = [false, false] } = options;
  const { observers = [], winner = 0, events = [], patch: patchName = '1.32' } = options;
  const patch: Patch = PATCHES[patchName];
  const raceFlag = (index: 0 | 1) => 0x40 | (random[index] ? 0x20 : RACE_OBJECTS[races[index]].raceFlag);
  const lobby: NamedPlayer[] = [
    { kind: 'player', playerId: 1, name: names[0], team: 0, color: 0, raceFlag: raceFlag(0) },
    { kind: 'player', playerId: 2, name: names[1], team: 1, color: 1, raceFlag: raceFlag(1) },
    ...observers.map((name, index) => observer(index + 3, name, patch)),
  ];
  const records = lobby.map(({ playerId, name }) => ({ playerId, battleTag: name, portrait: 'p049' }));
  const cardClicks = patch.chunk !== undefined;

  return {
    version: patch.version,
    build: patch.build,
    numbering: patch.numbering ?? 'classic',
    ...(patch.chunk === undefined ? {} : { reforged: { chunk: patch.chunk, records } }),
    map: {
      path: 'Maps\\W3Champions\\w3c_ConcealedHill_v2.0.w3x',
      checksum: 0x1234abcd,
      sha1: '00112233445566778899aabbccddeeff01234567',
    },
    gameName: 'duel',
    randomSeed: 1_637_653_382,
    lobby,
    settings: { observerMode: observers.length > 0 ? 3 : 0 },
    timeline: [
      ...opening({ player: 1, race: races[0], cardClicks }),
      ...opening({ player: 2, race: races[1], cardClicks, delayMs: SECOND_PLAYER_DELAY_MS }),
      ...events,
      leave(DUEL_END_MS, winner === 0 ? 2 : 1, 'left'),
      leave(DUEL_END_MS + 1000, winner === 0 ? 1 : 2, 'won', true),
    ],
  };
}

function observer(playerId: number, name: string, patch: Patch): NamedPlayer {
  const team = patch.version < 29 ? 12 : 24;
  return { kind: 'player', playerId, name, team, color: 0, raceFlag: 0x20 };
}
