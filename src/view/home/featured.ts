/** A game on the front page: players, strip, map, story and three moments. */
import { featuredGame, SHOWN } from '../../archive/count/featured.ts';
import type { Archive } from '../../archive/count/archive.ts';
import { cardWith, onMap } from '../../archive/count/games-on-map.ts';
import { placesOf } from '../../archive/count/map-files.ts';
import { boldMoments } from '../../map/fights/bold-moments.ts';
import { biggestFight } from '../../map/fights/fight-size.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import type { LegendEntry } from '../../map/card/legend.ts';
import { momentFragment, pinsOf } from '../../map/fights/moment-pins.ts';
import { bySide } from '../../game/sides.ts';
import { urls } from '../../urls.ts';
import { fightFragment } from '../game/ledger.ts';
import { stageRows, type StageRow } from '../game/stage-rows.ts';
import { playbackOf } from '../game/stage.ts';
import { versusSides, type VersusSide } from '../game/versus.ts';
import { gameTitle } from '../words.ts';
import { stripOf, type Strip } from '../svg/strip.ts';

/** How long before a fight its playback begins, in ms. */
const LEAD_MS = 5000;

/** Maximum sentences of the story; the game's page shows all of them. */
const SENTENCES = 2;

export interface FeaturedView {
  href: string;
  title: string;
  map: { name: string; href: string | null };
  event: { name: string; href: string } | null;
  patch: string | null;
  lengthMs: number;
  sides: readonly VersusSide[];
  names: readonly string[];
  strip: Strip;
  /** An SVG. */
  card: string;
  /** Names the source of the card's ground. */
  ground: string;
  legend: readonly LegendEntry[];
  story: string;
  moments: readonly StageRow[];
  /** Data for playing its biggest fight, as an attribute value; null if nothing can be played. */
  playback: string | null;
  /** Start of the fight with the most food, and its row on the evidence page; null without fights. */
  biggest: { ms: number; href: string } | null;
  /** Number of games it was chosen from. */
  among: number;
}

/** The featured game; null if there is none. */
export function featured(archive: Archive): FeaturedView | null {
  const chosen = featuredGame(archive);
  const placed = chosen && placesOf(archive, chosen.game);
  if (!placed) return null;
  const { game, among } = chosen;
  const { analysis, people, event } = game;
  const { chronicle, ground, legend, play } = onMap(archive, game);
  const moments = momentsToShow(chronicle);
  const pins = pinsOf(moments).filter((pin) => pin !== null);
  const card = cardWith(archive, game, pins);
  if (card === null || !chronicle.places) return null;
  const biggestMs = biggestFight(chronicle.fights)?.startMs ?? null;
  const names = bySide(analysis.players).map((side) => side.map(({ handle }) => handle).join(' & '));
  return {
    href: urls.game(game.replayId),
    title: gameTitle(analysis),
    map: { name: analysis.map, href: game.mapUrl },
    event: event && { name: event.name, href: urls.event(event.id) },
    patch: analysis.patch,
    lengthMs: analysis.decidedMs,
    sides: versusSides(analysis, people),
    names,
    playback: play && playbackOf(analysis, chronicle, play, Math.max(0, (biggestMs ?? 0) - LEAD_MS)),
    strip: stripOf(chronicle.fights, analysis.decidedMs),
    card,
    ground,
    legend,
    story: chronicle.story.slice(0, SENTENCES).join(' '),
    moments: stageRows({ moments, fights: chronicle.fights }, true, analysis.decidedMs).map((row) => ({
      ...row,
      id: null,
      fragment: momentFragment(row.ms),
    })),
    biggest:
      biggestMs === null
        ? null
        : { ms: biggestMs, href: `${urls.made(game.replayId)}#${fightFragment(biggestMs)}` },
    among,
  };
}

/** The two moments with the most attack orders and the first of the others, sorted by time. */
function momentsToShow(chronicle: ToldGame): ToldGame['moments'] {
  const orders = (moment: ToldGame['moments'][number]) =>
    (moment.orders ?? []).reduce((sum, count) => sum + count, 0);
  const bold = boldMoments(chronicle);
  const fights = bold.toSorted((a, b) => orders(b) - orders(a));
  const other = bold.find(({ kind }) => kind !== 'fight');
  const chosen = new Set([...(other ? [other] : []), ...fights].slice(0, SHOWN));
  return bold.filter((moment) => chosen.has(moment));
}
