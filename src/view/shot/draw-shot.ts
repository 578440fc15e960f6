/**
 * Draws a picture of a moment: the map on the left, both sides on the right, the site below. One drawing serves link
 * previews, saved pictures and moving pictures.
 */
import type { Point } from '../../game/derive/places/point.ts';
import type { Frame } from '../../map/card/frame.ts';
import { DARK, type CardColour } from '../../map/card/style.ts';
import { paintMoving, paintStanding } from '../../map/scene/paint.ts';
import type { Pen, SceneNames } from '../../map/scene/pen.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { fillShape, isRound } from '../../map/scene/shapes.ts';
import { type Shot, type ShotMark, type ShotSide } from './shot.ts';

/** A pen, and the site's glyphs in a square at a place. */
export interface ShotPen extends Pen {
  drawGlyph(name: string, x: number, y: number, size: number, colour: string): void;
}

/** The size of a whole picture in px of the drawing; programs scale it. */
export interface ShotSize {
  width: number;
  height: number;
}

/** Colours around the map, which are those of dark pages. */
const PAPER = '#15181c';
const INK = '#e9e5dc';
const QUIET = '#a9adb3';
const LINE = '#363d46';
const BRASS = '#d9b666';

/** Width of the panel with both sides, in px like all that follows. */
const PANEL = 264;
/** Height of the strip below. */
const STRIP = 26;
/** Margin within the panel. */
const PAD = 16;
/** Height of a row of glyphs. */
const ROW = 24;
/** Height of a side that has room for two rows of glyphs and for what was last seen. */
const TWO_ROWS = 120;
const SANS = '"Farseer Sans", "Source Sans 3", system-ui, sans-serif';
const SERIF = '"Farseer Serif", Alegreya, Georgia, serif';

/** The size of the map in a picture. */
export const mapSize = ({ width, height }: ShotSize): ShotSize => ({
  width: width - PANEL,
  height: height - STRIP,
});

const darkColour = (name: string): string => DARK[name as CardColour] ?? INK;

/** Draws the scene over the ground, which the program has drawn before. */
export function drawScene(pen: ShotPen, frame: Frame, scene: Scene, names: SceneNames): void {
  const { width, height, scale: across } = frame;
  const sheet = {
    pen,
    size: { width, height },
    across,
    colour: darkColour,
    place: (point: Point): [number, number] => [...frame.place(point)],
  };
  paintStanding(sheet, scene, names);
  paintMoving(sheet, scene, names);
}

/** Draws everything around the map, and the clock on it. Below the map are the site's name and an address. */
export function drawAround(
  pen: ShotPen,
  size: ShotSize,
  shot: Shot,
  foot: { site: string; address: string },
): void {
  const map = mapSize(size);
  pen.globalAlpha = 1;
  box(pen, [map.width, 0, PANEL, size.height], PAPER);
  box(pen, [0, map.height, size.width, STRIP], PAPER);
  box(pen, [map.width, 0, 1.5, map.height], BRASS);
  box(pen, [0, map.height, size.width, 1], LINE);
  if (shot.clock) drawClock(pen, shot.clock);
  const left = map.width + PAD;
  const room = PANEL - 2 * PAD;
  text(pen, shot.setting, { x: left, y: 27, font: `400 13px ${SANS}`, colour: QUIET, room });
  const titleFont = `600 22px ${SERIF}`;
  const title = lines(pen, shot.title, titleFont, room).slice(0, 2);
  for (const [index, line] of title.entries())
    text(pen, line, { x: left, y: 55 + 25 * index, font: titleFont, colour: INK, room });
  const top = 54 + 25 * title.length;
  const sides = shot.sides.slice(0, 4);
  const maxFood = Math.max(1, ...sides.map(({ food }) => food ?? 0));
  const height = Math.min(136, (map.height - top) / Math.max(1, sides.length));
  for (const [index, side] of sides.entries())
    drawSide(pen, side, { x: left, y: top + height * index, room, height, letter: 'abcd'[index]!, maxFood });
  drawFoot(pen, size, foot);
}

/** A pill with the game's clock, in the corner of the map. */
function drawClock(pen: ShotPen, clock: string): void {
  pen.font = `600 20px ${SANS}`;
  const wide = pen.measureText(clock).width;
  pen.globalAlpha = 0.85;
  box(pen, [10, 10, wide + 20, 30], PAPER);
  pen.globalAlpha = 1;
  text(pen, clock, { x: 20, y: 32, font: `600 20px ${SANS}`, colour: INK, room: wide + 1 });
}

interface SidePlace {
  x: number;
  y: number;
  room: number;
  height: number;
  letter: string;
  /** The most food of any side. */
  maxFood: number;
}

function drawSide(pen: ShotPen, side: ShotSide, { x, y, room, height, letter, maxFood }: SidePlace): void {
  const colour = darkColour(letter);
  const quiet = { font: `400 13px ${SANS}`, colour: QUIET, room };
  fillShape(pen, [x + 6, y + 13], 6, isRound(letter), colour, 1);
  let textX = x + 18;
  for (const race of side.races.slice(0, 4)) {
    pen.drawGlyph(race, textX, y + 3, 20, colour);
    textX += 23;
  }
  text(pen, side.name, {
    x: textX + 2,
    y: y + 19,
    font: `600 18px ${SANS}`,
    colour,
    room: x + room - textX - 2,
  });
  let low = y + 28;
  if (side.food !== null) {
    let right = x + room - text(pen, 'food', { ...quiet, x: x + room, y: low + 11, end: true }) - 4;
    const number = { font: `600 17px ${SANS}`, colour: INK, x: right, y: low + 11, end: true, room };
    right -= text(pen, String(side.food), number) + 4;
    right -= text(pen, 'at least', { ...quiet, x: right, y: low + 11, end: true }) + 10;
    box(pen, [x, low + 1, right - x, 8], LINE);
    box(pen, [x, low + 1, ((right - x) * side.food) / maxFood, 8], colour);
    low += 18;
  }
  if (height < 74) return;
  low = drawMarks(pen, side.marks, { x, y: low, room, rows: height >= TWO_ROWS ? 2 : 1 }, colour);
  if (side.lastSeen.length === 0 || low + ROW > y + height) return;
  const wide = text(pen, 'last seen', { ...quiet, x, y: low + 16 });
  drawMarks(pen, side.lastSeen, { x: x + wide + 8, y: low, room: room - wide - 8, rows: 1 }, QUIET);
}

/** Draws glyphs with their numbers in rows, as many as fit, and returns where the rows end. */
function drawMarks(
  pen: ShotPen,
  marks: readonly ShotMark[],
  { x, y, room, rows }: { x: number; y: number; room: number; rows: number },
  colour: string,
): number {
  const font = `600 13px ${SANS}`;
  let [markX, row] = [x, 0];
  for (const { glyph, text: words } of marks) {
    pen.font = font;
    const wide = 21 + pen.measureText(words).width;
    if (markX + wide > x + room) [markX, row] = [x, row + 1];
    if (row >= rows) break;
    pen.drawGlyph(glyph, markX, y + ROW * row + 2, 19, colour);
    text(pen, words, { x: markX + 21, y: y + ROW * row + 16, font, colour: INK, room });
    markX += wide + 9;
  }
  return y + ROW * Math.min(rows, marks.length === 0 ? 0 : row + 1);
}

function drawFoot(
  pen: ShotPen,
  { width, height }: ShotSize,
  { site, address }: { site: string; address: string },
): void {
  const y = height - 8.5;
  pen.drawGlyph('farseer', 10, height - 22.5, 19, BRASS);
  const siteWidth = text(pen, site, { x: 33, y, font: `600 15px ${SERIF}`, colour: BRASS, room: 120 });
  text(pen, address, {
    x: width - 12,
    y,
    font: `400 12px ${SANS}`,
    colour: QUIET,
    end: true,
    room: width - siteWidth - 70,
  });
}

function box(
  pen: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fill();
}

interface TextPlace {
  x: number;
  y: number;
  font: string;
  colour: string;
  /** Available width; longer texts are cut. */
  room: number;
  /** Whether the text ends at `x`. */
  end?: boolean;
}

/** Draws a line of text on its baseline and returns its width. */
function text(pen: Pen, words: string, { x, y, font, colour, room, end = false }: TextPlace): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = 'start';
  pen.textBaseline = 'alphabetic';
  const fitting = fitText(pen, words, room);
  const { width } = pen.measureText(fitting);
  pen.fillText(fitting, end ? x - width : x, y);
  return width;
}

/** Cuts a text that is too long, and marks the cut. */
function fitText(pen: Pen, words: string, room: number): string {
  if (pen.measureText(words).width <= room) return words;
  const letters = [...words];
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks a text at spaces. */
function lines(pen: Pen, words: string, font: string, room: number): string[] {
  pen.font = font;
  const broken: string[] = [];
  for (const word of words.split(' ')) {
    const longer = broken.length > 0 ? `${broken.at(-1)} ${word}` : word;
    if (broken.length > 0 && pen.measureText(longer).width <= room) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}
