import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { LegendEntry } from '../../game/map/card/legend.ts';
import { bySide, sideName } from '../../game/sides.ts';
import { inTwin, onPage, quiet, type Section } from '../page.ts';
import { stageLine } from './stage-line.ts';
import { stageRows } from './stage-rows.ts';
import type { TextOnly } from './text-only.ts';
import { STAGE_WORDS } from './words/map.ts';

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

/** The map and the key moments; null if they weren't derived. */
export function stage(
  game: GameAnalysis,
  onMap: OnMap | null | undefined,
  textOnly?: TextOnly['stage'],
): Section | null {
  if (!onMap) return null;
  const { chronicle, card, ground: caption, legend, play } = onMap;
  const { places: map, moments } = chronicle;
  if (!map)
    return { id: 'moments', title: STAGE_WORDS.titleWithoutMap, parts: [quiet(STAGE_WORDS.noPlaces)] };
  const sides = bySide(game.players).map((side) => sideName(side.map(({ handle }) => handle)));
  const rows = stageRows(moments, card !== null, game.decidedMs);
  return {
    id: 'moments',
    title: STAGE_WORDS.title,
    parts: [
      onPage(() => [
        {
          kind: 'stage',
          stage: {
            card,
            caption,
            legend,
            rule: STAGE_WORDS.rule,
            sides,
            rows,
            playback: play && playbackOf(game, map.sides, play, sides),
            video: play?.track.startsWith('/') ?? false,
            line: stageLine(game, chronicle, sides),
          },
        },
      ]),
      ...(card === null ? [quiet(STAGE_WORDS.noCard)] : []),
      inTwin(() => [...(textOnly?.(game, chronicle, sides, caption) ?? []), quiet(STAGE_WORDS.rule)]),
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
