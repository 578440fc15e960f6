import { LONG_WALK, STANDING_DISC } from '../../game/derive/places/hero-state.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import { placeNames } from './place-names.ts';
import type { Scene } from './scene.ts';
import type { Overlay } from './canvas.ts';
import type { Stage } from './stage.ts';

const HERO_PX = 7;
const BUILDING_PX = 2.5;
const HALL_PX = 6;

/** Paints a scene over the map, which takes `width` and `height` in px of the page. */
export function paint(
  { context, still, palette: colour, size: { width, height } }: Overlay,
  scene: Scene,
  { bounds: [left, bottom, right, top], sides, heroes }: Stage,
): void {
  const across = width / (right - left);
  const up = height / (top - bottom);
  const place = ([x, y]: Point): [number, number] => [(x - left) * across, (top - y) * up];
  const sideOf = (slot: number) => sides[slot] ?? 'ink';
  const isRound = (side: string) => side !== 'b' && side !== 'd';

  const shape = ([x, y]: [number, number], size: number, round: boolean, on = context) => {
    on.beginPath();
    if (round) on.arc(x, y, size, 0, 2 * Math.PI);
    else on.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
  };
  const fill = (at: [number, number], size: number, side: string, alpha: number, on = context) => {
    on.globalAlpha = alpha;
    on.fillStyle = colour(side);
    shape(at, size, isRound(side), on);
    on.fill();
  };

  // Buildings stay where they are, so their number tells which of them are painted.
  if (still.shows !== scene.buildings.length) {
    still.shows = scene.buildings.length;
    still.context.clearRect(0, 0, width, height);
    for (const { slot, at, hall } of scene.buildings)
      fill(place(at), hall ? HALL_PX : BUILDING_PX, sideOf(slot), hall ? 0.9 : 0.7, still.context);
  }
  context.clearRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.drawImage(still.context.canvas, 0, 0, width, height);

  context.lineWidth = 2;
  for (const { at, spread, orders, strength } of scene.fights) {
    context.globalAlpha = strength;
    context.strokeStyle = colour('ink');
    shape(place(at), Math.max(12, spread * across, Math.sqrt(orders) * 2.5), true);
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
    context.moveTo(x, y - 9);
    context.lineTo(x + 9, y + 7);
    context.lineTo(x - 9, y + 7);
    context.closePath();
    context.stroke();
  }

  const placed = scene.heroes.flatMap(({ slot, id, state }) =>
    'at' in state ? [{ side: sideOf(slot), text: heroes[id] ?? id, state, at: place(state.at) }] : [],
  );
  for (const { side, state, at } of placed) {
    const far = state.state === 'walking' && distance(state.at, state.to) >= LONG_WALK;
    if (state.state === 'walking') {
      context.globalAlpha = 0.8;
      context.strokeStyle = colour(side);
      context.setLineDash([4, 4]);
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
  }

  context.font = '600 12.5px "Farseer Sans", sans-serif';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.globalAlpha = 1;
  context.strokeStyle = colour('high');
  const names = placed.map(({ text, at: [x, y] }) => ({
    text,
    x,
    y,
    width: context.measureText(text).width,
  }));
  for (const [index, { left, middle }] of placeNames(names, width, height).entries()) {
    const { side, text } = placed[index]!;
    context.strokeText(text, left, middle);
    context.fillStyle = colour(side);
    context.fillText(text, left, middle);
  }
}
