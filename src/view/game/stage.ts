/** The section with the map and the key moments. */
import type { GameOnMap } from '../../map/story/game-on-map.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { bySide, sideName } from '../../game/sides.ts';
import { inTwin, onPage, quiet, type Section } from '../page.ts';
import { sharedSeconds } from '../../map/story/shared-fights.ts';
import { shotGame } from '../shot/shot-game.ts';
import { stageLine } from './stage-line.ts';
import { stageRows } from './stage-rows.ts';
import type { TextOnly } from './text-only.ts';

/** The rule for choosing moments. */
export const MOMENT_RULE =
  'Up to twenty moments, chosen by fixed rules. Each side’s first creep camp, the first attack order, the last fight and ' +
  'the first player to leave are always included. The most important of the other moments follow: at most six fights, ' +
  'and at most four of every other kind. “Inferred” means that the replay itself doesn’t say so. Attack orders show where the players ' +
  'fought and how busy each side was, not who came out ahead.';

/** The map and the key moments; null if they weren't derived. */
export function stage(
  game: GameAnalysis,
  onMap: GameOnMap | null | undefined,
  textOnly?: TextOnly['stage'],
): Section | null {
  if (!onMap) return null;
  const { chronicle, card, ground: caption, legend, play } = onMap;
  const { places: map } = chronicle;
  if (!map)
    return {
      id: 'moments',
      title: 'Map and key moments',
      parts: [quiet('This game has no map: it was decoded before Farseer read the targets of orders.')],
    };
  const sides = bySide(game.players).map((side) => sideName(side.map(({ handle }) => handle)));
  const rows = stageRows(chronicle, card !== null, game.decidedMs);
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
            rule: MOMENT_RULE,
            sides,
            rows,
            none: `No key moment in ${formatClock(game.decidedMs)}.`,
            playback: play && playbackOf(game, chronicle, play),
            video: play?.track.startsWith('/') ?? false,
            line: stageLine(game, chronicle, sides),
          },
        },
      ]),
      ...(card === null
        ? [quiet('No order in this replay points at the ground, so we can’t draw a map.')]
        : []),
      inTwin(() => [...(textOnly?.(game, chronicle, sides, caption) ?? []), quiet(MOMENT_RULE)]),
    ],
  };
}

/** The page's playback data as an attribute value. `part` is the only part that a page shows by itself. */
export const playbackOf = (
  game: GameAnalysis,
  { places, ...chronicle }: Pick<ToldGame, 'places' | 'fights' | 'moments'>,
  play: NonNullable<GameOnMap['play']>,
  part?: { fromMs: number; untilMs: number },
): string => {
  // Dropped games have no pages.
  const seconds = play.track.startsWith('/') ? sharedSeconds(chronicle) : undefined;
  return JSON.stringify({
    ...play,
    lengthMs: game.decidedMs,
    ...part,
    ...shotGame(game, places?.sides ?? [], seconds),
  });
};
