/** The example recordings of the drop page: two games that nobody played, written by script on true maps. */
import { actsOf, type Act } from './example/acts.ts';
import { deedsOfArmy } from './example/army.ts';
import { deedsAtHome } from './example/at-home.ts';
import { Chance } from './example/chance.ts';
import { fightersOf, type Army } from './example/fighting.ts';
import {
  CONCEALED_HILL,
  creaturesOf,
  middleOf,
  TWISTED_MEADOWS,
  type ExampleGround,
} from './example/ground.ts';
import { commandsOf } from './example/hand.ts';
import { DUEL_STORY, TEAMS_STORY } from './example/stories.ts';
import { carryOut, isHero, Things, type Seat } from './example/things.ts';
import { leave } from './recording-writer/events.ts';
import { RACE_OBJECTS } from './recording-writer/race-objects.ts';
import { PATCHES } from './recording-writer/scenario.ts';
import type { RecordingScript } from './recording-writer/script.ts';

interface Example {
  ground: ExampleGround;
  seed: number;
  seats: readonly Seat[];
  story: string;
  endMs: number;
  /** Team that wins. */
  winner: number;
}

/** An item falls this long before the last order of a visit to a camp. */
const ITEM_MS = 1500;
/** From the order at the altar to the hero. */
const REVIVAL_MS = 45_000;

/** File name and script of each example. */
export const EXAMPLE_GAMES: Readonly<Record<string, RecordingScript>> = {
  'example-1v1.w3g': script({
    ground: CONCEALED_HILL,
    seed: 1_111_111_111,
    ...DUEL_STORY,
    endMs: 780_000,
    winner: 1,
  }),
  'example-2v2.w3g': script({
    ground: TWISTED_MEADOWS,
    seed: 1_222_222_222,
    ...TEAMS_STORY,
    endMs: 765_000,
    winner: 0,
  }),
};

function script({ ground, seed, seats, story, endMs, winner }: Example): RecordingScript {
  const patch = PATCHES['1.32'];
  const leavers = seats.map((seat, index) => ({ ...seat, player: index + 1 }));
  const lost = leavers.filter(({ team }) => team !== winner);
  const won = leavers.filter(({ team }) => team === winner);
  const lastMs = endMs - 2000;
  const things = new Things();
  const acts = actsOf(story);
  const plans = leavers.map((seat) => ({
    seat,
    orders: carryOut(things, seat, seat.player, ground),
    army: {
      name: seat.name,
      player: seat.player,
      team: seat.team,
      home: ground.starts[seat.start]!,
      things: things.of(seat.player),
    },
  }));
  const armies = plans.map(({ army }) => army);
  layLosses(acts, armies);
  for (const { army } of plans) army.things = [...army.things, ...dropItems(things, acts, army, ground)];
  things.number(ground);
  return {
    version: patch.version,
    build: patch.build,
    reforged: {
      chunk: patch.chunk,
      records: leavers.map(({ name, player }) => ({ playerId: player, battleTag: name, portrait: 'p001' })),
    },
    map: ground.map,
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
      ...plans.flatMap(({ seat, orders, army }) => {
        const chance = new Chance(seed + seat.player * 7919);
        const deeds = [
          ...deedsOfArmy(army, acts, armies, ground, chance),
          ...deedsAtHome(army, seat, orders, ground, lastMs, chance),
        ];
        return commandsOf(
          seat.player,
          deeds.filter(({ at }) => at < lastMs),
        );
      }),
      ...lost.map(({ player }, index) => leave(endMs - 1000 * (lost.length - index), player, 'left')),
      ...won.map(({ player }, index) => leave(endMs + 1000 * (index + 1), player, 'won', index === 0)),
    ],
    compression: { level: 'default', ending: 'open' },
  };
}

/** Marks what is lost; a hero that is revived lives on, as the game keeps its tag. */
function layLosses(acts: readonly Act[], armies: readonly Army[]): void {
  for (const { verb, names, words, from } of acts) {
    if (verb !== 'loses') continue;
    const army = armies.find(({ name }) => names.includes(name))!;
    const [id = '', count = '1'] = words;
    const alive = fightersOf(army, from).filter((thing) => thing.id === id);
    if (alive.length < Number(count)) throw new Error(`${army.name} has ${alive.length} ${id} at ${from} ms`);
    for (const thing of alive.slice(0, Number(count)))
      if (isHero(thing)) thing.downs.push({ from, till: backMs(acts, army, id, from) });
      else thing.diedMs = from;
  }
}

/** When a hero that fell at a time in ms is back; never without a revival. */
function backMs(acts: readonly Act[], { name }: Army, id: string, from: number): number {
  const revival = acts.find(
    (act) => act.verb === 'revives' && act.names.includes(name) && act.words[0] === id && act.from > from,
  );
  return revival ? revival.from + REVIVAL_MS : Infinity;
}

/** Items that camps drop for the player who takes them. */
function dropItems(things: Things, acts: readonly Act[], { name }: Army, ground: ExampleGround) {
  return acts
    .filter(({ verb, names }) => verb === 'creeps' && names.includes(name))
    .map(({ till, words }) => {
      const [x, y] = middleOf(creaturesOf(ground, Number(words[0])).map(({ at }) => at));
      return things.make('item', 0, till - ITEM_MS, [Math.round(x + 40), Math.round(y - 30)]);
    });
}
