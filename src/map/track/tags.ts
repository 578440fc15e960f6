/**
 * Finds the map file's creature for a tag in a recording. Tags rise in file order, by a constant step per kind. A few
 * creatures targeted at their places therefore give the tags of all others. Facts learned from one game about a map
 * file apply to every game on it.
 */
import type { Point } from '../../game/derive/places/point.ts';
import type { Creature } from '../file/facts.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { tagStep } from './tag-steps.ts';

/** A map creature targeted by an order, and its position then, in map units. */
export interface Sighting {
  tag: number;
  at: Point;
}

/** A creature with a known tag, by its index in tag order. */
export type Anchor = readonly [index: number, tag: number];

/** A creature within this many map units of its place in the file has not moved; orders store places in steps of 16. */
const AT_HOME = 24;
/** Tolerance for tags. */
const SLACK = 4;
/** Additional tolerance per creature between two anchors. */
const SLACK_EACH = 2;
/** A tag farther than this from every expected tag is not a creature in the file: half of the smallest step. */
export const FARTHEST_TAG = 13;

/** The creatures of a layout with their expected tags. */
export interface TagTable {
  /** In ascending order of tags. */
  creatures: readonly Creature[];
  tags: readonly number[];
  /** Creatures learned from orders; the tags of all others are calculated from the steps. */
  anchors: readonly Anchor[];
}

/**
 * Learns the tags of a map file from the orders of all games on it; null if no creature was targeted at its place.
 */
export function learnTags(facts: PlayedFacts, sightings: readonly Sighting[]): TagTable | null {
  const creatures = creaturesOf(facts);
  return tagTable(facts, chain(candidates(creatures, sightings), sumsOf(creatures)));
}

/** The tags of a map file from learned anchors; null if there are none. */
export function tagTable(facts: PlayedFacts, anchors: readonly Anchor[]): TagTable | null {
  if (anchors.length === 0) return null;
  const creatures = creaturesOf(facts);
  const sums = sumsOf(creatures);
  const tags = creatures.map((_, index) => expectedTag(index, anchors, sums));
  return { creatures, tags, anchors };
}

const creaturesOf = (facts: PlayedFacts): Creature[] =>
  facts.camps.flatMap(({ creatures }) => creatures).sort((a, b) => a.number - b.number);

/** Expected distance of each creature's tag from the first creature's tag. */
function sumsOf(creatures: readonly Creature[]): number[] {
  const sums = [0];
  for (const creature of creatures) sums.push(sums.at(-1)! + tagStep(creature));
  return sums;
}

/** The creature with a tag; null if no creature in the file has this tag. */
export function creatureOf({ creatures, tags }: TagTable, tag: number): Creature | null {
  let [low, high] = [0, tags.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if (tags[mid]! < tag) low = mid + 1;
    else high = mid;
  }
  const distanceBelow = Math.abs((tags[low - 1] ?? Infinity) - tag);
  const distanceAbove = Math.abs((tags[low] ?? Infinity) - tag);
  if (Math.min(distanceBelow, distanceAbove) > FARTHEST_TAG) return null;
  return creatures[distanceBelow < distanceAbove ? low - 1 : low] ?? null;
}

/** Tags targeted at a creature's place, with counts. */
function candidates(
  creatures: readonly Creature[],
  sightings: readonly Sighting[],
): { anchor: Anchor; times: number }[] {
  const times = new Map<string, { anchor: Anchor; times: number }>();
  for (const { tag, at } of sightings) {
    let [nearest, distance] = [-1, AT_HOME];
    for (const [index, { x, y }] of creatures.entries()) {
      const candidateDistance = Math.hypot(x - at[0], y - at[1]);
      if (candidateDistance <= distance) [nearest, distance] = [index, candidateDistance];
    }
    if (nearest < 0) continue;
    const key = `${nearest} ${tag}`;
    const count = times.get(key) ?? { anchor: [nearest, tag], times: 0 };
    count.times++;
    times.set(key, count);
  }
  return [...times.values()].sort((a, b) => a.anchor[0] - b.anchor[0] || a.anchor[1] - b.anchor[1]);
}

/** The largest consistent set of candidates: tags rise in file order by about their steps. */
function chain(options: readonly { anchor: Anchor; times: number }[], sums: readonly number[]): Anchor[] {
  const best: { weight: number; before: number }[] = [];
  let end = -1;
  for (const [index, { anchor, times }] of options.entries()) {
    let [weight, previous] = [0, -1];
    for (let earlier = 0; earlier < index; earlier++)
      if (best[earlier]!.weight > weight && agree(options[earlier]!.anchor, anchor, sums))
        [weight, previous] = [best[earlier]!.weight, earlier];
    best.push({ weight: weight + times, before: previous });
    if (end < 0 || weight + times > best[end]!.weight) end = index;
  }
  const anchors: Anchor[] = [];
  for (let index = end; index >= 0; index = best[index]!.before) anchors.unshift(options[index]!.anchor);
  return anchors;
}

function agree([from, low]: Anchor, [to, high]: Anchor, sums: readonly number[]): boolean {
  if (to <= from || high <= low) return false;
  return Math.abs(high - low - (sums[to]! - sums[from]!)) <= SLACK + SLACK_EACH * (to - from);
}

/** The expected tag of a creature, interpolated between the anchors around it. */
function expectedTag(index: number, anchors: readonly Anchor[], sums: readonly number[]): number {
  const nextIndex = anchors.findIndex(([anchorIndex]) => anchorIndex >= index);
  const next = anchors[nextIndex];
  const last = nextIndex < 0 ? anchors.at(-1) : anchors[nextIndex - 1];
  if (!last) return next![1] - (sums[next![0]]! - sums[index]!);
  const steps = sums[index]! - sums[last[0]]!;
  if (!next) return last[1] + steps;
  const off = next[1] - last[1] - (sums[next[0]]! - sums[last[0]]!);
  return last[1] + steps + (off * (index - last[0])) / (next[0] - last[0]);
}
