/** Lists each side's known possessions over time, for the panel next to the map. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';

/** Times are in seconds; amounts are totals from the start. */
export interface TrackSide {
  /** When each tier above 1 was reached: the earliest known time among its players. */
  tiers: [second: number, tier: number][];
  /** Food used and food available, each with minimum and maximum; empty while unknown. */
  supply: [second: number, usedLeast: number, usedMost: number, madeLeast: number, madeMost: number][];
  /** Minimum and maximum gold and lumber spent, at the times of `minutes`. */
  spent: [least: number, most: number][];
  /** Minimum food lost. */
  lost: [second: number, food: number][];
  /** Uncancelled orders: the time in seconds, and the index in `names`. */
  orders: [second: number, name: number][];
  /** Objects that are confirmed to exist from a time on, in the same form as `orders`. */
  born: [second: number, name: number][];
}

export interface TrackSides {
  /** Times of `spent`, in seconds. */
  minutes: number[];
  /** Names with their kind: u unit, w worker, h hero, b building, o other. */
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
          numberOf(name, letterOf(worker ? 'worker' : type)),
        ])
        .sort((a, b) => a[0] - b[0]),
      born: players
        .flatMap((player) => player.made)
        .flatMap(({ name, type, worker, births }) =>
          births.map(({ to }): [number, number] => [
            second(to),
            numberOf(name, letterOf(worker ? 'worker' : type)),
          ]),
        )
        .sort((a, b) => a[0] - b[0]),
    };
  });
  return { minutes: (game.spending?.minutes ?? []).map(second), names: kinds, sides };
}

/** Letters of kinds in `names`. */
const KIND_LETTERS = { worker: 'w', unit: 'u', hero: 'h', building: 'b', other: 'o' } as const;

const letterOf = (kind: string): string =>
  (KIND_LETTERS as Readonly<Record<string, string>>)[kind] ?? KIND_LETTERS.other;

function tiersOf(players: readonly AnalysedPlayer[]): TrackSide['tiers'] {
  const tierSeconds = new Map<number, number>();
  for (const { tiers } of players)
    for (const { tier, completed, observed } of tiers) {
      const ms = completed?.ms ?? observed?.ms;
      if (ms !== undefined) tierSeconds.set(tier, Math.min(tierSeconds.get(tier) ?? Infinity, second(ms)));
    }
  return [...tierSeconds].map(([tier, at]): [number, number] => [at, tier]).sort((a, b) => a[0] - b[0]);
}

/** Supply at each minute, and at each order for which it is known. */
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
