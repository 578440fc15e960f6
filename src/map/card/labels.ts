/** Places labels on a card so that they cover neither marks nor each other. */
import type { Frame, XY } from './frame.ts';

/** Font size of all labels on a card, in px at full width. */
export const TEXT_PX = 12.5;
/** Phones show a card at about 0.62 of its width with larger labels. Labels shown there need this much more space. */
export const PHONE_SCALE = 1.5;
/** Gap between a mark and its label. */
const GAP = 4;
/**
 * Width of Latin and Cyrillic letters relative to their height; Chinese and Korean characters are as wide as they are
 * high.
 */
const NARROW = 0.54;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;

/** Anchor point of a line of text (start, end or middle) on its baseline. */
type Spot = [x: number, y: number, anchor: Label['anchor']];

/** Share of a line's width that is before its anchor. */
const BEFORE_ANCHOR = { start: 0, middle: 0.5, end: 1 } as const;

/** An area that labels must not cover. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A requested label next to a mark. */
export interface Wish {
  text: string;
  /** Centre and radius of the mark that it labels. */
  at: XY;
  reach: number;
  /** Whether the label is also shown on phones, and therefore placed with the extra space. */
  always: boolean;
}

export interface Label extends Wish {
  /** Anchor position of the text: start, end or middle. */
  x: number;
  /** The baseline of the text. */
  y: number;
  anchor: 'start' | 'end' | 'middle';
}

/**
 * Places labels next to their marks by importance, so that none covers a mark or another label. Labels that don't fit
 * are left out.
 */
export function placeLabels<W extends Wish>(
  wishes: readonly W[],
  marks: readonly Box[],
  frame: Size,
): (W & Label)[] {
  const taken = [...marks];
  return wishes.flatMap((wish) => {
    const size = TEXT_PX * (wish.always ? PHONE_SCALE : 1);
    const width = textWidth(wish.text, size);
    const free = positions(wish, width, size).find(
      ({ box }) => fits(box, frame) && !taken.some((other) => overlap(box, other)),
    );
    if (!free) return [];
    taken.push(free.box);
    return [{ ...wish, ...free.label }];
  });
}

/** The square around a point; `reach` is half its side. */
export function boxAround([x, y]: XY, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW) * size, 0);

/**
 * Possible positions around the mark: right, left, below, above, then the corners, then below and above shifted
 * sideways.
 */
function positions({ at: [x, y], reach }: Wish, width: number, size: number) {
  const far = reach + GAP;
  const near = reach + 2;
  const drop = size * 0.35;
  const below = y + far + size * 0.75;
  const above = y - reach - size * 0.4;
  const spots: Spot[] = [
    [x + far, y + drop, 'start'],
    [x - far, y + drop, 'end'],
    [x, below, 'middle'],
    [x, above, 'middle'],
    [x + near, y - far * 0.7, 'start'],
    [x - near, y - far * 0.7, 'end'],
    [x + near, y + far * 0.7 + size * 0.7, 'start'],
    [x - near, y + far * 0.7 + size * 0.7, 'end'],
    ...[0.2, -0.2, 0.4, -0.4].flatMap((part): Spot[] => [
      [x + part * width, below, 'middle'],
      [x + part * width, above, 'middle'],
    ]),
  ];
  return spots.map(([left, base, anchor]) => {
    const start = left - width * BEFORE_ANCHOR[anchor];
    const box = {
      left: start - 1,
      top: base - size * 0.78,
      right: start + width + 1,
      bottom: base + size * 0.24,
    };
    return { box, label: { x: Math.round(left), y: Math.round(base), anchor } };
  });
}

type Size = Pick<Frame, 'width' | 'height'>;

const fits = (box: Box, { width, height }: Size): boolean =>
  box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
