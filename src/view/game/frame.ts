/** A game as shown in a frame on other sites. */
import { thumbnailOf } from '../../archive/count/atlas.ts';
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { gameHubs } from '../../archive/count/game-links.ts';
import { onMap } from '../../archive/count/games-on-map.ts';
import type { LegendEntry } from '../../game/map/card/legend.ts';
import { asPicture } from '../../game/map/card/links.ts';
import { SITE_URL } from '../../site.ts';
import { absolute, pictureOfMap, urls } from '../../urls.ts';
import type { PageFact } from '../page.ts';
import { playedText } from '../played.ts';
import type { Piece } from '../rich-text.ts';
import { facts } from './facts.ts';
import { headOf } from './heads.ts';
import { storyItems } from './story.ts';
import { FRAME_WORDS } from './words/pages.ts';

interface Frame {
  title: string;
  /** Absolute address of the game's page. */
  page: string;
  /** Map, event, day and patch, if known. */
  setting: readonly string[];
  /** Path of the map's picture; null if there is none. */
  picture: string | null;
  /** The map with key moments, as SVG; null if the map is unknown. */
  card: string | null;
  legend: readonly LegendEntry[];
  /** Winner and length, shown after a click. */
  ending: readonly PageFact[];
  /** The story, shown after the same click; empty if there is none. */
  story: readonly Piece[][];
}

/** A game as shown in a frame. */
export function embedFrame(archive: Archive, game: ArchivedGame): Frame {
  const { replayId, event, analysis } = game;
  const map = gameHubs(replayId, archive.catalogue).facts.map;
  const { patch } = analysis;
  const { card, legend, chronicle } = onMap(archive, game);
  const page = absolute(urls.game(replayId), SITE_URL);
  return {
    title: headOf(archive, replayId).title,
    page,
    setting: [
      analysis.map,
      event?.name ?? '',
      FRAME_WORDS.played(playedText(analysis.played)),
      patch ? FRAME_WORDS.patch(patch) : '',
    ].filter((text) => text !== ''),
    picture: map && thumbnailOf(archive, analysis.map) ? pictureOfMap(map) : null,
    card: card && asPicture(card),
    legend,
    story: storyItems(chronicle, { page, evidence: absolute(urls.made(replayId), SITE_URL) }),
    ending: facts(analysis, {}).parts.flatMap((part) =>
      part.kind === 'versus' ? part.facts.filter(({ result, length }) => result || length) : [],
    ),
  };
}
