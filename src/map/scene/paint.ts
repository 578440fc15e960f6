/** Draws a scene on the map: what stands, and what moves over it. */
import { LONG_WALK, STANDING_DISC } from '../../game/derive/places/hero-state.ts';
import { distance } from '../../game/derive/places/point.ts';
import { paintHeroes } from './paint-heroes.ts';
import type { Pen, SceneNames, Sheet } from './pen.ts';
import type { Scene } from './scene.ts';
import { fillShape, isRound, outline, type At } from './shapes.ts';

/** Half the size of a unit, in px on the screen like all that follows. */
const UNIT_PX = 3.2;
/** Half the size of a building. */
const BUILDING_PX = 2.5;
/** Half the size of a hall. */
const HALL_PX = 6.5;
/** Half the size of a camp. */
export const CAMP_PX = 9;
/** Half the size of the cross for what was lost. */
const PAST_PX = 5;
/** Smallest radius of a fight. */
const FEWEST_PX = 14;
/** Units at one place are drawn this many map units apart, spiralling outwards. */
const APART = 46;
/** The golden angle: with this turn, no unit hides another, however many there are. */
const TURN = 2.399963;

/** Letter of a player's side. */
const sideIn =
  ({ sides }: SceneNames) =>
  (slot: number): string =>
    sides[slot] ?? 'ink';

/** Draws fights, units and heroes over everything that stands. */
export function paintMoving(sheet: Sheet, scene: Scene, names: SceneNames): void {
  const { pen, colour, place, across } = sheet;
  const sideOf = sideIn(names);
  pen.lineWidth = 1.5;
  for (const { at, spread, orders, strength } of scene.fights) {
    pen.globalAlpha = strength;
    pen.strokeStyle = colour('ink');
    outline(pen, place(at), Math.max(FEWEST_PX, 2 * spread * across, Math.sqrt(orders) * 2.5), true);
    pen.stroke();
    pen.globalAlpha = 0.1 * strength;
    pen.fillStyle = colour('ink');
    pen.fill();
  }
  for (const { slot, at, strength } of scene.camps) {
    if (strength === 0) continue;
    pen.globalAlpha = strength;
    pen.lineWidth = 2.5;
    pen.strokeStyle = colour(sideOf(slot));
    outline(pen, place(at), CAMP_PX + 4, isRound(sideOf(slot)));
    pen.stroke();
  }
  for (const { slot, at, strength } of scene.portals) {
    pen.lineWidth = 2;
    pen.strokeStyle = colour(sideOf(slot));
    for (const radius of [12, 18]) {
      pen.globalAlpha = strength * 0.9;
      outline(pen, place(at), radius, true);
      pen.stroke();
    }
  }
  for (const {
    slot,
    object,
    at: [x, y],
    strength,
  } of scene.units) {
    const offset = APART * Math.sqrt((object % 12) + 0.5);
    const point = place([x + Math.cos(object * TURN) * offset, y + Math.sin(object * TURN) * offset]);
    fillShape(pen, point, UNIT_PX, isRound(sideOf(slot)), colour(sideOf(slot)), strength);
  }
  for (const { slot, state } of scene.heroes) {
    if (!('at' in state)) continue;
    const spot = place(state.at);
    const isFarWalk = state.state === 'walking' && distance(state.at, state.to) >= LONG_WALK;
    // A hero that wasn't just seen is drawn as a disc as wide as the error of its place; long walks have no disc.
    if (state.state === 'seen' || state.state === 'down' || isFarWalk) continue;
    fillShape(pen, spot, STANDING_DISC * across, true, colour(sideOf(slot)), 0.1);
  }
  paintHeroes(sheet, scene, names);
  pen.globalAlpha = 1;
}

/** Draws what stands: buildings, visited camps with a radius in px, and past fights. */
export function paintStanding(
  { pen, colour, place }: Sheet,
  { buildings, camps, past }: Scene,
  names: SceneNames,
  campPx = CAMP_PX,
): void {
  const sideOf = sideIn(names);
  // Set explicitly, because drawing labels changes it, and the first picture must not differ from later ones.
  pen.lineJoin = 'round';
  pen.globalAlpha = 0.35;
  pen.fillStyle = colour('ink');
  for (const point of past) {
    const [x, y] = place(point);
    pen.beginPath();
    for (const [right, up] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      pen.lineTo(x + right * PAST_PX, y + up * PAST_PX);
    pen.fill();
  }
  paintCamps(pen, camps, { place, colour, sideOf, size: campPx });
  pen.lineWidth = 1.5;
  for (const { slot, at, hall, done } of buildings) {
    const side = sideOf(slot);
    const spot = place(at);
    pen.globalAlpha = hall ? 1 : 0.75;
    pen.strokeStyle = colour(side);
    pen.fillStyle = done ? colour(side) : colour('high');
    if (hall) house(pen, spot, HALL_PX);
    else outline(pen, spot, BUILDING_PX, isRound(side));
    pen.fill();
    pen.stroke();
  }
}

/** The camps of a player, with their position in the route. */
function paintCamps(
  pen: Pen,
  camps: Scene['camps'],
  {
    place,
    colour,
    sideOf,
    size,
  }: {
    place: Sheet['place'];
    colour: Sheet['colour'];
    sideOf: (slot: number) => string;
    size: number;
  },
): void {
  pen.font = `600 ${Math.round(size * 1.2)}px "Farseer Sans", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = 1.5;
  for (const { slot, at, number } of camps) {
    const [x, y] = place(at);
    const side = sideOf(slot);
    fillShape(pen, [x, y], size, true, colour('low'), 1);
    pen.strokeStyle = colour(side);
    pen.setLineDash([2.5, 2]);
    outline(pen, [x, y], size, isRound(side));
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = colour(side);
    pen.fillText(String(number), x, y + 0.5);
  }
}

function house(pen: Pen, [x, y]: At, r: number): void {
  pen.beginPath();
  pen.moveTo(x - r, y + r * 0.9);
  pen.lineTo(x - r, y);
  pen.lineTo(x, y - r);
  pen.lineTo(x + r, y);
  pen.lineTo(x + r, y + r * 0.9);
  pen.closePath();
}
