/** The visible part of the map: all of it, or the surroundings of a place. */

/** Share of the map's width shown around a place. */
const CLOSE = 0.42;
const MOVE_MS = 350;

type ViewBox = readonly [left: number, top: number, width: number, height: number];

export interface Camera {
  readonly close: boolean;
  /** Zooms in on a point of the drawing, or back out. */
  look: (at: readonly [number, number] | null) => void;
}

/** A camera over the drawing of a map; `moved` is called when the view changes. */
export function cameraOver(map: SVGSVGElement, moved: () => void): Camera {
  const { width, height } = map.viewBox.baseVal;
  const whole: ViewBox = [0, 0, width, height];
  let [view, close, frame]: [ViewBox, boolean, number] = [whole, false, 0];
  const show = (box: ViewBox) => {
    view = box;
    map.setAttribute('viewBox', box.map((value) => Math.round(value * 100) / 100).join(' '));
    moved();
  };
  return {
    get close() {
      return close;
    },
    look(at) {
      cancelAnimationFrame(frame);
      close = at !== null;
      const from = view;
      const to = at ? around(at, map, whole) : whole;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - start) / MOVE_MS));
        const eased = share * share * (3 - 2 * share);
        show(from.map((value, index) => value + (to[index]! - value) * eased) as unknown as ViewBox);
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
  };
}

/** A part of the map with the proportions of its element, inside the map if possible. */
function around(
  [x, y]: readonly [number, number],
  map: SVGSVGElement,
  [, , right, bottom]: ViewBox,
): ViewBox {
  const shape = map.clientHeight > 0 ? map.clientWidth / map.clientHeight : right / bottom;
  const width = Math.max(right, bottom * shape) * CLOSE;
  const height = width / shape;
  const within = (value: number, size: number, most: number) =>
    size >= most ? (most - size) / 2 : Math.max(0, Math.min(most - size, value - size / 2));
  return [within(x, width, right), within(y, height, bottom), width, height];
}
