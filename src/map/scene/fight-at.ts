/** The fight that a stage shows at a time. */
import type { GameTrack } from '../story/track.ts';

export type TrackFight = GameTrack['fights'][number];

/** Time before a fight during which it is shown, in ms. */
const BEFORE_MS = 1000;
/** Time after a fight during which it is shown, in ms. */
const AFTER_MS = 6000;

/** The latest fight shown at a time in ms; undefined if there is none. */
export const fightAt = (fights: readonly TrackFight[], ms: number): TrackFight | undefined =>
  fights.findLast((fight) => ms >= fight.ms - BEFORE_MS && ms <= fight.ms + fight.lastsMs + AFTER_MS);
