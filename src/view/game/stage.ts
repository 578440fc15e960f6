import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { LegendEntry } from '../../game/map/card/legend.ts';
import { bySide, sideName } from '../../game/sides.ts';
import { inTwin, onPage, quiet, type Section } from '../page.ts';
import { stageLine } from './stage-line.ts';
import { stageRows } from './stage-rows.ts';
import type { InWords } from './in-words.ts';

/** A game on its map, with the card as an SVG; null for a record without map orders. */
export interface OnMap {
  chronicle: ToldGame;
  card: string | null;
  /** Names the source of the card's ground. */
  ground: string;
  legend: readonly LegendEntry[];
  /** The creep route of each player by slot, as an SVG on the card's ground. */
  routes: Readonly<Record<string, string>>;
  /** The source of playback data; null if nothing can be played. */
  play: { track: string; bounds: readonly [number, number, number, number] } | null;
}

const NO_CARD = 'No order in this replay points at the ground, so we can’t draw a map.';
const NO_PLACES = 'This game has no map: it was decoded before Farseer read the targets of orders.';

const RULE =
  'Up to twenty moments, picked by a rule: each side’s first creep camp, the first attack order, the last fight and the first player ' +
  'to leave are always here. Then come the most important others, with at most six fights and four of any ' +
  'other kind. “Inferred” means ' +
  'that the replay itself doesn’t say so. Attack orders show where the players fought and how busy each side was, not who ' +
  'came out ahead.';

/** The map and the key moments; null if they weren't derived. */
export function stage(
  game: GameAnalysis,
  onMap: OnMap | null | undefined,
  inWords?: InWords['stage'],
): Section | null {
  if (!onMap) return null;
  const { chronicle, card, ground: caption, legend, play } = onMap;
  const { places: map, moments } = chronicle;
  if (!map) return { id: 'moments', title: 'Map and key moments', parts: [quiet(NO_PLACES)] };
  const sides = bySide(game.players).map((side) => sideName(side.map(({ handle }) => handle)));
  const rows = stageRows(moments, card !== null, game.decidedMs);
  return {
    id: 'moments',
    title: 'Key moments',
    parts: [
      onPage(() => [
        {
          kind: 'stage',
          stage: {
            card,
            caption,
            legend,
            rule: RULE,
            sides,
            rows,
            playback: play && playbackOf(game, map.sides, play, sides),
            video: play?.track.startsWith('/') ?? false,
            line: stageLine(game, chronicle, sides),
          },
        },
      ]),
      ...(card === null ? [quiet(NO_CARD)] : []),
      inTwin(() => [...(inWords?.(game, chronicle, sides, caption) ?? []), quiet(RULE)]),
    ],
  };
}

/** The page's playback data as an attribute value. Playback begins at `fromMs`, by default at the start. */
export function playbackOf(
  { players, decidedMs }: GameAnalysis,
  sides: readonly { slots: readonly number[] }[],
  play: NonNullable<OnMap['play']>,
  names: readonly string[],
  fromMs?: number,
): string {
  const letters = sides.flatMap(({ slots }, side) => slots.map((slot) => [slot, 'abcd'[side % 4]] as const));
  const heroes = players.flatMap((player) => player.heroes.map(({ id, name }) => [id, name] as const));
  return JSON.stringify({
    ...play,
    names,
    lengthMs: decidedMs,
    ...(fromMs === undefined ? {} : { fromMs }),
    sides: Object.fromEntries(letters),
    heroes: Object.fromEntries(heroes),
  });
}
