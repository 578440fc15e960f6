/** The required decoding result of a staged game, calculated only from the script. */
import { expectedAnalysis, expectedSummary } from './expected-documents.ts';
import { calledName } from './lobby.ts';
import type { PlayerState } from './player-state.ts';
import { raceOf, type RaceLetter } from './race-sheets.ts';
import { MAP_SHA1, type StagedGame } from './stage-game.ts';

type StagedSeat = StagedGame['seats'][number];

/** The decoded log: everything the recording states. */
export function expectedGame({ plan, seats, leaves, endMs, pausedMs, pauses, garbage }: StagedGame) {
  const { patch, map, checksum, randomSeed, endless } = plan;
  const short = (endless?.overMs ?? 0) > 2000;
  return {
    patch: patch.name,
    build: patch.build,
    expansion: patch.expansion,
    map: { path: map[0], checksum: checksumHex(checksum), sha1: MAP_SHA1 },
    randomSeed,
    lengthMs: endMs + (endless?.overMs ?? 0),
    clockMs: endMs,
    pausedMs,
    ...(pauses.length > 0 ? { pauses } : {}),
    complete: !short,
    incomplete: short ? 'short' : null,
    undecodable: garbage,
    post202: patch.numbering === 'post-2.0.2',
    ...(plan.layout.envelope?.prefix ? { netease: true } : {}),
    leaves,
    players: seats.map((seat) => ({
      slot: seat.slot,
      name: seat.kind === 'computer' ? null : calledName(seat).name,
      kind: seat.kind,
      team: seat.team,
      color: seat.color,
      raceChoice: seat.random || seat.kind === 'observer' ? 'R' : seat.race,
      race: raceOfSeat(seat),
      handicap: seat.handicap,
      ...expectedLog(seat.state),
    })),
  };
}

/** The chosen race, or the race of the player's first object; observers have none. */
function raceOfSeat({ kind, random, race, state }: StagedSeat): RaceLetter | null {
  if (kind === 'observer') return null;
  if (!random) return race;
  const formOf = (tag: number | undefined) => state?.hand.units.get(tag ?? -1)?.forms[0]?.[1] ?? '';
  const ordered = (state?.hand.events ?? []).flatMap((event) => [formOf(event.tag), event.id ?? '']);
  const selected = [...(state?.hand.units.keys() ?? [])].map(formOf);
  return [...ordered, ...selected].map(raceOf).find((shown) => shown !== undefined) ?? null;
}

/** A player's part of the log, with units numbered by first appearance. */
function expectedLog(state: PlayerState | undefined) {
  if (!state) return { actions: [], actionKinds: {}, units: [], events: [] };
  const { hand } = state;
  const ids = new Set(hand.events.map((event) => event.id));
  const named = new Set(hand.events.map((event) => event.tag));
  const heroIds = state.sheet.heroes.map(([id]) => id);
  const units = [...hand.units].filter(
    ([tag, { forms, commanded }]) =>
      named.has(tag) || (commanded && forms.some(([, id]) => heroIds.includes(id) && ids.has(id))),
  );
  const numberOf = new Map(units.map(([tag], index) => [tag, index]));
  return {
    actions: hand.minutes,
    actionKinds: hand.kinds,
    units: units.map(([, unit]) => unit.forms),
    events: hand.events.map(({ tag, ...event }) =>
      tag === undefined ? event : { ...event, by: numberOf.get(tag) },
    ),
  };
}

/** The facts in both documents about a player, and when the player left. */
export function expectedPlayer(staged: StagedGame, seat: StagedSeat) {
  const leftMs = staged.leaves.find((leave) => leave.slot === seat.slot)?.ms ?? null;
  const endMs = leftMs ?? staged.endMs;
  const race = raceOfSeat(seat);
  if (!seat.state) return { leftMs, race, analysis: null, summary: null };
  const analysis = expectedAnalysis(seat.state, endMs);
  return {
    leftMs,
    race,
    analysis: { ...analysis, tiers: race === null ? [] : analysis.tiers },
    summary: expectedSummary(seat.state, endMs),
  };
}

/** Two races in alphabetical order if exactly two people play. */
export function expectedMatchup({ seats }: StagedGame): string | null {
  const races = seats
    .filter(({ kind }) => kind === 'human')
    .map(raceOfSeat)
    .filter((race) => race !== null);
  return races.length === 2 ? races.toSorted().join('v') : null;
}

/** The winning team: by a result, by a reason, or because all others had left. */
export function expectedWinner({ seats, leaves }: StagedGame): { team: number; basis: string } | null {
  const players = seats.filter(({ kind }) => kind !== 'observer');
  const gone = leaves.flatMap((leave) => {
    const player = players.find(({ slot }) => slot === leave.slot);
    return player ? [{ ...leave, team: player.team }] : [];
  });
  const won = gone.filter((leave) => leave.result === 0x09);
  if (won.length > 0 && won.every(({ team }) => team === won[0]!.team))
    return { team: won[0]!.team, basis: 'result' };
  if (won.length > 0) {
    // The player who saved the recording quit, so everyone present "won".
    const leavers = [...new Set(won.filter(({ reason }) => reason !== 0x0c).map(({ team }) => team))];
    if (leavers.length === 1) return { team: leavers[0]!, basis: 'result' };
    const quitMs = won.reduce((first, { ms }) => Math.min(first, ms), Infinity);
    const busy = players
      .filter(({ slot }) => !gone.some((leave) => leave.slot === slot && leave.ms < quitMs))
      .filter(({ state }) =>
        state?.hand.minutes.some((count, minute) => count > 0 && minute > Math.floor(quitMs / 60_000) - 4),
      );
    const [team, ...others] = new Set(busy.map((player) => player.team));
    return team !== undefined && others.length === 0 ? { team, basis: 'activity' } : null;
  }
  const stayed = gone.find((leave) => leave.reason === 0x0c);
  if (stayed) return { team: stayed.team, basis: 'reason' };
  for (let left = 1; left <= gone.length; left++) {
    const leavers = gone.slice(0, left).map(({ slot }) => slot);
    const teams = new Set(players.filter(({ slot }) => !leavers.includes(slot)).map(({ team }) => team));
    if (teams.size === 1) return { team: [...teams][0]!, basis: 'leave-order' };
  }
  return null;
}

/** Four bytes in file order, lowest first. */
function checksumHex(value: number): string {
  const hex = value.toString(16).padStart(8, '0');
  return hex.match(/../g)!.toReversed().join('');
}
