/**
 * Which creature of the map file a tag of a recording means. Tags of creatures rise in the order of the file, in steps that
 * are constant by kind, so some creatures that were aimed at where they stand tell the tags of all others. What is learned
 * from one game on a map file is true of every game on it.
 */
import type { Point } from '../derive/places/point.ts';
import type { Creature } from '../map-file/facts.ts';
import type { PlayedFacts } from '../map-file/played-facts.ts';
import { tagStep } from './tag-steps.ts';

/** A creature of the map that an order was aimed at, and where it was then, in map units. */
export interface Sighting {
  tag: number;
  at: Point;
}

/** A creature whose tag is known, by the place of the creature in the order of tags. */
export type Anchor = readonly [index: number, tag: number];

/** A creature this near to its place in the file, in map units, has not moved; orders keep places to 16 units. */
const AT_HOME = 24;
/** Tags may be off their steps by this, and for each creature between two anchors by this much more. */
const SLACK = 4;
const SLACK_EACH = 2;
/** A tag farther than this from every expected one is no creature of the file: half of the smallest step. */
export const FARTHEST_TAG = 13;

/** The creatures of a layout with the tags that the game is expected to give them. */
export interface TagTable {
  /** In the order of their tags, which rise. */
  creatures: readonly Creature[];
  tags: readonly number[];
  /** Those that were learned from orders; the others follow by their steps. */
  anchors: readonly Anchor[];
}

/**
 * Learns the tags of a map file from what the orders of all games on it were aimed at; null where no creature was aimed
 * at in its place. `without` leaves out one tag, to test whether the others foretell it.
 */
export function learnTags(
  facts: PlayedFacts,
  sightings: readonly Sighting[],
  without?: number,
): TagTable | null {
  const creatures = creaturesOf(facts);
  return tagTable(facts, chain(candidates(creatures, sightings, without), sumsOf(creatures)));
}

/** The tags of a map file by what was learned of them; null where nothing was. */
export function tagTable(facts: PlayedFacts, anchors: readonly Anchor[]): TagTable | null {
  if (anchors.length === 0) return null;
  const creatures = creaturesOf(facts);
  const sums = sumsOf(creatures);
  const tags = creatures.map((_, index) => expected(index, anchors, sums));
  return { creatures, tags, anchors };
}

const creaturesOf = (facts: PlayedFacts): Creature[] =>
  facts.camps.flatMap(({ creatures }) => creatures).sort((a, b) => a.number - b.number);

/** How far the tag of each creature is expected from that of the first. */
function sumsOf(creatures: readonly Creature[]): number[] {
  const sums = [0];
  for (const creature of creatures) sums.push(sums.at(-1)! + tagStep(creature));
  return sums;
}

/** The creature that a tag means; null for one that is none of the file. */
export function creatureOf({ creatures, tags }: TagTable, tag: number): Creature | null {
  let [low, high] = [0, tags.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if (tags[mid]! < tag) low = mid + 1;
    else high = mid;
  }
  const before = Math.abs((tags[low - 1] ?? Infinity) - tag);
  const after = Math.abs((tags[low] ?? Infinity) - tag);
  if (Math.min(before, after) > FARTHEST_TAG) return null;
  return creatures[before < after ? low - 1 : low] ?? null;
}

/** Tags that were aimed at in a creature's place, with how often. */
function candidates(
  creatures: readonly Creature[],
  sightings: readonly Sighting[],
  without: number | undefined,
): { anchor: Anchor; times: number }[] {
  const times = new Map<string, { anchor: Anchor; times: number }>();
  for (const { tag, at } of sightings) {
    if (tag === without) continue;
    let [nearest, least] = [-1, AT_HOME];
    for (const [index, { x, y }] of creatures.entries()) {
      const away = Math.hypot(x - at[0], y - at[1]);
      if (away <= least) [nearest, least] = [index, away];
    }
    if (nearest < 0) continue;
    const key = `${nearest} ${tag}`;
    const count = times.get(key) ?? { anchor: [nearest, tag], times: 0 };
    count.times++;
    times.set(key, count);
  }
  return [...times.values()].sort((a, b) => a.anchor[0] - b.anchor[0] || a.anchor[1] - b.anchor[1]);
}

/** Most of the candidates that agree with each other: the later in the file, the higher the tag, by about its steps. */
function chain(anchored: readonly { anchor: Anchor; times: number }[], sums: readonly number[]): Anchor[] {
  const best: { weight: number; before: number }[] = [];
  let end = -1;
  for (const [place, { anchor, times }] of anchored.entries()) {
    let [weight, before] = [0, -1];
    for (let earlier = 0; earlier < place; earlier++)
      if (best[earlier]!.weight > weight && agree(anchored[earlier]!.anchor, anchor, sums))
        [weight, before] = [best[earlier]!.weight, earlier];
    best.push({ weight: weight + times, before });
    if (end < 0 || weight + times > best[end]!.weight) end = place;
  }
  const anchors: Anchor[] = [];
  for (let place = end; place >= 0; place = best[place]!.before) anchors.unshift(anchored[place]!.anchor);
  return anchors;
}

function agree([from, low]: Anchor, [to, high]: Anchor, sums: readonly number[]): boolean {
  if (to <= from || high <= low) return false;
  return Math.abs(high - low - (sums[to]! - sums[from]!)) <= SLACK + SLACK_EACH * (to - from);
}

/** The tag of a creature by the anchors around it: what their distance is off the steps is shared out evenly. */
function expected(index: number, anchors: readonly Anchor[], sums: readonly number[]): number {
  const after = anchors.findIndex(([place]) => place >= index);
  const next = anchors[after];
  const last = after < 0 ? anchors.at(-1) : anchors[after - 1];
  if (!last) return next![1] - (sums[next![0]]! - sums[index]!);
  const steps = sums[index]! - sums[last[0]]!;
  if (!next) return last[1] + steps;
  const off = next[1] - last[1] - (sums[next[0]]! - sums[last[0]]!);
  return last[1] + steps + (off * (index - last[0])) / (next[0] - last[0]);
}
