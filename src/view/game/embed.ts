/** A game in a frame on other sites. */
import { escapeXml } from '../../map/card/svg.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { TIMING_NAMES, timingOf, TIMINGS } from '../../game/key-timings.ts';
import { absolute, urls } from '../../urls.ts';
import type { Table } from '../table.ts';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { onMap } from '../../archive/count/games-on-map.ts';
import type { LegendEntry } from '../../map/card/legend.ts';
import { SITE_URL } from '../../site.ts';
import type { PageFact } from '../page.ts';
import { playTimeText } from '../played.ts';
import type { Piece } from '../rich-text.ts';
import { facts } from './facts.ts';
import { headOf } from './game-heads.ts';
import { playbackOf } from './stage.ts';
import { storyItems } from './story.ts';

/** Size of the frame in CSS pixels; on a narrow page it scrolls. */
const FRAME = { width: 640, height: 480 };

/** What an embedded game needs. */
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
    caption: 'Ordered at (game time)',
    columns: [
      { name: 'What' },
      ...people.map(({ handle }) => ({ name: { text: handle }, numeric: true as const })),
    ],
    rows: TIMING_NAMES.map((timing) => [
      TIMINGS[timing],
      ...people.map((player) => ({ ms: timingOf(player, timing) })),
    ]),
  };
}

/** A game as shown in a frame on other sites. */
interface Frame {
  title: string;
  /** Absolute address of the game's page. */
  page: string;
  /** Map, event, day and patch, if known. */
  setting: readonly string[];
  /** The map with key moments, which a click shows, as SVG; null if the map is unknown. */
  card: string | null;
  legend: readonly LegendEntry[];
  /** Data for playing the game, as an attribute value; null if nothing can be played. */
  playback: string | null;
  /** Winner and length, shown after a click. */
  ending: readonly PageFact[];
  /** The story, shown after the same click; empty if there is none. */
  story: readonly Piece[][];
}

/** A game as shown in a frame. */
export function embedFrame(archive: Archive, game: ArchivedGame): Frame {
  const { replayId, event, analysis } = game;
  const { patch } = analysis;
  const { card, legend, chronicle, play } = onMap(archive, game);
  const page = absolute(urls.game(replayId), SITE_URL);
  return {
    title: headOf(archive, replayId).title,
    page,
    setting: [
      analysis.map,
      event?.name ?? '',
      `played ${playTimeText(analysis.played)}`,
      patch ? `patch ${patch}` : '',
    ].filter((text) => text !== ''),
    ...{ card, legend },
    playback: play && playbackOf(analysis, chronicle, play),
    story: storyItems(chronicle, { page, evidence: absolute(urls.made(replayId), SITE_URL) }),
    ending: facts(analysis, {}).parts.flatMap((part) =>
      part.kind === 'versus' ? part.facts.filter(({ result, length }) => result || length) : [],
    ),
  };
}
