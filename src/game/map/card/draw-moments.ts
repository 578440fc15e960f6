import type { MomentPin } from '../moment-pins.ts';
import { px, type Frame, type XY } from './frame.ts';
import { grouped } from './links.ts';
import type { Box } from './labels.ts';
import { PIN, pinAt } from './pins.ts';
import { polygon, sideClass, sideShape } from './shapes.ts';
import { light, type CardColour } from './style.ts';

/**
 * Draws key moments in number order, as links if requested. Fights are diamonds because they belong to both sides.
 */
export const drawMoments = (
  pins: readonly MomentPin[],
  frame: Frame,
  boxes: Box[],
  linked: boolean,
): string =>
  pins
    .map(({ number, at, side, ms, late }) => {
      const [x, y] = pinAt(inside(frame, frame.place(at)), boxes);
      const whole = (inner: string) =>
        grouped(inner, { ms, words: side === null ? 'fight' : 'key moment', late }, linked, number);
      const text = `x="${px(x)}" y="${px(y + 4)}">${number}</text>`;
      if (side === null) {
        const shape = `<path class="f-ink s-high" fill="${light('ink')}" stroke="${light('high')}" d="${polygon([x, y], PIN * 1.35, 4)}"/>`;
        return whole(`${shape}<text class="f-high" fill="${light('high')}" ${text}`);
      }
      const colour = sideClass(side) as CardColour;
      const shape = `<path class="f-high s-${colour}" fill="${light('high')}" stroke="${light(colour)}" d="${sideShape(side, [x, y], PIN)}"/>`;
      return whole(`${shape}<text class="f-${colour}" fill="${light(colour)}" ${text}`);
    })
    .reduce((svg, pin) => svg + pin, '');

/** Moves a place outside the picture to its edge, so that every row has its pin. */
const inside = ({ width, height }: Frame, [x, y]: XY): XY => [
  Math.max(PIN, Math.min(width - PIN, x)),
  Math.max(PIN, Math.min(height - PIN, y)),
];
