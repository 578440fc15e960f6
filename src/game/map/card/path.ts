import type { Ring } from '../../outline/contour.ts';
import type { Frame, XY } from './frame.ts';

/** Closed lines as one path: a curve from middle to middle of their pieces, which rounds every corner. */
export function ringsPath(rings: readonly Ring[], frame: Frame): string {
  return rings.map((ring) => ringPath(ring.map((point) => frame.place(point)))).join('');
}

function ringPath(ring: readonly XY[]): string {
  const whole = ring.map(([x, y]): XY => [Math.round(x), Math.round(y)]);
  const points = whole.filter((point, index) => apart(point, whole.at(index - 1)!) > 0);
  if (points.length < 3) return '';
  const middle = (index: number): XY => {
    const [a, b] = [points.at(index)!, points[(index + 1) % points.length]!];
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  };
  let here = middle(-1);
  const curves = points.map((corner, index) => {
    const to = middle(index);
    const text = relative([corner[0] - here[0], corner[1] - here[1], to[0] - here[0], to[1] - here[1]]);
    here = to;
    return text;
  });
  return `M${relative(middle(-1))}q${curves.map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text)).join('')}z`;
}

/** Many equal small marks as one path of moves; `mark` draws one and ends where it began. */
export function scattered(points: readonly XY[], mark: string): string {
  let here: XY = [0, 0];
  return points
    .map(([x, y]) => {
      const to: XY = [Math.round(x), Math.round(y)];
      const move = `m${relative([to[0] - here[0], to[1] - here[1]])}${mark}`;
      here = to;
      return move;
    })
    .join('');
}

const relative = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

const apart = (a: XY, b: XY): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
