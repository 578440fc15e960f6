import { formatClock } from '../../clock.ts';
import type { MomentCandidate } from './moment.ts';
import { nowhere, sideOf, type MomentSource } from './told.ts';
import { MOMENT_WORDS } from './words.ts';

/** Minimum length of a pause; shorter pauses aren't shown. */
const FROM_MS = 5000;

/** Pauses and who requested them; observers can pause too. */
export const pauseMoments = ({ pauses = [], places, names }: MomentSource): MomentCandidate[] =>
  pauses.flatMap(({ ms, slot, lastedMs }): MomentCandidate[] => {
    if (lastedMs < FROM_MS) return [];
    const name = slot === null ? undefined : names.get(slot);
    const sentence = MOMENT_WORDS.pause(name, formatClock(lastedMs));
    const side = slot === null ? null : sideOf(places, slot);
    return [{ ...nowhere, ms, kind: 'pause', sentence, basis: 'order', side, weight: 46 }];
  });
