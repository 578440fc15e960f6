import type { Frame, XY } from './frame.ts';

/** Size of all words of a card, in px at its full width. */
export const TEXT_PX = 12.5;
/** A phone shows a card at about 0.62 of its width and its words larger; what stays there needs this much room. */
export const PHONE_SCALE = 1.5;
/** Room between a mark and its word. */
const GAP = 4;
/** Cyrillic and Latin letters take about this part of their height, Chinese and Korean ones all of it. */
const NARROW = 0.54;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;

/** Where a line of text begins, ends or has its middle, and its base line. */
type Spot = [x: number, y: number, anchor: Label['anchor']];

/** Something that words must not cover. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word beside a mark. */
export interface Wish {
  text: string;
  /** The middle of its mark, and how far the mark reaches. */
  at: XY;
  reach: number;
  /** Shown on phones too, so it is placed with the room it needs there. */
  always: boolean;
}

export interface Label extends Wish {
  /** Where the line of text begins, ends or has its middle. */
  x: number;
  /** Its base line. */
  y: number;
  anchor: 'start' | 'end' | 'middle';
}

/**
 * Places words beside their marks, in the order of their importance, so that none covers a mark or another word;
 * those that find no room stay out.
 */
export function placeLabels(wishes: readonly Wish[], marks: readonly Box[], frame: Frame): Label[] {
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

export function boxAround([x, y]: XY, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW) * size, 0);

/** Right, left, below and above of the mark, then the corners, then below and above again, moved aside. */
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
    const start = anchor === 'start' ? left : anchor === 'end' ? left - width : left - width / 2;
    const box = {
      left: start - 1,
      top: base - size * 0.78,
      right: start + width + 1,
      bottom: base + size * 0.24,
    };
    return { box, label: { x: Math.round(left), y: Math.round(base), anchor } };
  });
}

const fits = (box: Box, { width, height }: Frame): boolean =>
  box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
