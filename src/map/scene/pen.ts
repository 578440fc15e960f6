/** Drawing tools of a scene, which a page's canvas, a worker's canvas and the build's pictures all have. */
import type { Point } from '../../game/derive/places/point.ts';

/** The part of a canvas context that scenes need, so that a picture without a canvas can stand in for it. */
export interface Pen {
  globalAlpha: number;
  lineWidth: number;
  lineJoin: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  font: string;
  textAlign: string;
  textBaseline: string;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  /** Only whole circles: from 0 to 2π. */
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  setLineDash(lengths: number[]): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
}

/** A place for a scene: its pen, its size, and where it shows the map. */
export interface Sheet {
  pen: Pen;
  /** In px. */
  size: { width: number; height: number };
  /** Position of a map point in px. */
  place: (at: Point) => [x: number, y: number];
  /** Px per map unit. */
  across: number;
  /** Returns the value of a map colour by name. */
  colour: (name: string) => string;
}

/** What a scene calls its players' marks. */
export interface SceneNames {
  /** Side letter of each lobby slot: a and c are drawn as circles, b and d as squares. */
  sides: Readonly<Record<string, string>>;
  /** Hero names by object id. */
  heroes: Readonly<Record<string, string>>;
}
