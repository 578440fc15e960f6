/** What a side is known to have at each time of a game, for the panel beside its map. */
import type { AnalysedPlayer, GameAnalysis } from '../analysis.ts';
import { findObject } from '../objects/table.ts';

/** Times are in seconds, amounts added up from the start. */
export interface TrackSide {
  /** When each tier was reached, from tier 2 on: the earliest that is known, of any of its players. */
  tiers: [second: number, tier: number][];
  /** Food in use and food made, each at least and at most; where it is not known, nothing. */
  supply: [second: number, usedLeast: number, usedMost: number, madeLeast: number, madeMost: number][];
  /** Gold and lumber spent, at least and at most, at the times of `minutes`. */
  spent: [least: number, most: number][];
  /** Food lost at least. */
  lost: [second: number, food: number][];
  /** Orders that were not taken back: the second and the place of the name among `names`. */
  orders: [second: number, name: number][];
  /** What is proven to be there from then on, in the same form. */
  born: [second: number, name: number][];
}

export interface TrackSides {
  /** Times of `spent`, in seconds. */
  minutes: number[];
  /** Names with their kind: u a unit, w a worker, h a hero, b a building, o anything else. */
  names: [name: string, kind: string][];
  sides: TrackSide[];
}

const second = (ms: number): number => Math.round(ms / 1000);

/** The sides of a game, in the order of `slots`. */
export function trackSides(game: GameAnalysis, slots: readonly (readonly number[])[]): TrackSides {
  const names = new Map<string, number>();
  const kinds: TrackSides['names'] = [];
  const numberOf = (name: string, kind: string) => {
    if (!names.has(name)) names.set(name, kinds.push([name, kind]) - 1);
    return names.get(name)!;
  };
  const sides = slots.map((ofSide): TrackSide => {
    const players = game.players.filter(({ slot }) => ofSide.includes(Number(slot)));
    return {
      tiers: tiersOf(players),
      supply: players.length === 1 ? supplyOf(players[0]!) : [],
      spent: spentBy(game, ofSide),
      lost: players.length === 1 ? (players[0]!.losses ?? []).map(({ ms, food }) => [second(ms), food]) : [],
      orders: players
        .flatMap(({ build }) => build.filter(({ cancelled, type }) => !cancelled && type !== 'revival'))
        .map(({ ms, name, type, worker }): [number, number] => [
          second(ms),
          numberOf(name, letterOf(type, worker)),
        ])
        .sort((a, b) => a[0] - b[0]),
      born: players
        .flatMap((player) => player.made)
        .flatMap(({ name, type, worker, births }) =>
          births.map(({ to }): [number, number] => [second(to), numberOf(name, letterOf(type, worker))]),
        )
        .sort((a, b) => a[0] - b[0]),
    };
  });
  return { minutes: (game.spending?.minutes ?? []).map(second), names: kinds, sides };
}

const letterOf = (type: string, worker: boolean): string =>
  worker ? 'w' : type === 'unit' ? 'u' : type === 'hero' ? 'h' : type === 'building' ? 'b' : 'o';

function tiersOf(players: readonly AnalysedPlayer[]): TrackSide['tiers'] {
  const reached = new Map<number, number>();
  for (const { tiers } of players)
    for (const { tier, completed, observed } of tiers) {
      const ms = completed?.ms ?? observed?.ms;
      if (ms !== undefined) reached.set(tier, Math.min(reached.get(tier) ?? Infinity, second(ms)));
    }
  return [...reached].map(([tier, at]): [number, number] => [at, tier]).sort((a, b) => a[0] - b[0]);
}

/** At each minute and each order at which it is known. */
function supplyOf({ supply, build }: AnalysedPlayer): TrackSide['supply'] {
  const times = [
    ...supply,
    ...build.flatMap((step) => (step.supply ? [{ ms: step.ms, ...step.supply }] : [])),
  ];
  return times
    .sort((a, b) => a.ms - b.ms)
    .flatMap((row): TrackSide['supply'] => (row.made ? [[second(row.ms), ...row.used, ...row.made]] : []));
}

function spentBy({ spending }: GameAnalysis, slots: readonly number[]): TrackSide['spent'] {
  const players = (spending?.players ?? []).filter(({ slot }) => slots.includes(Number(slot)));
  const sum = (index: number, bound: 'least' | 'most') =>
    players.reduce((total, { gold, lumber }) => total + gold[bound][index]! + lumber[bound][index]!, 0);
  return (spending?.minutes ?? []).map((_, index) => [sum(index, 'least'), sum(index, 'most')]);
}

/** Seconds that a building takes at least; 0 where that is not known. */
export const buildSeconds = (id: string): number => findObject(id)?.seconds ?? 0;
