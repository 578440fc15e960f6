/** A game in a frame on other sites. */
import { escapeXml } from '../../game/map/card/svg.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { TIMING_NAMES, timingOf, TIMINGS } from '../../game/key-timings.ts';
import { absolute, urls } from '../../urls.ts';
import type { Table } from '../table.ts';
import { FRAME_WORDS } from './words/pages.ts';

/** Size of the frame in CSS pixels; on a narrow page it scrolls. */
const FRAME = { width: 640, height: 400 };

export interface Embedded {
  replayId: string;
  title: string;
}

/** The frame as HTML for embedding. */
export const frameHtml = ({ replayId, title }: Embedded, origin: string): string =>
  `<iframe src="${absolute(urls.embed(replayId), origin)}" width="${FRAME.width}" height="${FRAME.height}" ` +
  `title="${escapeXml(title).replaceAll('"', '&quot;')}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

interface Provider {
  name: string;
  origin: string;
  /** The picture of the game, with its size. */
  picture: { path: string; width: number; height: number };
}

/**
 * The oEmbed 1.0 description of a game. A static file can't react to `maxwidth`, so the frame fills its container.
 */
export const oEmbed = (game: Embedded, { name, origin, picture: { path, width, height } }: Provider) => ({
  version: '1.0',
  type: 'rich',
  title: game.title,
  provider_name: name,
  provider_url: absolute(urls.home(), origin),
  html: frameHtml(game, origin),
  ...FRAME,
  thumbnail_url: absolute(path, origin),
  thumbnail_width: width,
  thumbnail_height: height,
});

/** Key timings of each player, without revealing the winner or the length. */
export function embedTimings({ players }: GameAnalysis): Table {
  const people = players.filter(({ kind }) => kind === 'human');
  return {
    caption: FRAME_WORDS.timings,
    columns: [
      { name: FRAME_WORDS.what },
      ...people.map(({ handle }) => ({ name: { text: handle }, numeric: true as const })),
    ],
    rows: TIMING_NAMES.map((timing) => [
      TIMINGS[timing],
      ...people.map((player) => ({ ms: timingOf(player, timing) })),
    ]),
  };
}
