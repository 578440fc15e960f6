/** Shortcuts from a scripted game to the reader's results. */
import { decode } from '../../../src/game/decode/decode.ts';
import type { Game, GameEvent, GamePlayer } from '../../../src/game/game.ts';
import { playerFacts, type PlayerFacts } from '../../../src/game/derive/player-facts.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import type { SummaryPlayer } from '../../../src/game/summary-schema.ts';
import type { Action } from '../../support/recording-writer/action.ts';
import { command, selectOne } from '../../support/recording-writer/events.ts';
import type { ScenarioRace } from '../../support/recording-writer/race-objects.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import type { CommandEvent, RecordingScript, ScriptEvent } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';

/** Default end of bare games. */
export const BARE_END_MS = 600_000;

/** Decodes bytes that contain a game; otherwise the test fails. */
export function decodeBytes(bytes: Uint8Array): Game {
  const result = decode(bytes, true);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

export const decodeScript = (script: RecordingScript): Game => decodeBytes(writeRecording(script));

/** A ten-minute 1v1 game, by default Human against Orc, in which only the given events happen. */
export function bare(
  timeline: readonly ScriptEvent[],
  change: Partial<RecordingScript> = {},
): RecordingScript {
  // Without BattleTag records, which would name players of other lobbies.
  const reforged = { chunk: 0x39, records: [] } as const;
  return { ...duel(), reforged, durationMs: BARE_END_MS, slotMs: 5000, timeline, ...change };
}

/** A bare game with another race for player 1. */
export function bareAs(race: ScenarioRace, timeline: readonly ScriptEvent[]): RecordingScript {
  return bare(timeline, { lobby: duel({ races: [race, 'O'] }).lobby });
}

/** The facts of player 1 in a bare game. */
export function factsOf(timeline: readonly ScriptEvent[], race: ScenarioRace = 'H'): PlayerFacts {
  const game = decodeScript(bareAs(race, timeline));
  return playerFacts(game, first(game));
}

/** The contract's summary of player 1 in a bare game. */
export function summaryOf(timeline: readonly ScriptEvent[], race: ScenarioRace = 'H'): SummaryPlayer {
  const summary = summarize(decodeScript(bareAs(race, timeline)), 'id');
  const player = summary.players['1'];
  if (!player) throw new Error('player 1 is missing');
  return player;
}

export function first(game: Game): GamePlayer {
  const [player] = game.players;
  if (!player) throw new Error('the game has no player');
  return player;
}

/** The log of player 1 in a bare game. */
export const eventsOf = (timeline: readonly ScriptEvent[]): GameEvent[] =>
  first(decodeScript(bare(timeline))).events;

/** Player 1 selects one of their objects and gives it orders. */
export function by(at: number, [id, tag]: Maker, ...actions: Action[]): CommandEvent {
  return command(at, 1, ...selectOne(id, tag), ...actions);
}

/** Player 1 gives orders to the existing selection. */
export const after = (at: number, ...actions: Action[]): CommandEvent => command(at, 1, ...actions);

/** An object id and the tag of one such object. */
export type Maker = readonly [id: string, tag: number];
export const HALL: Maker = ['htow', 10];
export const PEASANT: Maker = ['hpea', 11];
export const OTHER_PEASANT: Maker = ['hpea', 12];
export const ALTAR: Maker = ['halt', 13];
export const BARRACKS: Maker = ['hbar', 14];
export const OTHER_BARRACKS: Maker = ['hbar', 15];
export const SMITH: Maker = ['hbla', 16];
export const ARCHMAGE: Maker = ['Hamg', 17];

/** Steps as `time id presses×`, short enough for comparing whole lists. */
export const brief = (steps: readonly { ms: number; id: string; presses: number }[]): string[] =>
  steps.map(({ ms, id, presses }) => `${ms} ${id}${presses > 1 ? ` ${presses}×` : ''}`);
