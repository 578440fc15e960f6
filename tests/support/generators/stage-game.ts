import { command, leave as leaveEvent } from '../recording-writer/events.ts';
import type {
  BattleTagRecord,
  LeaveEvent,
  RecordingScript,
  ScriptEvent,
} from '../recording-writer/script.ts';
import type { GamePlan } from './game-plan.ts';
import { lobbySlots, sheetOf, type SeatPlan } from './lobby.ts';
import { play } from './play.ts';
import type { PlayerState } from './player-state.ts';
import { RACE_SHEETS } from './race-sheets.ts';

/** SHA-1 of the map file in every staged game. */
export const MAP_SHA1 = '00112233445566778899aabbccddeeff01234567';

/** A played plan: the script to write, and everything that the expectations need. */
export interface StagedGame {
  plan: GamePlan;
  script: RecordingScript;
  /** Competitors and observers with their slot numbers. */
  seats: (SeatPlan & { slot: number; state: PlayerState | undefined })[];
  /** In the order of the recording. */
  leaves: { ms: number; slot: number; reason: number; result: number }[];
  endMs: number;
  pausedMs: number;
  /** In the order of the recording, only listed pauses. */
  pauses: { ms: number; slot: number; lastedMs: number }[];
  garbage: number;
}

/** Plays a plan, and records when everything happened. */
export function stageGame(plan: GamePlan): StagedGame {
  let garbage = 0;
  const everybody = plan.lobby.slots.flatMap((seat, index) => (seat ? [{ ...seat, slot: index + 1 }] : []));
  const competing = everybody.filter((seat) => seat.kind !== 'observer');
  const seats = everybody.map((seat) => {
    const place = competing.indexOf(seat);
    if (seat.kind !== 'human') return { ...seat, state: undefined };
    const rival = competing[(place + 1) % competing.length]!;
    const enemy = {
      sheet: rival.race === seat.race ? other(seat.race) : sheetOf(rival),
      base: 50_000 + rival.slot * 1000,
    };
    const played = play(seat.playerId, sheetOf(seat), enemy, plan.decisions[place]!);
    garbage += played.garbage;
    return { ...seat, state: played.state };
  });

  const people = seats.filter((seat) => seat.kind !== 'computer');
  const departures = people.flatMap((seat, index): (LeaveEvent & { slot: number })[] => {
    const { after, reason, result } = plan.leaves[index]!;
    const at = (seat.state?.hand.now ?? 0) + (after ?? 0);
    return after === null
      ? []
      : [{ ...leaveEvent(at, seat.playerId, 'left'), reason, result, slot: seat.slot }];
  });
  const meanwhile = plan.endless?.leaveMeanwhile ?? false;
  const lastMs = Math.max(
    ...people.map((seat) => seat.state?.hand.now ?? 0),
    ...(meanwhile ? [] : departures.map((departure) => departure.at)),
  );
  const endMs = lastMs + plan.tailMs;
  const leaves = meanwhile ? departures.map((departure) => ({ ...departure, at: endMs })) : departures;
  const at = (share: number) => Math.floor(share * endMs);
  const first = seats.find((seat) => seat.kind === 'human')!;
  const pauses = plan.pauses.map((pause): ScriptEvent => {
    const said = { kind: 'chat' as const, at: 0, player: 99, mode: 0, message: 'paused' };
    const seen = { meanwhile: pause.chat ? [said] : [] };
    return { kind: 'pause', at: at(pause.share), player: first.playerId, lastsMs: pause.lastsMs, ...seen };
  });
  const timeline: ScriptEvent[] = [
    // Decodes only in the recording's numbering.
    command(0, first.playerId, { kind: 'card-click', tag: 9, ability: 'Aque', object: 'hfoo' }),
    { kind: 'raw-block', at: 0, bytes: [0x23, ...Array.from({ length: 10 }, () => 7)] },
    ...seats.flatMap((seat) => seat.state?.hand.commands ?? []),
    ...seats
      .filter(({ kind }) => kind === 'observer')
      .map((seat) => command(at(0.5), seat.playerId, { kind: 'escape' })),
    ...plan.chat.map((line) => ({
      ...line,
      kind: 'chat' as const,
      at: at(line.share),
      player: line.playerId,
    })),
    ...pauses,
    ...(meanwhile ? [] : leaves),
  ];
  if (plan.endless) {
    const unended = { lastsMs: plan.endless.lastsMs, resumedBy: null, meanwhile: meanwhile ? leaves : [] };
    timeline.push({ kind: 'pause', at: endMs, player: first.playerId, ...unended });
  }
  return {
    plan,
    seats,
    garbage,
    endMs,
    script: { ...scriptHead(plan, seats), timeline, durationMs: endMs + (plan.endless?.overMs ?? 0) },
    leaves: leaves
      .toSorted((one, next) => one.at - next.at)
      .map(({ at: ms, slot, reason, result }) => ({ ms, slot, reason, result })),
    pauses: timeline
      .flatMap((event) => (event.kind === 'pause' ? [event] : []))
      .map(({ at: ms, lastsMs: lastedMs }) => ({ ms, slot: first.slot, lastedMs }))
      .filter(({ lastedMs }) => lastedMs >= 1000)
      .sort((one, next) => one.ms - next.ms),
    pausedMs: [...plan.pauses, ...(plan.endless ? [plan.endless] : [])].reduce(
      (sum, { lastsMs }) => sum + lastsMs,
      0,
    ),
  };
}

/** A different race, so that an ally's units are distinguishable. */
const other = (race: SeatPlan['race']) => RACE_SHEETS[race === 'H' ? 'O' : 'H'];

function scriptHead(plan: GamePlan, seats: StagedGame['seats']): Omit<RecordingScript, 'timeline'> {
  const { patch, map, checksum, randomSeed, unseated, ghost, layout } = plan;
  const records: BattleTagRecord[] = seats.flatMap(({ battleTag, playerId }) =>
    battleTag ? [{ playerId, battleTag: battleTag.text, portrait: 'p049' }] : [],
  );
  if (ghost) records.push({ playerId: 77, battleTag: 'Ghost#1' });
  return {
    ...layout,
    version: patch.version,
    build: patch.build,
    edition: patch.expansion ? 'tft' : 'roc',
    numbering: patch.numbering,
    ...(patch.chunk === undefined ? {} : { reforged: { chunk: patch.chunk, records } }),
    map: { path: map[0], checksum, sha1: MAP_SHA1 },
    gameName: 'generated',
    randomSeed,
    lobby: lobbySlots(plan.lobby),
    ...(unseated ? { unseated: [{ playerId: 88, name: 'Nobody' }] } : {}),
  };
}
