/** The still picture of the front page's fight, over its map before playback. */
import type { SharedScene } from '../../archive/count/games-on-map.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Frame } from '../../map/card/frame.ts';
import { escapeXml } from '../../map/card/svg.ts';
import { paintMoving, paintStanding } from '../../map/scene/paint.ts';
import { SvgPen } from '../png/svg-pen.ts';
import { shotGame } from '../shot/shot-game.ts';

/** Size of a px of marks in px of the drawing: pages show a close card about this much larger. */
const PX = 0.55;
/** Average width of a letter, as a share of its size. */
const LETTER = 0.55;

/** Writes texts as such, because pages have fonts. */
class PagePen extends SvgPen {
  constructor() {
    super({ width: (text, size) => text.length * size * LETTER, outlines: () => '' });
  }

  override fillText(text: string, x: number, y: number): void {
    this.#write(text, x, y, `fill="${this.fillStyle}"`);
  }

  override strokeText(text: string, x: number, y: number): void {
    this.#write(text, x, y, `fill="none" stroke="${this.strokeStyle}" stroke-width="${this.lineWidth}"`);
  }

  #write(text: string, x: number, y: number, look: string): void {
    const size = parseFloat(/[\d.]+px/.exec(this.font)?.[0] ?? '10');
    const base = this.textBaseline === 'middle' ? y + size * 0.35 : y;
    const anchor = this.textAlign === 'center' ? 'middle' : this.textAlign === 'end' ? 'end' : 'start';
    this.drawn += `<text ${look} x="${x.toFixed(1)}" y="${base.toFixed(1)}" font-size="${size}" font-weight="600" text-anchor="${anchor}">${escapeXml(text)}</text>`;
  }
}

/** Returns a function that draws a fight's scene on a map, in the map's colours. */
export const stillOf =
  (analysis: GameAnalysis, sides: readonly { slots: readonly number[] }[], { scene }: SharedScene) =>
  ({ width, height, scale, place }: Frame): string => {
    const names = shotGame(analysis, sides);
    const pen = new PagePen();
    const sheet = {
      pen,
      size: { width: width / PX, height: height / PX },
      across: scale / PX,
      colour: (name: string) => `var(--map-${name})`,
      place: (at: readonly [number, number]): [number, number] => {
        const [x, y] = place(at);
        return [x / PX, y / PX];
      },
    };
    paintStanding(sheet, scene, names);
    paintMoving(sheet, scene, names);
    return `<g transform="scale(${PX})">${pen.drawn}</g>`;
  };
