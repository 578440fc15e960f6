/** Draws the pictures of a moment on a canvas. Runs in a worker. */
import { DARK } from '../../map/card/style.ts';
import { closeUp } from '../../map/scene/close-up.ts';
import { routeOver } from '../../map/scene/find-path.ts';
import type { TrackFight } from '../../map/scene/fight-at.ts';
import { sceneOf, type Scene } from '../../map/scene/scene.ts';
import { formatClock } from '../../game/clock.ts';
import { drawAround, drawScene, mapSize, type ShotPen, type ShotSize } from '../../view/shot/draw-shot.ts';
import { shotOf } from '../../view/shot/shot.ts';
import type { GlyphPart, ShotJob } from './messages.ts';

/** Size of a moving picture; both must be even for H.264. */
export const SIZE: ShotSize = { width: 720, height: 404 };
/** Px of the ground and of a still picture per px of a moving one. */
export const DENSITY = 2;
/** Side of a glyph's square, and the width of its lines. */
const GLYPH = { units: 24, line: 1.75 };

type Canvas2d = OffscreenCanvasRenderingContext2D;

/** What a picture tells. */
interface Telling {
  /** Whether it may tell how a fight went. */
  results: boolean;
  /** Whether it does, although the fight isn't over. */
  atOnce?: boolean;
}

export interface Painter {
  fight: TrackFight | undefined;
  sceneAt: (ms: number) => Scene;
  /** Draws the picture of a game time in ms on a canvas whose width decides its scale. */
  paint: (context: Canvas2d, ms: number, telling: Telling) => void;
}

/** Prepares the pictures of a job; its fonts must be loaded. */
export function painterOf(job: ShotJob): Painter {
  const { game, track, bounds, grid, ground, title, safeTitle, site, address } = job;
  const sceneAt = sceneOf(track, grid && routeOver(grid, bounds));
  const fight = track.fights[job.fight ?? -1];
  const frame = closeUp(job.focus, bounds, mapSize(SIZE));
  const glyphs = new Map(
    Object.entries(job.glyphs).map(([name, parts]) => [
      name,
      parts.map((part) => ({ ...part, path: new Path2D(part.d) })),
    ]),
  );
  return {
    fight,
    sceneAt,
    paint(context, ms, { results, atOnce = false }) {
      const scale = context.canvas.width / SIZE.width;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.globalAlpha = 1;
      // A whole map can be narrower or lower than the picture.
      context.fillStyle = DARK.sea;
      context.fillRect(0, 0, frame.width, frame.height);
      context.drawImage(ground, 0, 0, frame.width, frame.height);
      const pen = penOn(context, glyphs);
      const scene = sceneAt(ms);
      drawScene(pen, frame, results ? scene : untold(scene), game);
      // What was seen for the last time is known when the fight is over.
      const over = atOnce || (fight !== undefined && ms >= fight.ms + fight.lastsMs);
      const sides = shotOf(game, { fight, scene, results: results && over });
      const shot = { ...sides, title: results ? title : safeTitle, clock: formatClock(ms) };
      drawAround(pen, SIZE, shot, { site, address });
    },
  };
}

/** A scene without heroes that died in a fight. */
const untold = (scene: Scene): Scene => ({
  ...scene,
  heroes: scene.heroes.filter(({ state }) => state.state !== 'down'),
});

type DrawnGlyph = GlyphPart & { path: Path2D };

/** A canvas as a pen that also draws glyphs. */
function penOn(context: Canvas2d, glyphs: ReadonlyMap<string, readonly DrawnGlyph[]>): ShotPen {
  return Object.assign(context, {
    drawGlyph(name: string, x: number, y: number, size: number, colour: string) {
      context.save();
      context.translate(x, y);
      context.scale(size / GLYPH.units, size / GLYPH.units);
      Object.assign(context, { lineWidth: GLYPH.line, lineCap: 'round', lineJoin: 'round' });
      context.globalAlpha = 1;
      context.fillStyle = context.strokeStyle = colour;
      for (const { path, filled, evenOdd } of glyphs.get(name) ?? [])
        if (filled) context.fill(path, evenOdd ? 'evenodd' : 'nonzero');
        else context.stroke(path);
      context.restore();
    },
  });
}
