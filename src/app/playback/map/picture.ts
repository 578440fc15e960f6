/** The animated picture over a map: the scene at a time, and the visible part of the map. */
import type { Point } from '../../../game/derive/places/point.ts';
import type { GameTrack } from '../../../map/story/track.ts';
import { type Scene, sceneOf } from '../../../map/scene/scene.ts';
import { routeOver } from '../../../map/scene/find-path.ts';
import { CAMP_PX, paintMoving, paintStanding } from '../../../map/scene/paint.ts';
import type { Stage } from '../stage.ts';
import { layOver, type Overlay } from './canvas.ts';
import { walkGrid } from './walk-grid.ts';

interface Picture {
  /** Draws the scene at a time in ms. */
  show: (ms: number) => Scene;
  /** Zooms in on a point of the drawing, or out to the whole map; false if that is already shown. */
  look: (at: readonly [number, number] | null) => boolean;
  /** Zooms in on the current or nearest fight, of those that have begun if `begun`, and back out. */
  zoom: (ms: number, begun?: boolean) => void;
}

/** Maximum offset of camp marks, in px of the drawing. */
const ASIDE = 22;

/** The picture over the map of a stage. `again` is called when it must be drawn again at the same time. */
export function pictureOf(root: HTMLElement, track: GameTrack, stage: Stage, again: () => void): Picture {
  const map = root.querySelector<SVGSVGElement>('.map-card')!;
  const { bounds } = stage;
  const firstView = map.getAttribute('viewBox')!;
  // All measures are of the whole map, also where the page shows a part of it.
  map.setAttribute('viewBox', map.dataset['whole'] ?? firstView);
  const unit = map.viewBox.baseVal.width / (bounds[2] - bounds[0]);
  const onDrawing = ([x, y]: Point): [number, number] => [(x - bounds[0]) * unit, (bounds[3] - y) * unit];
  const onMap = ([x, y]: readonly [number, number]): Point => [bounds[0] + x / unit, bounds[3] - y / unit];
  const marks = campMarks(map);
  const camps = track.camps.map((visit) => {
    const mark = nearest(marks, onDrawing(visit.at));
    return mark ? { ...visit, at: onMap(mark) } : visit;
  });
  const grid = walkGrid(map, bounds);
  const sceneAt = sceneOf({ ...track, camps }, grid && routeOver(grid, bounds));
  const overlay = layOver(map, bounds, again);
  const camera = cameraOver(map, firstView, () => {
    overlay.measure();
    again();
  });
  overlay.measure();
  const look: Picture['look'] = (at) => {
    if (!at && !camera.close) return false;
    camera.look(at);
    return true;
  };
  return {
    show(ms) {
      const scene = sceneAt(ms);
      paint(overlay, scene, stage);
      return scene;
    },
    look,
    zoom(ms, begun = false) {
      if (look(null)) return;
      const msToFight = (fight: GameTrack['fights'][number]) =>
        Math.max(0, fight.ms - ms, ms - fight.ms - fight.lastsMs);
      const [fight] = track.fights
        .filter((fight) => !begun || fight.ms <= ms)
        .sort((a, b) => msToFight(a) - msToFight(b));
      if (fight) camera.look(onDrawing(fight.at));
    },
  };
}

/** Positions of the creep camp marks in the drawing. */
const campMarks = (map: SVGSVGElement): [number, number][] =>
  [...map.querySelectorAll(':is(.f-easy, .f-medium, .f-hard) > circle:first-child')].map((circle) => [
    Number(circle.getAttribute('cx')),
    Number(circle.getAttribute('cy')),
  ]);

function nearest(
  marks: readonly [number, number][],
  [x, y]: readonly [number, number],
): [number, number] | null {
  let [best, minDistance]: [[number, number] | null, number] = [null, ASIDE];
  for (const mark of marks) {
    const markDistance = Math.hypot(mark[0] - x, mark[1] - y);
    if (markDistance < minDistance) [best, minDistance] = [mark, markDistance];
  }
  return best;
}

// The visible part of the map: all of it, or the surroundings of a place.

/** Share of the map's width shown around a place; the style sheet shrinks marks by it, so that they keep their size. */
const CLOSE = 0.42;
/** Duration of zooming. */
const MOVE_MS = 350;

type ViewBox = readonly [left: number, top: number, width: number, height: number];

interface Camera {
  readonly close: boolean;
  /** Zooms in on a point of the drawing, or back out. */
  look: (at: readonly [number, number] | null) => void;
}

/** A camera over the drawing of a map, which first shows a part of it; `moved` is called when the view changes. */
function cameraOver(map: SVGSVGElement, firstView: string, moved: () => void): Camera {
  const { width, height } = map.viewBox.baseVal;
  const whole: ViewBox = [0, 0, width, height];
  map.setAttribute('viewBox', firstView);
  const shown = map.viewBox.baseVal;
  let view: ViewBox = [shown.x, shown.y, shown.width, shown.height];
  let [close, frame] = [map.classList.contains('close'), 0];
  const show = (box: ViewBox) => {
    view = box;
    map.setAttribute('viewBox', box.map((value) => Math.round(value * 100) / 100).join(' '));
    moved();
  };
  return {
    get close() {
      return close;
    },
    look(point) {
      cancelAnimationFrame(frame);
      map.removeAttribute('preserveAspectRatio');
      close = point !== null;
      map.classList.toggle('close', close);
      const startView = view;
      const endView = point ? around(point, map, whole) : whole;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(endView);
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - start) / MOVE_MS));
        const eased = share * share * (3 - 2 * share);
        show(
          startView.map((value, index) => value + (endView[index]! - value) * eased) as unknown as ViewBox,
        );
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
  const within = (value: number, size: number, limit: number) =>
    size >= limit ? (limit - size) / 2 : Math.max(0, Math.min(limit - size, value - size / 2));
  return [within(x, width, right), within(y, height, bottom), width, height];
}

function paint(overlay: Overlay, scene: Scene, stage: Stage): void {
  const { context, still, palette, place, across, size, scale } = overlay;
  const { buildings, camps, past } = scene;
  const sheet = { size, place, across, colour: palette };
  // What stands is only redrawn when something is added.
  const shows = `${buildings.length} ${buildings.filter(({ done }) => done).length} ${camps.length} ${past.length}`;
  if (still.shows !== shows) {
    still.shows = shows;
    still.context.clearRect(0, 0, size.width, size.height);
    paintStanding(
      { ...sheet, pen: still.context },
      scene,
      stage,
      overlay.close() ? CAMP_PX : Math.max(CAMP_PX, 10 * scale),
    );
    paintWords(overlay);
  }
  context.clearRect(0, 0, size.width, size.height);
  context.globalAlpha = 1;
  context.drawImage(still.context.canvas, 0, 0, size.width, size.height);
  paintMoving({ ...sheet, pen: context }, scene, stage);
}

/** The drawing's labels, on top of all static parts; as large as in the drawing where it is large, such as in a theatre. */
function paintWords({ still: { context }, palette: colour, scale, origin, words, close }: Overlay): void {
  context.globalAlpha = 1;
  context.font = `600 ${12.5 * (close() ? 1 : Math.max(1, scale))}px "Farseer Sans", sans-serif`;
  context.textBaseline = 'alphabetic';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = colour('high');
  for (const { text, x, y, align, colour: name } of words) {
    context.textAlign = align;
    context.fillStyle = colour(name);
    const position = [x * scale + origin[0], y * scale + origin[1]] as const;
    context.strokeText(text, ...position);
    context.fillText(text, ...position);
  }
}
