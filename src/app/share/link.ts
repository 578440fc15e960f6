/** Addresses of moments. */
import { formatClock } from '../../game/clock.ts';
import type { TrackFight } from '../../map/scene/fight-at.ts';
import { clockInPath } from '../../urls.ts';
import type { Stage } from '../playback/stage.ts';
import { BEGINNING_MS } from './plan.ts';

/**
 * The path of a second of a published game: the page of its fight, which is shown with a picture, or the game's page.
 * Both lead to that second. A game without pages has only the page it is on.
 */
export function momentLink({ shot }: Stage, ms: number, fight: TrackFight | undefined): string {
  const page = shot?.page ?? '';
  const begins = fight ? Math.floor(fight.ms / 1000) : -1;
  const hash = ms > 0 ? `#t=${formatClock(ms)}` : '';
  if (!fight || !shot?.shared?.includes(begins)) return page + hash;
  // The page of a fight leads to its beginning by itself.
  return `${page}${clockInPath(fight.ms)}/${ms < fight.ms + BEGINNING_MS ? '' : hash}`;
}
