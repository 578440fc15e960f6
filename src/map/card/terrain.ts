/** Draws the ground of a card: from the map file, or what orders show of it. */
import { simplifyRing } from '../outline/simplify.ts';
import { ringsOf } from '../outline/path.ts';
import type { Ring } from '../outline/contour.ts';
import type { Ground } from '../ground/ground.ts';
import type { FileOfMap } from '../fit/drawn-file.ts';
import type { Frame } from './frame.ts';
import { curves, CURVE_STEP } from './path.ts';
import { light, type CardColour } from './style.ts';
import { fill } from './svg.ts';

/** Tolerance for simplified outlines in map units: two px on cards. */
const FINE = 48;
/** The same in small pictures: two of their px. */
const COARSE = 144;
/** Land covers most edges of water, so these may be less precise. */
const UNDER_LAND = 80;

/** How to draw an area. */
interface Look {
  fill: CardColour;
  /** Colour of its edge, and the edge's width in px. */
  edge?: CardColour;
  width?: number;
  /** Further attributes, each after a space. */
  rest?: string;
}

/**
 * Which edges of areas are drawn: every one, only the shore, or none, with simpler outlines. Small pictures omit thin
 * lines, which take up most of the bytes when compressed; close-ups do because they take longer to draw than everything
 * else.
 */
type Edges = 'all' | 'shore' | 'none';

/**
 * Cache of drawn grounds. Many archived games share a map, and drawing its outlines takes longer than drawing all marks
 * of a game.
 */
const drawnGrounds = new WeakMap<FileOfMap['ground'], Map<string, string>>();

/** Draws the ground of a map file: levels of land, cliffs, deep and shallow water, woods. Ids begin with `id`. */
export function drawTerrain({ ground }: FileOfMap, frame: Frame, id: string, edges: Edges = 'all'): string {
  const drawings = drawnGrounds.get(ground) ?? new Map<string, string>();
  drawnGrounds.set(ground, drawings);
  const key = [id, edges, frame.scale].join();
  const inner = drawings.get(key) ?? terrain(ground, frame, id, edges);
  drawings.set(key, inner);
  return sea(frame) + onGround(inner, frame);
}

/** The areas in map units. Only the widths of their edges depend on the frame. */
function terrain(ground: FileOfMap['ground'], frame: Frame, id: string, edges: Edges): string {
  const tolerance = edges === 'none' ? COARSE : FINE;
  const rings = (outline: string, minDistance = tolerance): Ring[] =>
    ringsOf(outline).map((ring) => simplifyRing(ring, minDistance));
  const draw = areas(frame);
  const levels = ground.levels.map(({ outline }) =>
    draw(rings(outline), {
      fill: 'high',
      ...(edges === 'all' && { edge: 'shore', width: 1.1 }),
      rest: ' fill-opacity=".55"',
    }),
  );
  const walkable = curves(rings(ground.walkable));
  const clip = `${id}-land`;
  const land = [...levels, draw(rings(ground.shallow), { fill: 'shallow' })].join('');
  return [
    draw(rings(ground.water, Math.max(tolerance, UNDER_LAND)), { fill: 'water' }),
    pathOf(
      walkable,
      { fill: 'low', ...(edges !== 'none' && { edge: 'shore', width: 3 }) },
      frame,
      ` id="${clip}w"`,
    ),
    land &&
      `<clipPath id="${clip}"><use href="#${clip}w"/></clipPath><g clip-path="url(#${clip})">${land}</g>`,
    draw(rings(ground.woods), { fill: 'forest', ...(edges === 'all' && { edge: 'tree', width: 1 }) }),
  ].join('');
}

/** Draws the ground known from orders: an outline around nearly all orders, and one around most of them. */
export const drawOrderGround = ({ outer, inner }: Ground, frame: Frame): string => {
  const draw = areas(frame);
  return (
    sea(frame) +
    onGround(draw(outer, { fill: 'low', edge: 'shore', width: 1 }) + draw(inner, { fill: 'high' }), frame)
  );
};

const sea = ({ width, height }: Frame): string => fill('sea', `M0 0h${width}v${height}H0z`);

/** Wraps outlines in a group that converts map units to px. */
const onGround = (inner: string, { scale, left, top }: Frame): string => {
  const step = short(CURVE_STEP * scale);
  return `<g transform="matrix(${step} 0 0 -${step} ${short(-left * scale)} ${short(top * scale)})" fill-rule="evenodd" stroke-linejoin="round">${inner}</g>`;
};

const areas =
  (frame: Frame) =>
  (rings: readonly Ring[], look: Look): string =>
    pathOf(curves(rings), look, frame);

function pathOf(d: string, { fill, edge, width = 1, rest = '' }: Look, { scale }: Frame, id = ''): string {
  if (d === '') return '';
  const line = edge ? ` stroke="${light(edge)}" stroke-width="${short(width / (CURVE_STEP * scale))}"` : '';
  return `<path${id} class="f-${fill}${edge ? ` s-${edge}` : ''}" fill="${light(fill)}"${line}${rest} d="${d}"/>`;
}

const short = (value: number): string => String(Number(value.toPrecision(5)));
