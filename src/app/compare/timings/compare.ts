/** Compares the key moments of two sides. */
import type { AnalysedPlayer, BasedTime } from '../../../game/analysis.ts';
import { KEY_MOMENTS, type KeyMoment, type KeyMomentName } from '../../../game/key-timings.ts';
import { TIER_DOUBTS } from '../../../game/vocabulary.ts';
import { expansionProof } from '../../../view/step-text.ts';
import { secondsAhead, type SideLetter } from '../difference.ts';
import { endOf, type Side } from '../side.ts';

/** A moment on one side. */
export interface SideMoment {
  time: BasedTime | null;
  /** Which hero or building it was, and doubts about the time. */
  notes: readonly string[];
}

/** One moment on both sides: the difference, or why it is unknown. */
interface TimingRow {
  name: string;
  a: SideMoment;
  b: SideMoment;
  /** Seconds by which A was earlier; null with a sentence in `why`. */
  ahead: number | null;
  why: Obstacle | null;
}

/** Why two times can't be compared, and whether that reveals a game's length. */
export interface Obstacle {
  sentence: string;
  tellsLength: boolean;
}

/** Moments that at least one side reached. Orders are only compared with orders. */
export function compareTimings(a: Side, b: Side): TimingRow[] {
  return (Object.keys(KEY_MOMENTS) as KeyMomentName[]).flatMap((moment) => {
    const [ofA, ofB] = [sideMoment(a.player, moment), sideMoment(b.player, moment)];
    if (!ofA.time && !ofB.time) return [];
    const why = obstacle(ofA.time, ofB.time, { A: endOf(a), B: endOf(b) });
    const ahead = why === null ? secondsAhead(ofA.time!.ms, ofB.time!.ms) : null;
    return [{ name: KEY_MOMENTS[moment].name, a: ofA, b: ofB, ahead, why }];
  });
}

function sideMoment(player: AnalysedPlayer, moment: KeyMomentName): SideMoment {
  const { what, ordered, observed, doubt }: Partial<KeyMoment> = KEY_MOMENTS[moment].read(player) ?? {};
  const time = ordered ?? observed ?? null;
  const [first] = player.expansions;
  const proof = moment === 'expansion' && first ? expansionProof(first) : [];
  const notes = [time && what, doubt && TIER_DOUBTS[doubt], ...proof];
  return { time, notes: notes.filter((note) => note != null) };
}

/**
 * Why two times can't be compared; null if they can. A first sighting only means "by then", so even two of them don't
 * show who was earlier.
 */
function obstacle(
  a: BasedTime | null,
  b: BasedTime | null,
  ends: Record<SideLetter, number>,
): Obstacle | null {
  if (!a || !b) {
    const [letter, reached] = a ? (['B', a] as const) : (['A', b!] as const);
    const over = ends[letter] < reached.ms;
    const sentence = over ? `The game of ${letter} was over by then` : `None for ${letter}`;
    return { sentence, tellsLength: over };
  }
  const seen = [a, b].filter(({ basis }) => basis === 'observed').length;
  if (seen === 0) return null;
  const { bothSeen, oneSeen } = OBSTACLE_WORDS;
  const only = a.basis === 'observed' ? oneSeen('B', 'A') : oneSeen('A', 'B');
  return { sentence: seen === 2 ? bothSeen : only, tellsLength: false };
}

/** Reasons why two times can't be compared. */
export const OBSTACLE_WORDS = {
  bothSeen: 'Not comparable: both were only seen, which means no more than “by then”',
  oneSeen: (ordered: SideLetter, seen: SideLetter): string =>
    `Not comparable: ${ordered} was ordered, ${seen} only seen`,
};
