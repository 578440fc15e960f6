/** Sides for the tests of comparing: only what is compared is filled in. */
import type { AnalysedPlayer, AnalysedStep, GameAnalysis } from '../../../../src/game/analysis.ts';
import { findObject, objectName, TOWN_HALLS } from '../../../../src/game/objects/table.ts';
import type { Side } from '../../../../src/app/compare/side.ts';

/** Game time in ms of a clock such as "4:30". */
export function at(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (minutes * 60 + seconds) * 1000;
}

/** An order for one of these upgrades the hall that stands. */
const UPGRADED_HALLS = Object.values(TOWN_HALLS).flatMap(([, ...higher]) => higher);

/** A step by its clock, id and presses: `1:20 hfoo 2`; with 0 it was cancelled. */
export function step(line: string): AnalysedStep {
  const [clock = '', id = '', count = '1'] = line.split(' ');
  const object = findObject(id);
  return {
    ms: at(clock),
    id,
    name: objectName(id),
    type: UPGRADED_HALLS.includes(id) ? 'upgrade' : (object?.kind ?? 'unit'),
    worker: object?.worker ?? false,
    presses: Math.max(1, Number(count)),
    cancelled: count === '0',
  };
}

type Lines = readonly string[];

/** A player of a race who gave these orders; heroes are those that were ordered. */
export function player(
  race: AnalysedPlayer['race'],
  lines: Lines,
  change: Partial<AnalysedPlayer> = {},
): AnalysedPlayer {
  const build = lines.map(step);
  return {
    slot: '1',
    name: 'Moon',
    handle: 'Moon',
    kind: 'human',
    team: 0,
    race,
    random: false,
    handicap: 100,
    result: null,
    leftMs: null,
    apm: { average: 0, perMinute: [], kinds: {} },
    heroes: build
      .filter(({ type, cancelled }) => type === 'hero' && !cancelled)
      .map(({ id, name, ms }) => ({
        id,
        name,
        ordered: { ms, basis: 'order' },
        seen: null,
        level: 0,
        skills: [],
        retrainedMs: [],
        revivalsMs: [],
      })),
    tiers: [],
    expansions: [],
    build,
    research: build
      .filter(({ type, cancelled }) => type === 'upgrade' && !cancelled)
      .map(({ ms, id, name }) => ({ ms, id, name, level: 1, category: 'ability' })),
    foreign: [],
    summoned: [],
    made: [],
    ...change,
  };
}

let count = 0;

/** A game of these players, in slots from 1 on and each in a team of their own. */
export function game(players: readonly AnalysedPlayer[], change: Partial<GameAnalysis> = {}): GameAnalysis {
  const id = String(++count);
  return {
    replayId: `${id}_A_B_Echo-Isles`,
    fingerprint: id,
    map: 'Echo Isles',
    mapRaw: 'Echo Isles',
    patch: '1.32',
    build: 6114,
    played: { from: '2021-04-13', basis: 'patch', sentence: 'Its patch.' },
    durationMs: at('20:00'),
    clockMs: at('20:00'),
    decidedMs: at('20:00'),
    pausedMs: 0,
    sides: players.length === 2 ? '1v1' : '2v2',
    matchup: null,
    complete: true,
    incomplete: null,
    undecodable: 0,
    winner: null,
    players: players.map((one, index) => ({ ...one, slot: String(index + 1), team: index })),
    spending: null,
    observers: [],
    ...change,
  };
}

/** The first player of a duel against a race. */
export function side(
  race: AnalysedPlayer['race'],
  lines: Lines,
  {
    against = 'O',
    change = {},
    endsAt = '20:00',
  }: { against?: AnalysedPlayer['race']; change?: Partial<AnalysedPlayer>; endsAt?: string } = {},
): Side {
  const own = game([player(race, lines, change), player(against, [])], { clockMs: at(endsAt) });
  return { game: own, player: own.players[0]! };
}
