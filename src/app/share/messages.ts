/** What a page and the worker that draws its pictures tell each other. */
import type { Point } from '../../game/derive/places/point.ts';
import type { WalkGrid } from '../../map/ground/walk-grid.ts';
import type { GameTrack } from '../../map/story/track.ts';
import type { ShotGame } from '../../view/shot/shot.ts';

/** A part of a glyph: path data, drawn as a line or filled. */
export interface GlyphPart {
  d: string;
  filled: boolean;
  evenOdd: boolean;
}

/** Everything about a moment; sent once, before any picture is asked for. */
export interface ShotJob {
  game: ShotGame;
  track: GameTrack;
  bounds: readonly [number, number, number, number];
  /** Where units can walk; null if unknown. */
  grid: WalkGrid | null;
  ms: number;
  /** Index of the fight that it is about; null for any other moment. */
  fight: number | null;
  /** The last second that may be shown, in ms. */
  endMs: number;
  /** The middle of the picture; null for the whole map. */
  focus: Point | null;
  /** The ground of the map's part of the picture, at `DENSITY`. */
  ground: ImageBitmap;
  glyphs: Readonly<Record<string, readonly GlyphPart[]>>;
  /** Addresses of the site's fonts. */
  fonts: readonly { family: string; weight: string; url: string }[];
  title: string;
  /** The title of pictures without results. */
  safeTitle: string;
  site: string;
  address: string;
}

/** Formats in which a moving picture can be made: a video as the browser can, or GIF. */
export type MovieFormat = 'video' | 'gif';

export type ShotRequest =
  | { kind: 'open'; job: ShotJob }
  | { kind: 'still'; results: boolean }
  | { kind: 'movie'; results: boolean; format: MovieFormat };

export interface MadeFile {
  blob: Blob;
  /** Such as "mp4". */
  extension: string;
  /** Length in s; 0 for a still picture. */
  seconds: number;
}

export type ShotAnswer =
  | { kind: 'still'; file: MadeFile; preview: ImageBitmap }
  | { kind: 'progress'; share: number }
  | { kind: 'movie'; file: MadeFile }
  | { kind: 'failed'; why: string };
