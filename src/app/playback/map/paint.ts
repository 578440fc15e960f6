/** Draws a scene on a page's map. */
import { CAMP_PX, paintMoving, paintStanding } from '../../../map/scene/paint.ts';
import type { Scene } from '../../../map/scene/scene.ts';
import type { Overlay } from './canvas.ts';
import type { Stage } from '../stage.ts';

export function paint(overlay: Overlay, scene: Scene, stage: Stage): void {
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
