import { LONG_WALK, STANDING_DISC } from '../replay/derive/places/hero-state.ts';
import { distance, type Point } from '../replay/derive/places/point.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const HERO_PX = 7;
const BUILDING_PX = 2.5;
const HALL_PX = 6;

/** Paints a scene over the map. `colour` gives the value of a colour of the map by its name. */
export function paint(
  context: CanvasRenderingContext2D,
  scene: Scene,
  { bounds: [left, bottom, right, top], sides, heroes }: Stage,
  colour: (name: string) => string,
): void {
  const { width, height } = context.canvas;
  const across = width / (right - left);
  const up = height / (top - bottom);
  // Sizes in px follow the density of the screen, places the size of the map.
  const dot = width / Math.max(1, context.canvas.clientWidth);
  const place = ([x, y]: Point): [number, number] => [(x - left) * across, (top - y) * up];
  const sideOf = (slot: number) => sides[slot] ?? 'ink';
  const isRound = (side: string) => side !== 'b' && side !== 'd';

  const shape = ([x, y]: [number, number], size: number, round: boolean) => {
    context.beginPath();
    if (round) context.arc(x, y, size, 0, 2 * Math.PI);
    else context.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
  };
  const fill = (at: [number, number], size: number, side: string, alpha: number) => {
    context.globalAlpha = alpha;
    context.fillStyle = colour(side);
    shape(at, size * dot, isRound(side));
    context.fill();
  };

  context.clearRect(0, 0, width, height);
  for (const { slot, at, hall } of scene.buildings)
    fill(place(at), hall ? HALL_PX : BUILDING_PX, sideOf(slot), hall ? 0.9 : 0.7);

  context.lineWidth = 2 * dot;
  for (const { at, spread, orders, strength } of scene.fights) {
    context.globalAlpha = strength;
    context.strokeStyle = colour('ink');
    shape(place(at), Math.max(12 * dot, spread * across, Math.sqrt(orders) * 2.5 * dot), true);
    context.stroke();
    context.globalAlpha = 0.15 * strength;
    context.fillStyle = colour('ink');
    context.fill();
  }
  for (const { slot, at, strength } of scene.camps) {
    const [x, y] = place(at);
    context.globalAlpha = strength;
    context.strokeStyle = colour(sideOf(slot));
    context.beginPath();
    context.moveTo(x, y - 9 * dot);
    context.lineTo(x + 9 * dot, y + 7 * dot);
    context.lineTo(x - 9 * dot, y + 7 * dot);
    context.closePath();
    context.stroke();
  }

  context.font = `600 ${11.5 * dot}px "Farseer Sans", sans-serif`;
  context.textBaseline = 'middle';
  for (const { slot, id, state } of scene.heroes) {
    if (!('at' in state)) continue;
    const side = sideOf(slot);
    const at = place(state.at);
    const far = state.state === 'walking' && distance(state.at, state.to) >= LONG_WALK;
    if (state.state === 'walking') {
      context.globalAlpha = 0.8;
      context.strokeStyle = colour(side);
      context.setLineDash([4 * dot, 4 * dot]);
      context.beginPath();
      context.moveTo(...at);
      context.lineTo(...place(state.to));
      context.stroke();
      context.setLineDash([]);
    }
    // A place that was not just seen is a disc as wide as the error; on a long walk there is none to give.
    if (state.state !== 'seen' && !far) {
      context.globalAlpha = 0.16;
      context.fillStyle = colour(side);
      shape(at, STANDING_DISC * across, true);
      context.fill();
    }
    fill(at, HERO_PX, side, far ? 0.55 : 1);
    const name = heroes[id] ?? id;
    const [x, y] = [at[0] + (HERO_PX + 3) * dot, at[1]];
    context.globalAlpha = 1;
    context.lineWidth = 3 * dot;
    context.strokeStyle = colour('high');
    context.strokeText(name, x, y);
    context.fillStyle = colour(side);
    context.fillText(name, x, y);
    context.lineWidth = 2 * dot;
  }
  context.globalAlpha = 1;
}
