/** A shareable picture of a game: players, races, heroes, result, and its map. Loaded on demand. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import { setAttributes, copyStyled, svgElement, takeIn } from '../../shell/charts/draw-charts.ts';
import { asXml, toPng } from '../../shell/charts/save-charts.ts';
import { copyPicture } from '../../shell/clipboard.ts';
import { save, saveBlob } from '../../shell/save.ts';
import { CARD, cardTexts, MAP_BOX, type CardText, type TextWidth } from './layout.ts';

/** Pictures can't load fonts, so text is drawn and measured in a font that every device has. */
const FONT = 'system-ui, sans-serif';
const WEIGHTS: Readonly<Record<CardText['look'], number>> = { name: 700, won: 700, plain: 400, quiet: 400 };

/** Copies the card to the clipboard as PNG. False if the browser or the visitor forbids it. */
export const copyCard = (game: GameAnalysis): Promise<boolean> => copyPicture(drawCard(game).then(toPng));

/** Saves the card as a file. */
export async function saveCard(game: GameAnalysis, format: 'SVG' | 'PNG'): Promise<void> {
  const text = await drawCard(game);
  const name = `${game.replayId}.${format.toLowerCase()}`;
  if (format === 'SVG') save({ name, type: 'image/svg+xml', text });
  else saveBlob(name, await toPng(text));
}

/** Draws the card as SVG in the page's colours, with the displayed report's map. */
async function drawCard(game: GameAnalysis): Promise<string> {
  const map = document.querySelector<SVGSVGElement>('.report svg.map-card');
  const page = getComputedStyle(document.documentElement);
  const { width, height } = CARD;
  const picture = svgElement('svg', {
    ...{ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
  });
  picture.append(svgElement('rect', { width, height, fill: page.backgroundColor }));
  if (map) {
    const copy = copyStyled(map);
    const { x, y, size } = MAP_BOX;
    setAttributes(copy, { x, y, width: size, height: size });
    picture.append(copy);
  }
  const signature = `Farseer · ${location.host}`;
  for (const part of cardTexts(game, signature, map !== null, measureWith()))
    picture.append(textOf(part, page));
  await takeIn(picture);
  return asXml(picture);
}

function textOf({ text, x, y, size, look, ends }: CardText, page: CSSStyleDeclaration): SVGElement {
  const line = svgElement('text', {
    ...{ x, y, 'font-family': FONT, 'font-size': size, 'font-weight': WEIGHTS[look] },
    ...{ 'fill-opacity': look === 'quiet' ? 0.7 : 1, 'text-anchor': ends ? 'end' : 'start' },
    fill: look === 'won' ? colourOf('--won') : page.color,
  });
  line.textContent = text;
  return line;
}

/** A colour of the page by its token. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function measureWith(): TextWidth {
  const context = document.createElement('canvas').getContext('2d')!;
  return (text, size, bold) => {
    context.font = `${bold ? 700 : 400} ${size}px ${FONT}`;
    return context.measureText(text).width;
  };
}
