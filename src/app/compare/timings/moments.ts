/** The compared moments of a game, each with the basis of its time. */
import type { AnalysedPlayer, AnalysedTier, BasedTime } from '../../../game/analysis.ts';
import { heroesByPlace, tierOf } from '../../../game/key-timings.ts';
import { TIER_DOUBTS } from '../../../game/vocabulary.ts';
import { expansionProof } from '../../../view/words.ts';
import { heroPlace } from '../roles.ts';
import { MOMENT_NAMES } from './words.ts';

/** A moment on one side. */
export interface SideMoment {
  time: BasedTime | null;
  /** Which hero or building it was, and doubts about the time. */
  notes: readonly string[];
}

export interface SideMomentKind {
  name: string;
  read: (player: AnalysedPlayer) => SideMoment;
}

const HEROES = [0, 1, 2];
const TIERS: readonly AnalysedTier['tier'][] = [2, 3];

export const SIDE_MOMENTS: readonly SideMomentKind[] = [
  ...HEROES.map((place) => ({
    name: heroPlace(place),
    read: (player: AnalysedPlayer) => {
      const hero = heroesByPlace(player)[place];
      return { time: hero?.ordered ?? hero?.seen ?? null, notes: hero ? [hero.name] : [] };
    },
  })),
  ...TIERS.map((number) => ({
    name: MOMENT_NAMES.tier(number),
    read: (player: AnalysedPlayer) => {
      const tier = tierOf(player, number);
      const time = tier?.ordered ?? tier?.observed ?? null;
      const notes = [time && tier?.name, tier?.doubt && TIER_DOUBTS[tier.doubt]];
      return { time, notes: notes.filter((note) => note != null) };
    },
  })),
  {
    name: MOMENT_NAMES.expansion,
    read: ({ expansions: [first] }) => ({
      time: first ? { ms: first.ms, basis: 'order' } : null,
      notes: first ? [first.name, ...expansionProof(first)] : [],
    }),
  },
];
