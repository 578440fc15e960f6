/** Height of a text line, and the gap at its sides, in px on the screen. */
const LINE = 14;
const GAP = 13;
/** Half the size of a mark, which texts must not cover. */
const MARK = 10;

export interface PlaceName {
  text: string;
  /** Position of its mark. */
  x: number;
  y: number;
  width: number;
}

/** A placed text: its left end, and the middle of its line. */
export interface PlacedName {
  left: number;
  middle: number;
}

/**
 * Places texts next to their marks, in order: after the mark or before it, above or below. No text covers another text,
 * a mark or the edge. Null for texts that don't fit. All values are in px on the screen.
 */
export function placeNames(
  names: readonly PlaceName[],
  width: number,
  height: number,
  marks: readonly (readonly [x: number, y: number])[] = [],
): (PlacedName | null)[] {
  const taken: (PlacedName & { right: number })[] = [];
  return names.map(({ x, y, width: long }) => {
    const spots = [
      ...[0, 1, -1].flatMap((line) =>
        [x + GAP, x - GAP - long].map((left) => ({ left, middle: y + line * LINE })),
      ),
      ...[1.4, -1.4].map((line) => ({ left: x - long / 2, middle: y + line * LINE })),
    ].map((spot) => ({ ...spot, right: spot.left + long }));
    const free = spots.find(
      ({ left, right, middle }) =>
        left >= 0 &&
        right <= width &&
        middle >= LINE / 2 &&
        middle <= height - LINE / 2 &&
        marks.every(
          ([markX, markY]) =>
            right <= markX - MARK || left >= markX + MARK || Math.abs(middle - markY) >= MARK + LINE / 2 - 2,
        ) &&
        taken.every(
          (other) => right <= other.left || other.right <= left || Math.abs(middle - other.middle) >= LINE,
        ),
    );
    if (!free) return null;
    taken.push(free);
    return free;
  });
}
