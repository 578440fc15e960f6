/** Height of a line of names and room at their sides, in px of the screen. */
const LINE = 14;
const GAP = 10;

export interface PlaceName {
  text: string;
  /** Of its mark. */
  x: number;
  y: number;
  width: number;
}

/** A name in its place: where it begins, and the middle of its line. */
export interface PlacedName {
  left: number;
  middle: number;
}

/**
 * Puts names beside their marks, in their order, so that none lies on another or beyond the picture as long as there
 * is room: behind the mark or in front of it, and else line by line further away. All in px of the screen.
 */
export function placeNames(names: readonly PlaceName[], width: number, height: number): PlacedName[] {
  const taken: (PlacedName & { right: number })[] = [];
  return names.map(({ x, y, width: long }) => {
    const spots = [0, 1, -1, 2, -2, 3, -3, 4, -4].flatMap((line) =>
      [x + GAP, x - GAP - long].map((left) => ({ left, right: left + long, middle: y + line * LINE })),
    );
    const inside = spots.filter(
      ({ left, right, middle }) =>
        left >= 0 && right <= width && middle >= LINE / 2 && middle <= height - LINE / 2,
    );
    const free = inside.find(({ left, right, middle }) =>
      taken.every(
        (other) => right <= other.left || other.right <= left || Math.abs(middle - other.middle) >= LINE,
      ),
    );
    const spot = free ?? inside[0] ?? spots[0]!;
    taken.push(spot);
    return spot;
  });
}
