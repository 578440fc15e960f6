import type { Ring } from './contour.ts';

/** Simplifies a closed line: drops points within a tolerance of the rest (Douglas-Peucker). */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  if (ring.length < 4) return ring;
  const half = ring.length >> 1;
  const keep = new Set([0, half]);
  const segments: [number, number][] = [
    [0, half],
    [half, ring.length],
  ];
  while (segments.length > 0) {
    const [from, to] = segments.pop()!;
    let farthest = -1;
    let maxDistance = tolerance;
    for (let index = from + 1; index < to; index++) {
      const off = fromLine(ring[index]!, ring[from]!, ring[to % ring.length]!);
      if (off > maxDistance) [farthest, maxDistance] = [index, off];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    segments.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, index) => keep.has(index));
}

/** The signed area of a closed line; the sign gives its direction. */
export function areaOf(ring: Ring): number {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

type XY = readonly [number, number];

function fromLine([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
