/**
 * The picture of a game: players with races, map and patch, openings, and the map if known. It reveals neither winner
 * nor length.
 */
import type { GameAnalysis } from '../../game/analysis.ts';
import { storyOf } from '../../map/story/claim.ts';
import { heroSentence } from '../../map/story/opening.ts';
import { inDark } from '../../map/card/style.ts';
import { matchupInOrder, raceText } from '../game-title.ts';
import { ELLIPSIS, line, MARGIN, masthead, rule } from './drawing.ts';
import { lettersFor } from './fonts.ts';
import { drawing, HEIGHT, WIDTH } from './picture.ts';
import { drawnPlayers, VERSUS } from './players.ts';

/** Where the players begin, below the headline. */
const TOP = 150;
const BOTTOM = HEIGHT - 168;
/** The square for the map on the right. */
const MAP = BOTTOM - TOP;
const MAP_LEFT = WIDTH - MARGIN - MAP;
const BESIDE_MAP = MAP_LEFT - MARGIN - 48;
/** Maximum players next to a map; more would be too small. */
const MAX_BESIDE_MAP = 4;

export interface GameCardOptions {
  /** Name of the site. */
  site: string;
  /** Name of the event; null if unknown. */
  event: string | null;
  /** The map's thumbnail as an SVG; null if there is none. */
  map?: string | null;
}

/**
 * Whether a game can have a picture: only if our fonts contain all characters of its names, because placeholders
 * aren't acceptable.
 */
export const hasGameCard = async (game: GameAnalysis, options: GameCardOptions): Promise<boolean> =>
  (await lettersFor(textsOf(game, options))) !== null;

/** The drawing of a game's picture. Throws if a name can't be drawn. */
export async function gameCard(game: GameAnalysis, options: GameCardOptions): Promise<string> {
  const letters = await lettersFor(textsOf(game, options));
  if (!letters) throw new Error(`${game.replayId} has a name that cannot be drawn.`);
  const low = { x: MARGIN, weight: 400, room: WIDTH - 2 * MARGIN } as const;
  const opening = openingSentence(game);
  const map = game.players.length <= MAX_BESIDE_MAP ? (options.map ?? null) : null;
  const room = { top: TOP, bottom: BOTTOM, single: map === null ? undefined : BESIDE_MAP };
  return drawing([
    masthead(letters, options.site, options.event),
    rule(TOP - 20),
    ...drawnPlayers(letters, game, room),
    map === null ? '' : mapPicture(map),
    rule(BOTTOM + 20),
    line(letters, factsOf(game), { ...low, y: HEIGHT - (opening ? 92 : 66), size: 40, fill: 'ink' }),
    opening ? line(letters, opening, { ...low, y: HEIGHT - 40, size: 34, fill: 'quiet' }) : '',
  ]);
}

/** The map at its place, in dark colours like the whole picture. Soft edges would add a fifth to the size. */
const mapPicture = (svg: string): string =>
  inDark(svg)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(
      '<svg',
      `<svg shape-rendering="crispEdges" x="${MAP_LEFT}" y="${TOP}" width="${MAP}" height="${MAP}" preserveAspectRatio="xMaxYMid"`,
    );

/** All strings that are drawn. */
const textsOf = (game: GameAnalysis, { site, event }: GameCardOptions): string[] => [
  ...[site, event ?? '', factsOf(game), openingSentence(game), VERSUS, ELLIPSIS],
  ...game.players.flatMap((player) => [player.handle, raceText(player)]),
];

/** The first sentence of the game's story, which is about first heroes; empty if nobody ordered a hero. */
export function openingSentence(game: GameAnalysis): string {
  const sentence = heroSentence({ analysis: game });
  return sentence ? storyOf([sentence]).story.join('') : '';
}

/** Map, patch and matchup, in the order of the players above. */
const factsOf = (game: GameAnalysis): string => {
  const { map, patch, sides } = game;
  return [map, patch && `Patch ${patch}`, matchupInOrder(game) ?? sides].filter(Boolean).join(' · ');
};
