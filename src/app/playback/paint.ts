/** Draws a scene on the map. */
import { LONG_WALK, STANDING_DISC } from '../../game/derive/places/hero-state.ts';
import { distance } from '../../game/derive/places/point.ts';
import type { Overlay } from './canvas.ts';
import { paintHeroes } from './paint-heroes.ts';
import { fillShape, isRound, outline, type At } from './paint-shapes.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const UNIT_PX = 3.2;
const BUILDING_PX = 2.5;
const HALL_PX = 6.5;
const CAMP_PX = 9;
const PAST_PX = 5;
const FEWEST_PX = 14;
/** Units at one place are drawn this many map units apart, spiralling outwards. */
const APART = 46;
/** The golden angle: with this turn, no unit hides another, however many there are. */
const TURN = 2.399963;

export function paint(overlay: Overlay, scene: Scene, stage: Stage): void {
  const { context, still, palette: colour, place, across, size } = overlay;
  const sideOf = (slot: number) => stage.sides[slot] ?? 'ink';
  paintStill(overlay, scene, sideOf);
  context.clearRect(0, 0, size.width, size.height);
  context.globalAlpha = 1;
  context.drawImage(still.context.canvas, 0, 0, size.width, size.height);

  context.lineWidth = 1.5;
  for (const { at, spread, orders, strength } of scene.fights) {
    context.globalAlpha = strength;
    context.strokeStyle = colour('ink');
    outline(context, place(at), Math.max(FEWEST_PX, 2 * spread * across, Math.sqrt(orders) * 2.5), true);
    context.stroke();
    context.globalAlpha = 0.1 * strength;
    context.fillStyle = colour('ink');
    context.fill();
  }
  for (const { slot, at, strength } of scene.camps) {
    if (strength === 0) continue;
    context.globalAlpha = strength;
    context.lineWidth = 2.5;
    context.strokeStyle = colour(sideOf(slot));
    outline(context, place(at), CAMP_PX + 4, isRound(sideOf(slot)));
    context.stroke();
  }
  for (const { slot, at, strength } of scene.portals) {
    context.lineWidth = 2;
    context.strokeStyle = colour(sideOf(slot));
    for (const radius of [12, 18]) {
      context.globalAlpha = strength * 0.9;
      outline(context, place(at), radius, true);
      context.stroke();
    }
  }
  for (const {
    slot,
    object,
    at: [x, y],
    strength,
  } of scene.units) {
    const far = APART * Math.sqrt((object % 12) + 0.5);
    const at = place([x + Math.cos(object * TURN) * far, y + Math.sin(object * TURN) * far]);
    fillShape(context, at, UNIT_PX, isRound(sideOf(slot)), colour(sideOf(slot)), strength);
  }
  for (const { slot, state } of scene.heroes) {
    if (!('at' in state)) continue;
    const at = place(state.at);
    const far = state.state === 'walking' && distance(state.at, state.to) >= LONG_WALK;
    // A hero that wasn't just seen is drawn as a disc as wide as the error of its place; long walks have no disc.
    if (state.state === 'seen' || state.state === 'down' || far) continue;
    fillShape(context, at, STANDING_DISC * across, true, colour(sideOf(slot)), 0.1);
  }
  paintHeroes(overlay, scene, stage);
  context.globalAlpha = 1;
}

/** Draws static parts: buildings, visited camps, and past fights. These are only redrawn when one is added. */
function paintStill(
  overlay: Overlay,
  { buildings, camps, past }: Scene,
  sideOf: (slot: number) => string,
): void {
  const { still, palette: colour, place, size, scale } = overlay;
  const shows = `${buildings.length} ${buildings.filter(({ done }) => done).length} ${camps.length} ${past.length}`;
  if (still.shows === shows) return;
  still.shows = shows;
  const { context } = still;
  // Set explicitly, because drawing labels changes it, and the first picture must not differ from later ones.
  context.lineJoin = 'round';
  context.clearRect(0, 0, size.width, size.height);
  context.globalAlpha = 0.35;
  context.fillStyle = colour('ink');
  for (const at of past) {
    const [x, y] = place(at);
    context.beginPath();
    for (const [right, up] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      context.lineTo(x + right * PAST_PX, y + up * PAST_PX);
    context.fill();
  }
  paintCamps(context, camps, { place, colour, sideOf, size: Math.max(CAMP_PX, 10 * scale) });
  context.lineWidth = 1.5;
  for (const { slot, at, hall, done } of buildings) {
    const side = sideOf(slot);
    const spot = place(at);
    context.globalAlpha = hall ? 1 : 0.75;
    context.strokeStyle = colour(side);
    context.fillStyle = done ? colour(side) : colour('high');
    if (hall) house(context, spot, HALL_PX);
    else outline(context, spot, BUILDING_PX, isRound(side));
    context.fill();
    context.stroke();
  }
  paintWords(overlay);
}

/** The drawing's labels, on top of all static parts. */
function paintWords({ still: { context }, palette: colour, scale, origin, words }: Overlay): void {
  context.globalAlpha = 1;
  context.font = '600 12.5px "Farseer Sans", sans-serif';
  context.textBaseline = 'alphabetic';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = colour('high');
  for (const { text, x, y, align, colour: name } of words) {
    context.textAlign = align;
    context.fillStyle = colour(name);
    const at = [x * scale + origin[0], y * scale + origin[1]] as const;
    context.strokeText(text, ...at);
    context.fillText(text, ...at);
  }
}

/** The camps of a player, with their position in the route. */
function paintCamps(
  context: CanvasRenderingContext2D,
  camps: Scene['camps'],
  {
    place,
    colour,
    sideOf,
    size,
  }: {
    place: Overlay['place'];
    colour: Overlay['palette'];
    sideOf: (slot: number) => string;
    size: number;
  },
): void {
  context.font = `600 ${Math.round(size * 1.2)}px "Farseer Sans", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  for (const { slot, at, number } of camps) {
    const [x, y] = place(at);
    const side = sideOf(slot);
    fillShape(context, [x, y], size, true, colour('low'), 1);
    context.strokeStyle = colour(side);
    context.setLineDash([2.5, 2]);
    outline(context, [x, y], size, isRound(side));
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = colour(side);
    context.fillText(String(number), x, y + 0.5);
  }
}

function house(context: CanvasRenderingContext2D, [x, y]: At, r: number): void {
  context.beginPath();
  context.moveTo(x - r, y + r * 0.9);
  context.lineTo(x - r, y);
  context.lineTo(x, y - r);
  context.lineTo(x + r, y);
  context.lineTo(x + r, y + r * 0.9);
  context.closePath();
}
