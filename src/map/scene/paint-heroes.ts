/** Draws heroes on the map: a mark with two letters, their path, and their level. */
import type { SceneNames, Sheet } from './pen.ts';
import type { LevelBand, Scene } from './scene.ts';
import { fillShape, isRound, outline } from './shapes.ts';

/** Half the size of a hero’s mark, in px on the screen. */
const HERO_PX = 10.5;
const FONT = '"Farseer Sans", sans-serif';

/** Paints the heroes of a scene, with marks that overlap moved apart. */
export function paintHeroes({ pen, colour, place, size }: Sheet, { heroes }: Scene, names: SceneNames): void {
  const marks = heroes.flatMap(({ slot, id, state, level }) =>
    'at' in state
      ? [
          {
            side: names.sides[slot] ?? 'ink',
            name: names.heroes[id] ?? id,
            state,
            level,
            at: place(state.at),
          },
        ]
      : [],
  );
  const spots = spreadApart(marks.map(({ at }) => at));
  pen.lineWidth = 1.5;
  for (const [index, { side, state }] of marks.entries()) {
    if (state.state !== 'walking') continue;
    pen.globalAlpha = 0.7;
    pen.strokeStyle = colour(side);
    pen.setLineDash([4, 4]);
    pen.beginPath();
    pen.moveTo(...spots[index]!);
    pen.lineTo(...place(state.to));
    pen.stroke();
    pen.setLineDash([]);
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [index, { side, name, state }] of marks.entries()) {
    const [x, y] = spots[index]!;
    const down = state.state === 'down';
    pen.font = `600 10px ${FONT}`;
    fillShape(pen, [x, y], HERO_PX, isRound(side), colour(down ? 'low' : side), down ? 0.85 : 1);
    pen.strokeStyle = colour(down ? side : 'high');
    pen.lineWidth = 1.5;
    outline(pen, [x, y], HERO_PX, isRound(side));
    pen.stroke();
    pen.fillStyle = colour(down ? side : 'high');
    pen.fillText(lettersOf(name), x, y + 0.5);
  }
  const levels = marks.map(({ state, level }, index) => {
    const text = state.state === 'down' ? 'down' : levelText(level);
    const [x, y] = spots[index]!;
    return { text, x, y, width: 7 * text.length };
  });
  pen.font = `600 12px ${FONT}`;
  pen.textAlign = 'start';
  pen.lineWidth = 3;
  pen.globalAlpha = 1;
  pen.strokeStyle = colour('high');
  for (const [index, spot] of placeNames(levels, size.width, size.height, spots).entries()) {
    if (!spot) continue;
    const { text } = levels[index]!;
    pen.strokeText(text, spot.left, spot.middle);
    pen.fillStyle = colour(marks[index]!.side);
    pen.fillText(text, spot.left, spot.middle);
  }
}

/** "5", or "3–5" if the confirmed and the possible level differ. */
export const levelText = ([least, most]: LevelBand): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** Two letters for a hero: the initials of two words, or the first two letters of a single word. */
function lettersOf(name: string): string {
  const [first = '', second] = name.split(' ').filter((word) => /^[A-Z]/.test(word));
  return second ? `${first[0]}${second[0]}` : first.slice(0, 2);
}

/** Moves overlapping marks apart, always in the same way. */
function spreadApart(places: readonly [number, number][]): [number, number][] {
  const spots = places.map(([x, y]): [number, number] => [x, y]);
  const minDistance = 2 * HERO_PX;
  for (let round = 0; round < 4; round++)
    for (let index = 0; index < spots.length; index++)
      for (let other = index + 1; other < spots.length; other++) {
        const [a, b] = [spots[index]!, spots[other]!];
        const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (distance >= minDistance) continue;
        const turn = distance > 0.01 ? Math.atan2(b[1] - a[1], b[0] - a[0]) : index + 2 * other;
        const push = (minDistance - distance) / 2;
        for (const [spot, sign] of [
          [a, -1],
          [b, 1],
        ] as const) {
          spot[0] += Math.cos(turn) * push * sign;
          spot[1] += Math.sin(turn) * push * sign;
        }
      }
  return spots;
}

/** Height of a text line, in px on the screen. */
const LINE = 14;
/** Gap at the sides of a text, in px on the screen. */
const GAP = 13;
/** Half the size of a mark, which texts must not cover. */
const MARK = 10;

interface PlaceName {
  text: string;
  /** Position of its mark. */
  x: number;
  y: number;
  width: number;
}

/** A placed text: its left end, and the middle of its line. */
interface PlacedName {
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
  const boxes: (PlacedName & { right: number })[] = [];
  return names.map(({ x, y, width: long }) => {
    const spots = [
      ...[0, 1, -1].flatMap((line) =>
        [x + GAP, x - GAP - long].map((left) => ({ left, middle: y + line * LINE })),
      ),
      ...[1.4, -1.4].map((line) => ({ left: x - long / 2, middle: y + line * LINE })),
    ].map((spot) => ({ ...spot, right: spot.left + long }));
    const position = spots.find(
      ({ left, right, middle }) =>
        left >= 0 &&
        right <= width &&
        middle >= LINE / 2 &&
        middle <= height - LINE / 2 &&
        marks.every(
          ([markX, markY]) =>
            right <= markX - MARK || left >= markX + MARK || Math.abs(middle - markY) >= MARK + LINE / 2 - 2,
        ) &&
        boxes.every(
          (other) => right <= other.left || other.right <= left || Math.abs(middle - other.middle) >= LINE,
        ),
    );
    if (!position) return null;
    boxes.push(position);
    return position;
  });
}
