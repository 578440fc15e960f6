/** The preview picture of a fight: its surroundings on the map, and what both sides brought. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { drawCloseUp } from '../../map/card/card.ts';
import { inDark } from '../../map/card/style.ts';
import type { MapEntry } from '../../map/fit/entry.ts';
import { closeUp, focusOf } from '../../map/scene/close-up.ts';
import type { TrackFight } from '../../map/scene/fight-at.ts';
import type { Scene } from '../../map/scene/scene.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { drawAround, drawScene, mapSize, type ShotSize } from '../shot/draw-shot.ts';
import { shotGame } from '../shot/shot-game.ts';
import { type ShotGame, shotOf } from '../shot/shot.ts';
import { EM, type Letters, lettersFor } from './fonts.ts';
import { drawing, HEIGHT, WIDTH } from './picture.ts';
import { SvgPen } from './svg-pen.ts';

/** Px of the picture per px of the drawing: previews are shown at half their size or less. */
const SCALE = 1.5625;
const SIZE: ShotSize = { width: WIDTH / SCALE, height: HEIGHT / SCALE };
/** Every character of our own texts and numbers. */
const OURS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '–×·…’';

/** What the picture of a fight is drawn from. */
export interface ShotSource {
  analysis: GameAnalysis;
  entry: MapEntry;
  places: NonNullable<ToldGame['places']>;
  fight: TrackFight;
  scene: Scene;
}

/** Texts of a card that don't follow from its game. */
export interface CardTexts {
  site: string;
  title: string;
  clock: string | null;
  address: string;
}

/** The letters of a fight's card; null if a name has a character without a glyph. */
const lettersOf = (game: ShotGame, { site, title, address }: CardTexts): Promise<Letters | null> =>
  lettersFor([
    OURS,
    site,
    title,
    address,
    game.shot.map,
    game.shot.patch ?? '',
    ...game.names,
    ...Object.values(game.heroes),
  ]);

/** The drawing of a fight's picture; null if the ground is unknown or a name can't be drawn. */
export async function shotCard(
  { analysis, entry, places, fight, scene }: ShotSource,
  texts: CardTexts,
): Promise<string | null> {
  if (!entry.ground) return null;
  const game = shotGame(analysis, places.sides);
  const letters = await lettersOf(game, texts);
  if (!letters) return null;
  const frame = closeUp(focusOf(fight, scene), entry.ground.bounds, mapSize(SIZE));
  const ground = drawCloseUp(entry, places, frame);
  if (ground === null) return null;
  const pen = new SvgPen(letters);
  drawScene(pen, frame, scene, game);
  const over = pen.drawn;
  pen.drawn = '';
  const shot = { ...shotOf(game, { fight, scene, results: false }), title: texts.title, clock: texts.clock };
  drawAround(pen, SIZE, shot, texts);
  const { width, height } = frame;
  const map = `<svg width="${width}" height="${height}" overflow="hidden">${withOutlines(inDark(ground), letters)}${over}</svg>`;
  return drawing([`<g transform="scale(${SCALE})">${map}${pen.drawn}</g>`]);
}

/** Size of the numbers and letters on neutral marks, as in their groups. */
const MARK_TEXT = 9.5;

/** Replaces the texts of neutral marks, which are centred, by outlines: the build has no installed fonts. */
const withOutlines = (svg: string, letters: Letters): string =>
  svg.replace(
    /<text[^>]* fill="([^"]*)" x="([^"]*)" y="([^"]*)">([^<]*)<\/text>/g,
    (_, fill: string, x: string, y: string, words: string) => {
      const left = Number(x) - letters.width(words, MARK_TEXT, 700) / 2;
      return `<path stroke="none" fill="${fill}" transform="translate(${left} ${y}) scale(${MARK_TEXT / EM})" d="${letters.outlines(words, 700)}"/>`;
    },
  );
