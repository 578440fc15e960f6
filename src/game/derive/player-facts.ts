/** Facts of one player that summary and analysis share. */
import type { Game, GamePlayer } from '../game.ts';
import {
  expansionSites,
  FIRST_BUILDINGS,
  firstGathering,
  HALLS,
  hallsElsewhere,
  IN_BASE,
} from './expansions.ts';
import { cancelFailedRevivals } from './failed-revivals.ts';
import { type Hero, readHeroes } from './heroes.ts';
import { costsOf } from '../objects/costs.ts';
import { findObject, TOWN_HALLS } from '../objects/table.ts';
import { seenKinds, seenOnSites } from './placement-proof.ts';
import { production } from './production.ts';
import { rulesOf } from './rules/game-rules.ts';
import { byOwners, ordersEndMs } from './allied-control.ts';
import { newStep, type Step, stood } from './step.ts';
import { readResearch, type ResearchStep } from './research.ts';
import { readTiers, type Tier } from './tiers.ts';
import { mapOrders } from '../orders.ts';

/** Facts that both the summary and the analysis rely on. */
export interface PlayerFacts {
  /** All production steps in order, including cancelled ones, for the player's race and neutral objects. */
  steps: Step[];
  /** Steps with another race's objects: orders to an ally's units under shared control, or to charmed units. */
  foreign: Step[];
  heroes: Hero[];
  tiers: Tier[];
  research: ResearchStep[];
  /** All placements that were not cancelled, in order: workers' buildings, and town halls from items. */
  placed: Step[];
  /** The town halls among these placements that stand at an enemy's first buildings. */
  proxies: ReadonlySet<Step>;
  /** Where the first workers gather, if it is known: the gold mine of the main base, or beside it. */
  gathering: readonly [number, number] | null;
  /** The additional town halls among these placements, outside the base. */
  halls: Step[];
  /** The first building of each expansion: a town hall or a Haunted Gold Mine. */
  expansions: Step[];
  /** When the player left or, without a leave or if allies went on, the end of the recording, in ms. */
  endMs: number;
}

/**
 * The result for the last game, because both documents need it. Only one game is cached, because a build
 * loads thousands.
 */
let last: { game: Game; facts: Map<GamePlayer, PlayerFacts> } | undefined;

/**
 * Derives the facts about a player from the log, with the orders that allies gave to the player's own. They can be cached,
 * because decoded games never change.
 */
export function playerFacts(recorded: Game, { slot }: Pick<GamePlayer, 'slot'>): PlayerFacts {
  const game = byOwners(recorded);
  const player = game.players.find((candidate) => candidate.slot === slot)!;
  if (last?.game !== game) last = { game, facts: new Map() };
  const facts = last.facts.get(player) ?? derive(game, player, recorded);
  last.facts.set(player, facts);
  return facts;
}

function derive(game: Game, player: GamePlayer, recorded: Game): PlayerFacts {
  const produced = production(player, {
    rules: rulesOf(game),
    ...(game.objects && { objects: game.objects }),
    seen: () => seenKinds(recorded, player),
    onSites: () => seenOnSites(recorded, player),
  });
  cancelFailedRevivals(game, player, produced);
  const steps = produced.filter((step) => isOwnRace(player, step.id));
  const placed = [...steps.filter((step) => step.at && stood(step)), ...tinyHalls(game, player, steps)].sort(
    (a, b) => a.ms - b.ms,
  );
  const foes = game.players.filter(({ team, kind }) => team !== player.team && kind !== 'observer');
  const abroad = new Set(proxies(placed, firstBuildings(foes)));
  const atHome = placed.filter((step) => !abroad.has(step));
  const gathering = firstGathering(game.orders?.find(({ slot }) => slot === player.slot));
  const costs = costsOf(game);
  const recordedPlayer = recorded.players.find(({ slot }) => slot === player.slot)!;
  const endMs = ordersEndMs(game, player.slot);
  return {
    steps,
    foreign: produced.filter((step) => !isOwnRace(player, step.id)),
    heroes: readHeroes(player, steps, endMs).filter((hero) => isOwnRace(player, hero.id)),
    tiers: readTiers(recorded, recordedPlayer, steps, endMs, costs),
    research: readResearch(steps),
    placed,
    proxies: abroad,
    gathering,
    halls: hallsElsewhere(atHome, gathering),
    expansions: expansionSites(atHome, costs.makeMs, gathering),
    endMs,
  };
}

/** Whether an object fits the player's race. Items and neutral objects always do. */
export function isOwnRace(player: Pick<GamePlayer, 'race'>, id: string): boolean {
  const object = findObject(id);
  return !object?.race || !player.race || object.kind === 'item' || object.race === player.race;
}

/** Tiny Great Halls: items that create the first town hall of the player's race. */
const TINY_HALL = 'tgrh';
/** Grid for buildings of four or more squares. Other items are used on its points only by chance. */
const LATTICE = 64;

/**
 * A player's town halls from items, as placements: after each purchase, the first item used on a grid point. In games
 * with two sides, this finds all nine that were bought. Requires map orders.
 */
function tinyHalls(game: Game, { slot, race }: GamePlayer, steps: readonly Step[]): Step[] {
  const columns = game.orders?.find((orders) => orders.slot === slot);
  const bought = steps.filter((step) => step.id === TINY_HALL && step.type === 'item' && stood(step));
  if (!columns || bought.length === 0) return [];
  const uses = mapOrders(columns).filter(
    ({ kind, at, target }) =>
      kind === 'item' && at && target === null && at.every((axis) => axis % LATTICE === 0),
  );
  return bought.flatMap(({ ms }, index): Step[] => {
    const until = bought[index + 1]?.ms ?? Infinity;
    const use = uses.find((order) => order.ms >= ms && order.ms < until);
    return use
      ? [newStep({ ms: use.ms, do: 'place', id: TOWN_HALLS[race ?? 'O'][0], at: use.at! }, 'building')]
      : [];
  });
}

/** A hall ordered before this time at an enemy's first buildings serves an attack or a defence, not a gold mine. */
const PROXY_MS = 240_000;

/** The halls among these steps that stand at the first buildings of enemies, which are the points `foes`. */
const proxies = (steps: readonly Step[], foes: readonly (readonly [number, number])[]): Step[] =>
  steps.filter(
    ({ ms, id, at }) =>
      ms < PROXY_MS &&
      HALLS.includes(id) &&
      at !== null &&
      foes.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < IN_BASE),
  );

/** The points of the first buildings that these players placed, other than halls. */
const firstBuildings = (players: readonly Pick<GamePlayer, 'events'>[]): [number, number][] =>
  players.flatMap(({ events }) =>
    events
      .flatMap((event) =>
        event.do === 'place' &&
        event.ms < PROXY_MS &&
        !HALLS.includes(event.id) &&
        findObject(event.id)?.kind === 'building'
          ? [event.at]
          : [],
      )
      .slice(0, FIRST_BUILDINGS),
  );
