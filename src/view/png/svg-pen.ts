/** A pen that writes SVG text, so that the build draws the same pictures as pages without a canvas. */
import type { ShotPen } from '../shot/draw-shot.ts';
import { EM, type Letters, type Weight } from './fonts.ts';
import { glyphIn, UNITS } from './tokens.ts';

/** Middle of a line of text above its baseline, as a share of the letters' size. */
const MIDDLE = 0.35;

/** How a glyph's lines are drawn. */
const look = (colour: string): string =>
  `fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;

/** Draws what a canvas would, as SVG elements in `drawn`. `letters` must have every character of its texts. */
export class SvgPen implements ShotPen {
  globalAlpha = 1;
  lineWidth = 1;
  lineJoin = 'miter';
  fillStyle = '#000000';
  strokeStyle = '#000000';
  font = '400 10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  drawn = '';
  #path = '';
  #dash = '';
  readonly #letters: Letters;

  constructor(letters: Letters) {
    this.#letters = letters;
  }

  beginPath(): void {
    this.#path = '';
  }

  closePath(): void {
    this.#path += 'z';
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${px(x)} ${px(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === '' ? 'M' : 'L'}${px(x)} ${px(y)}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`;
  }

  arc(x: number, y: number, radius: number): void {
    const [r, across] = [px(radius), px(2 * radius)];
    this.#path += `M${px(x - radius)} ${px(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
  }

  setLineDash(lengths: number[]): void {
    this.#dash = lengths.join(' ');
  }

  fill(): void {
    this.drawn += `<path fill="${this.fillStyle}"${this.#opacity('fill')} d="${this.#path}"/>`;
  }

  stroke(): void {
    this.drawn += `<path fill="none"${this.#line()} d="${this.#path}"/>`;
  }

  fillText(text: string, x: number, y: number): void {
    this.drawn += this.#text(text, x, y, `fill="${this.fillStyle}"${this.#opacity('fill')}`);
  }

  strokeText(text: string, x: number, y: number): void {
    this.drawn += this.#text(text, x, y, `fill="none"${this.#line(EM / this.#size())}`);
  }

  measureText(text: string): { width: number } {
    return { width: this.#letters.width(text, this.#size(), this.#weight()) };
  }

  drawGlyph(name: string, x: number, y: number, size: number, colour: string): void {
    const place = `translate(${px(x)} ${px(y)}) scale(${size / UNITS})`;
    this.drawn += `<g transform="${place}"${this.#opacity('')}><g ${look(colour)}>${glyphIn(name, colour)}</g></g>`;
  }

  #text(text: string, x: number, y: number, look: string): string {
    const [size, weight] = [this.#size(), this.#weight()];
    const { width } = this.measureText(text);
    const startX = this.textAlign === 'center' ? x - width / 2 : this.textAlign === 'end' ? x - width : x;
    const base = this.textBaseline === 'middle' ? y + size * MIDDLE : y;
    const place = `translate(${px(startX)} ${px(base)}) scale(${size / EM})`;
    return `<path ${look} transform="${place}" d="${this.#letters.outlines(text, weight)}"/>`;
  }

  /** The line's look; `unit` converts its width to the units of a text's outline. */
  #line(unit = 1): string {
    const dash = this.#dash && ` stroke-dasharray="${this.#dash}"`;
    return ` stroke="${this.strokeStyle}" stroke-width="${px(this.lineWidth * unit)}" stroke-linejoin="${this.lineJoin}"${dash}${this.#opacity('stroke')}`;
  }

  #opacity(target: 'fill' | 'stroke' | ''): string {
    const name = target === '' ? 'opacity' : `${target}-opacity`;
    return this.globalAlpha < 1 ? ` ${name}="${px(this.globalAlpha)}"` : '';
  }

  #size(): number {
    return Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 10);
  }

  #weight(): Weight {
    if (this.font.includes('Serif')) return 'title';
    return /^[67]00/.test(this.font) ? 700 : 400;
  }
}

const px = (value: number): string => String(Math.round(value * 100) / 100);
