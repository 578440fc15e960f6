/** The example recordings of the drop page: two scripted games that nobody played. */
import type { Action } from './recording-writer/action.ts';
import { command, leave, place, rightClick, selectOne, train } from './recording-writer/events.ts';
import { RACE_OBJECTS, type ScenarioRace } from './recording-writer/race-objects.ts';
import { PATCHES } from './recording-writer/scenario.ts';
import type { CommandEvent, RecordingScript } from './recording-writer/script.ts';
import { PLANS } from './example-plans.ts';

interface Seat {
  name: string;
  race: ScenarioRace;
  team: number;
  /** This player does everything this much later than the plan. */
  delayMs: number;
}

interface Example {
  map: string;
  seed: number;
  seats: readonly Seat[];
  endMs: number;
  /** Winning team. */
  winner: number;
}

/** Average time between two clicks that aren't orders of the plan. */
const CLICK_MS = 900;
/** Steps of click positions; whole steps keep the files small. */
const CLICK_STEP = 64;

/** File name and script of each example. */
export const EXAMPLE_GAMES: Readonly<Record<string, RecordingScript>> = {
  'example-1v1.w3g': script({
    map: 'Maps\\Examples\\(2)Hazel Hollow.w3x',
    seed: 1_111_111_111,
    seats: [
      { name: 'Hazel', race: 'H', team: 0, delayMs: 0 },
      { name: 'Rowan', race: 'O', team: 1, delayMs: 430 },
    ],
    endMs: 780_000,
    winner: 1,
  }),
  'example-2v2.w3g': script({
    map: 'Maps\\Examples\\(4)Sorrel Springs.w3x',
    seed: 1_222_222_222,
    seats: [
      { name: 'Sorrel', race: 'E', team: 0, delayMs: 210 },
      { name: 'Yarrow', race: 'U', team: 0, delayMs: 640 },
      { name: 'Hazel', race: 'H', team: 1, delayMs: 1150 },
      { name: 'Rowan', race: 'O', team: 1, delayMs: 1530 },
    ],
    endMs: 765_000,
    winner: 0,
  }),
};

function script({ map, seed, seats, endMs, winner }: Example): RecordingScript {
  const patch = PATCHES['1.32'];
  const leavers = seats.map((seat, index) => ({ ...seat, player: index + 1 }));
  const lost = leavers.filter(({ team }) => team !== winner);
  const won = leavers.filter(({ team }) => team === winner);
  return {
    version: patch.version,
    build: patch.build,
    reforged: {
      chunk: patch.chunk,
      records: leavers.map(({ name, player }) => ({ playerId: player, battleTag: name, portrait: 'p001' })),
    },
    map: { path: map, checksum: seed >>> 1, sha1: '0'.repeat(40) },
    gameName: 'Farseer example',
    randomSeed: seed,
    lobby: leavers.map(({ name, race, team, player }) => ({
      kind: 'player',
      playerId: player,
      name,
      team,
      color: player - 1,
      raceFlag: 0x40 | RACE_OBJECTS[race].raceFlag,
    })),
    timeline: [
      ...leavers.flatMap(({ player, race, delayMs }) => [
        ...orders(player, race, delayMs),
        ...clicks(player, race, endMs - 2000, seed),
      ]),
      ...lost.map(({ player }, index) => leave(endMs - 1000 * (lost.length - index), player, 'left')),
      ...won.map(({ player }, index) => leave(endMs + 1000 * (index + 1), player, 'won', index === 0)),
    ],
    compression: { level: 'default', ending: 'open' },
  };
}

/** A race's plan as commands, with one object for each kind of maker. */
function orders(player: number, race: ScenarioRace, delayMs: number): CommandEvent[] {
  const { halls, worker } = RACE_OBJECTS[race];
  const makers: string[] = [];
  const lines = PLANS[race].trim().split('\n');
  return lines.map((line, index) => {
    const [clock = '', maker = '', product = ''] = line.split(' ');
    const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
    // An upgraded hall remains the same object.
    const kind = halls.includes(maker) ? halls[0] : maker;
    if (!makers.includes(kind)) makers.push(kind);
    const tag = player * 1000 + makers.indexOf(kind);
    const spot = player * 2048 + index * CLICK_STEP;
    const order = maker === worker ? place(product, spot, -spot) : train(product);
    const at = (minutes * 60 + seconds) * 1000 + delayMs;
    return command(at, player, ...selectOne(maker, tag), order);
  });
}

/**
 * Constant clicks, as players make them: selecting the army group and moving it. Each player has a different rhythm.
 */
function clicks(player: number, race: ScenarioRace, endMs: number, seed: number): CommandEvent[] {
  let state = (seed + player * 7919) >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const { worker } = RACE_OBJECTS[race];
  const events = [command(500, player, ...selectOne(worker, player * 1000 + 99))];
  for (let at = 2500; at < endMs; at += CLICK_MS / 2 + below(CLICK_MS)) {
    const actions: Action[] = [rightClick(below(64) * CLICK_STEP, below(64) * CLICK_STEP)];
    if (below(3) === 0) actions.unshift({ kind: 'use-hotkey', group: 1 + below(3) });
    events.push(command(at, player, ...actions));
  }
  return events;
}
