import type { CardGame } from './card-game.ts';
import { isInside, type Frame } from './frame.ts';
import { scattered } from './path.ts';
import { sideClass } from './shapes.ts';
import type { CardColour } from './style.ts';
import { lined } from './svg.ts';

/** Maximum number of buildings drawn per side. */
const MOST_BUILDINGS = 60;

/** Draws buildings as dots, in one path per side: round, square, or dashes for other sides in free-for-alls. */
const DOTS = [
  { mark: 'h0', caps: 'round' },
  { mark: 'h0', caps: 'square' },
  { mark: 'm-2 0h4m-2 0', caps: 'butt' },
  { mark: 'm0-2v4m0-2', caps: 'butt' },
] as const;

export function buildingMarks({ places }: CardGame, frame: Frame, seat: (slot: number) => number): string {
  return places.sides
    .map((_, side) => {
      const { mark, caps } = DOTS[side % DOTS.length]!;
      const dots = places.buildings
        .filter(({ slot }) => seat(slot) === side)
        .slice(0, MOST_BUILDINGS)
        .map(({ at }) => frame.place(at))
        .filter((at) => isInside(frame, at));
      const path = dots.length > 0 ? `M0 0${scattered(dots, mark)}` : '';
      return lined(sideClass(side) as CardColour, path, 4.6, ` stroke-linecap="${caps}" opacity=".65"`);
    })
    .join('');
}
