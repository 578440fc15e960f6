/** Key moments of one player that have no known place. */
import type { AnalysedPlayer } from '../../analysis.ts';
import type { MomentCandidate } from './moment.ts';
import { sideOf } from '../places/places.ts';
import { isByAlly } from '../places/revivers.ts';
import { nowhere, type MomentSource } from './moment-source.ts';
import { MOMENT_WORDS } from './words.ts';

/** A unit counts as a transition if it is first ordered after this time … */
const TURN_MS = 300_000;
/** … and in at least this many steps. */
const TURN_COUNT = 5;

/** One player's moments that have no known place: heroes, revivals, tiers, unit transitions. */
export const playerMoments = (game: MomentSource, player: AnalysedPlayer): MomentCandidate[] => [
  ...heroMoments(game, player),
  ...tierMoments(game, player),
  ...unitMoments(game, player),
];

function heroMoments(game: MomentSource, player: AnalysedPlayer): MomentCandidate[] {
  const slot = Number(player.slot);
  const side = sideOf(game.places, slot);
  const ordered = player.heroes.flatMap(({ name, ordered }, index): MomentCandidate[] => {
    if (!ordered) return [];
    const sentence = MOMENT_WORDS.hero(player.handle, name, index);
    return [
      { ...nowhere, ms: ordered.ms, kind: 'hero', sentence, basis: 'order', side, weight: 62 - index * 12 },
    ];
  });
  const revived = player.heroes.flatMap(({ id, name, revivalsMs }) =>
    revivalsMs.map((orderedMs, index): MomentCandidate => {
      const ms = firstOffer(player, id, orderedMs, revivalsMs[index - 1] ?? 0);
      const againMs = ms < orderedMs ? orderedMs : null;
      const sentence = MOMENT_WORDS.revival(player.handle, name, againMs, isByAlly(game, slot, id, ms));
      return { ...nowhere, ms, kind: 'revival', sentence, basis: 'inferred', side, weight: 54 - index * 8 };
    }),
  );
  return [...ordered, ...revived];
}

/** When the revival was first ordered after a time `sinceMs`: an order that was taken back proves the death, too. */
const firstOffer = ({ build }: AnalysedPlayer, id: string, orderedMs: number, sinceMs: number): number =>
  build.find((step) => step.type === 'revival' && step.id === id && step.ms > sinceMs && step.ms < orderedMs)
    ?.ms ?? orderedMs;

const tierMoments = ({ places }: MomentSource, player: AnalysedPlayer): MomentCandidate[] =>
  player.tiers.flatMap(({ tier, name, ordered }): MomentCandidate[] => {
    if (!ordered) return [];
    const sentence = MOMENT_WORDS.tier(player.handle, name, tier);
    const side = sideOf(places, Number(player.slot));
    return [
      { ...nowhere, ms: ordered.ms, kind: 'tier', sentence, basis: 'order', side, weight: 40 + tier * 3 },
    ];
  });

function unitMoments({ places }: MomentSource, player: AnalysedPlayer): MomentCandidate[] {
  const side = sideOf(places, Number(player.slot));
  const units = player.build.filter(
    ({ type, worker, cancelled }) => type === 'unit' && !worker && !cancelled,
  );
  return [...Map.groupBy(units, ({ id }) => id).values()].flatMap((steps): MomentCandidate[] => {
    const [first] = steps;
    if (!first || first.ms < TURN_MS || steps.length < TURN_COUNT) return [];
    const sentence = MOMENT_WORDS.unit(player.handle, first.name) + inAll(player, first.id);
    return [
      {
        ...nowhere,
        ms: first.ms,
        kind: 'unit',
        sentence,
        basis: 'order',
        side,
        weight: 40 + Math.min(10, steps.length),
      },
    ];
  });
}

/** A phrase such as " (12–14 in the whole game)", as in the units table; empty if the record has no counts. */
function inAll({ made: counts }: AnalysedPlayer, id: string): string {
  const count = counts.find((other) => other.id === id);
  if (!count) return '';
  const { min, max } = count;
  return ` (${min === max ? String(min) : `${min}–${max}`} in the whole game)`;
}
