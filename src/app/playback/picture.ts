/** The animated picture over a map: the scene at a time, and the visible part of the map. */
import type { Point } from '../../game/derive/places/point.ts';
import type { GameTrack } from '../../game/map/track.ts';
import { cameraOver } from './camera.ts';
import { layOver } from './canvas.ts';
import { paint } from './paint.ts';
import { sceneOf, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { walkways } from './walkways.ts';

interface Picture {
  /** Draws the scene at a time in ms. */
  show: (ms: number) => Scene;
  /** Zooms in on a point of the drawing, or out to the whole map; false if that is already shown. */
  look: (at: readonly [number, number] | null) => boolean;
  /** Zooms in on the current or nearest fight, and back out. */
  zoom: (ms: number) => void;
}

/** Maximum offset of camp marks, in px of the drawing. */
const ASIDE = 22;

export function pictureOf(root: HTMLElement, track: GameTrack, stage: Stage, again: () => void): Picture {
  const map = root.querySelector<SVGSVGElement>('.map-card')!;
  const { bounds } = stage;
  const unit = map.viewBox.baseVal.width / (bounds[2] - bounds[0]);
  const onDrawing = ([x, y]: Point): [number, number] => [(x - bounds[0]) * unit, (bounds[3] - y) * unit];
  const onMap = ([x, y]: readonly [number, number]): Point => [bounds[0] + x / unit, bounds[3] - y / unit];
  const marks = campMarks(map);
  const camps = track.camps.map((visit) => {
    const mark = nearest(marks, onDrawing(visit.at));
    return mark ? { ...visit, at: onMap(mark) } : visit;
  });
  const sceneAt = sceneOf({ ...track, camps }, walkways(map, bounds));
  const overlay = layOver(map, bounds, again);
  const camera = cameraOver(map, () => {
    overlay.measure();
    again();
  });
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
    zoom(ms) {
      if (look(null)) return;
      const away = (fight: GameTrack['fights'][number]) =>
        Math.max(0, fight.ms - ms, ms - fight.ms - fight.lastsMs);
      const [fight] = track.fights.toSorted((a, b) => away(a) - away(b));
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
  let [best, least]: [[number, number] | null, number] = [null, ASIDE];
  for (const mark of marks) {
    const away = Math.hypot(mark[0] - x, mark[1] - y);
    if (away < least) [best, least] = [mark, away];
  }
  return best;
}
