import type {
  AnalysedHero,
  AnalysedPlayer,
  AnalysedStep,
  AnalysedTier,
  BasedTime,
  GameAnalysis,
} from '../analysis.ts';
import type { AnalysedMade } from '../made-schema.ts';
import { births, type PlayerBirths } from './births/births.ts';
import type { Made } from './births/made.ts';
import { expansionsOf } from './expansions.ts';
import { sightingsOnSites } from './places/on-site.ts';
import type { Game, GamePlayer, RecordedObject } from '../game.ts';
import { contenders } from '../contenders.ts';
import { decisionMs } from './decided.ts';
import type { Hero } from './heroes.ts';
import { handlesOf } from '../handle.ts';
import { competitors, fingerprint } from '../identity.ts';
import { savingLeave } from '../leaves.ts';
import { mapName } from '../map-name.ts';
import { findAbility } from '../objects/abilities.ts';
import { costsOf } from '../objects/costs.ts';
import { findObject, objectName } from '../objects/table.ts';
import { playedDays, playedSentence, whenPlayed, type DateEvidence } from './played.ts';
import { playerFacts, type PlayerFacts } from './player-facts.ts';
import { stood, type Step } from './step.ts';
import { matchup, sides } from './race.ts';
import { playerFood, supplyByMinute } from './supply/supply.ts';
import { ordersBySlot, type Orders } from './births/presses.ts';
import type { Supply } from '../supply-schema.ts';
import { spending } from './spending/spending.ts';
import type { Tier } from './tiers.ts';
import { INCOMPLETE_REASONS, type TimeBasis } from '../vocabulary.ts';
import { unknownsOf } from './unknowns.ts';
import { judge, UNKNOWN_WINNERS, winnerSentence, type Winner } from './winner.ts';

const MINUTE_MS = 60_000;

/**
 * Derives everything that the site shows about a game, such as build orders and tech times. `evidence` adds what
 * is known about the game's date from other sources.
 */
export function analyze(game: Game, replayId: string, evidence: DateEvidence = {}): GameAnalysis {
  const players = competitors(game);
  const played = whenPlayed(game, evidence);
  const costs = costsOf(game, playedDays(played));
  const facts = new Map(players.map((player) => [player.slot, playerFacts(game, player)]));
  const orders = ordersBySlot(game, costs);
  const born = births(game, new Map([...facts].map(([slot, { steps }]) => [slot, steps])), orders);
  const seenAt = sightingsOnSites(game, new Map([...facts].map(([slot, { placed }]) => [slot, placed])));
  const handles = handlesOf(game.players);
  const saving = savingLeave(game.leaves);
  const playing = contenders(game);
  const verdict = judge(game);
  const winner = typeof verdict === 'string' ? null : verdict;
  return {
    replayId,
    fingerprint: fingerprint(game),
    map: mapName(game.map.path),
    mapRaw: game.map.path,
    patch: game.patch,
    build: game.build,
    releases: [...new Set(costs.releases)],
    played: { ...played, sentence: playedSentence(played, game.patch) },
    durationMs: game.lengthMs,
    clockMs: game.clockMs,
    decidedMs: decisionMs(game),
    pausedMs: game.pausedMs,
    sides: sides(playing),
    matchup: matchup(playing),
    complete: game.complete,
    incomplete: game.incomplete && { reason: game.incomplete, sentence: INCOMPLETE_REASONS[game.incomplete] },
    undecodable: game.undecodable,
    unknown: unknownsOf(game),
    winner: winner && { ...winner, sentence: winnerSentence(winner, game) },
    ...(typeof verdict === 'string' && {
      winnerUnknown: { reason: verdict, sentence: UNKNOWN_WINNERS[verdict] },
    }),
    ...(saving && { savedBy: handles.get(saving.slot)! }),
    players: players.map((player) =>
      analyzePlayer(game, player, {
        handle: handles.get(player.slot)!,
        winner: playing.includes(player) ? winner : null,
        facts: facts.get(player.slot)!,
        orders: orders.get(player.slot)!,
        seenAt: (...site) => seenAt(player.slot, ...site),
        births: born.get(player.slot) ?? { counts: [], summoned: [] },
      }),
    ),
    spending: spending(game, facts, born, orders, costs),
    ...(game.values && {
      values: {
        ...game.values,
        rows: game.values.rows.map((row) => ({ ...row, slot: row.slot === null ? null : String(row.slot) })),
      },
    }),
    observers: game.players.filter(({ kind }) => kind === 'observer').map(({ slot }) => handles.get(slot)!),
  };
}

/** What was derived about a player before. */
interface PlayerSource {
  handle: string;
  /** Null if it is unknown, or if the player only took part without a side. */
  winner: Winner | null;
  facts: PlayerFacts;
  orders: Orders;
  /** When a building on a site was first seen. */
  seenAt: Parameters<typeof expansionsOf>[4];
  births: PlayerBirths;
}

function analyzePlayer(
  game: Game,
  player: GamePlayer,
  { handle, winner, facts, orders, seenAt, births: { counts, summoned } }: PlayerSource,
): AnalysedPlayer {
  const { steps, foreign, heroes, tiers, research, expansions, placed, endMs } = facts;
  const food = playerFood(game, player, counts, facts, orders);
  const leftMs = game.leaves.find((leave) => leave.slot === player.slot)?.ms ?? null;
  const playedMs = leftMs ?? game.clockMs;
  const actions = player.actions.reduce((sum, count) => sum + count, 0);
  const { slot, name, kind, team, race, raceChoice, handicap } = player;
  return {
    slot: String(slot),
    name,
    handle,
    kind: kind === 'computer' ? 'computer' : 'human',
    team,
    race,
    random: raceChoice === 'R',
    handicap,
    result: winner && (winner.team === team ? 'won' : 'lost'),
    leftMs,
    apm: {
      average: playedMs > 0 ? Math.round((actions * MINUTE_MS) / playedMs) : 0,
      perMinute: player.actions,
      kinds: player.actionKinds,
    },
    groups:
      player.groups?.map(([key, assigned, recalled, firstMs]) => ({ key, assigned, recalled, firstMs })) ??
      null,
    heroes: heroes.map(toHero),
    tiers: tiers.map(toTier),
    expansions: expansionsOf(...[expansions, placed, counts, orders.costs.makeMs, seenAt], (object) =>
      lastNamedMs(game.objects?.[object]),
    ).map(({ id, ...times }) => ({ ...nameOfId(id), ...times })),
    build: steps.map((step) => toStep(step, food?.before(step.ms) ?? null)),
    supply: food ? supplyByMinute(food.before, endMs) : [],
    losses: food?.losses ?? null,
    foodLimits: food?.limits ?? null,
    research: research.map(({ ms, id, level, category }) => ({ ms, ...nameOfId(id), level, category })),
    foreign: [...Map.groupBy(foreign.filter(stood), ({ id }) => id)].map(([id, ofKind]) => ({
      ...nameOfId(id),
      orders: ofKind.reduce((sum, { presses }) => sum + presses, 0),
    })),
    made: counts.map(toMade),
    summoned: summoned.map(({ id, births: birthsSeen }) => ({ ...nameOfId(id), births: birthsSeen })),
  };
}

const toHero = ({ id, orderedMs, seenMs, level, skills, retrainedMs, revivals }: Hero): AnalysedHero => ({
  ...nameOfId(id),
  ordered: timeFrom(orderedMs, 'order'),
  seen: timeFrom(seenMs, 'observed'),
  level,
  skills: skills.map((skill) => ({
    ms: skill.ms,
    id: skill.id,
    name: findAbility(skill.id)?.name ?? skill.id,
    level: skill.level,
  })),
  retrainedMs,
  revivalsMs: revivals,
});

const toTier = ({ tier, id, orderedMs, completedMs, observedMs, doubt }: Tier): AnalysedTier => ({
  tier,
  ...nameOfId(id),
  ordered: timeFrom(orderedMs, 'order'),
  completed: timeFrom(completedMs, 'derived'),
  observed: timeFrom(observedMs, 'observed'),
  doubt,
});

const toMade = ({ id, births: proven, orders, slots: _, ...count }: Made): AnalysedMade => ({
  ...nameOfId(id),
  ...count,
  worker: findObject(id)?.worker ?? false,
  births: proven,
  orders: orders.map(({ maker, makers, ...order }) => ({
    ...order,
    maker: maker === null ? null : nameOfId(maker),
    makers: [...makers],
  })),
});

function toStep(step: Step, supply: Supply | null): AnalysedStep {
  const { ms, id, type, presses, makers = 1, cancelledShares = 0 } = step;
  const { name = id, worker = false } = findObject(id) ?? {};
  return {
    ...{ ms, id, name, type, worker, presses },
    // How many units of a kind were made is in `made`.
    ...(type !== 'unit' && makers > 1 && { makers }),
    cancelled: !stood(step),
    ...(step.lapsed && { lapsed: true as const }),
    ...(stood(step) && step.cancelled > 0 && { cancelledPresses: step.cancelled }),
    ...(cancelledShares > 0 && {
      cancelledUnits: { units: step.cancelled * makers + cancelledShares, of: presses * makers },
    }),
    ...(step.goneMs !== undefined && { unsummonedMs: step.goneMs }),
    ...(supply && { supply }),
  };
}

const nameOfId = (id: string) => ({ id, name: objectName(id) });
const timeFrom = (ms: number | null, basis: TimeBasis): BasedTime | null =>
  ms === null ? null : { ms, basis };

/** When an object was last named, in ms; Infinity if that is unknown, as in links, whose objects have no place in memory. */
const lastNamedMs = (object: RecordedObject | undefined): number =>
  object && object.tag[0] > 0 ? object.seen[1] : Infinity;
