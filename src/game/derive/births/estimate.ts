import type { Born } from './intervals.ts';
import type { Slot } from './queues.ts';

/** Births known this precisely are anchors for estimating the births between them. */
const ANCHOR_MS = 2000;

/**
 * Most likely birth of each object in ms, by number. It is taken from the object's slot, or otherwise interpolated
 * linearly by serial between precisely known births. Always within the interval.
 */
export function estimates(born: readonly Born[], slots: ReadonlyMap<number, Slot>): number[] {
  const clipped = ({ from, to }: Born, ms: number) => Math.min(to, Math.max(from, Math.round(ms)));
  const anchors: { serial: number; ms: number }[] = [];
  for (const birth of born) {
    // Skips objects without an owner: links don't contain them, and estimates must be the same with and without a link.
    if (birth.slot === null) continue;
    const slot = slots.get(birth.number);
    const ms = slot && slot.to - slot.from <= ANCHOR_MS ? clipped(birth, slot.to) : null;
    const anchorMs = ms ?? (birth.to - birth.from <= ANCHOR_MS ? (birth.from + birth.to) / 2 : null);
    // The times of anchors must not decrease.
    if (anchorMs !== null && anchorMs >= (anchors.at(-1)?.ms ?? 0))
      anchors.push({ serial: birth.object.tag[1], ms: anchorMs });
  }
  let next = 0;
  return born.map((birth) => {
    const serial = birth.object.tag[1];
    while (next < anchors.length && anchors[next]!.serial < serial) next++;
    const [before, after] = [anchors[next - 1], anchors[next]];
    const slot = slots.get(birth.number);
    if (slot && slot.to - slot.from <= ANCHOR_MS) return clipped(birth, slot.to);
    if (!before || !after) return clipped(birth, slot?.to ?? (birth.from + birth.to) / 2);
    const share = (serial - before.serial) / Math.max(1, after.serial - before.serial);
    return clipped(birth, before.ms + share * (after.ms - before.ms));
  });
}
