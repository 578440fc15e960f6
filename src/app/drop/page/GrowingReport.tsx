import { useMemo } from 'preact/hooks';
import { useGrowing } from '../../shell/growing.ts';
import { notLoaded } from '../../shell/json.ts';
import type { GameOnMap } from '../../../game/map/game-on-map.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { chaptersOf, stageOf } from '../../../view/game/chapters.ts';
import { details, opening } from '../../../view/game/game.ts';
import { Chapters, GameReport } from '../../../view/html/GameReport.tsx';
import type { ToRead } from '../worker/replay-reader.ts';
import { MapNote } from '../maps/MapNote.tsx';
import type { OwnMapFile } from '../maps/store.ts';
import type { GroundOfGame } from '../worker/messages.ts';
import { part } from './part.tsx';
import { playAsked } from './play-asked.ts';

const WORK_ON = part(
  async () => (await import('../insight/WorkOn.tsx')).WorkOn,
  notLoaded('What the archive knows'),
);

/** Rows of build orders in the first drawing that has any, over all players. */
const FIRST_ROWS = 12;
/** Rows that are added in one go. */
const ROWS_AT_ONCE = 120;

export interface ReportProps {
  game: GameAnalysis;
  onMap: GameOnMap | null;
  ground: GroundOfGame;
  /** Where its orders end, in ms, if it is only the beginning of a game. */
  firstMs: number | null;
  /** The visitor’s map files. */
  maps: readonly OwnMapFile[];
  /** Where the game was read from, and its moves can be. */
  file: ToRead;
}

/**
 * The report of a game as archived games have it. What it begins with is drawn first, and the details below the screen
 * after it. The build orders of a long game have thousands of rows; those follow portion by portion, each when
 * what was there before is on the screen, and the page answers in between.
 */
export function GrowingReport({ game, onMap, ground, firstMs, maps, file }: ReportProps) {
  const total = rowsOf(game);
  // With a map, what the report begins with fills the screen, and the details come a portion later.
  const rows = useGrowing(total, onMap ? FIRST_ROWS - ROWS_AT_ONCE : FIRST_ROWS, ROWS_AT_ONCE);
  const first = useMemo(() => opening(game, { onMap }), [game, onMap]);
  const chapters = useMemo(
    () => chaptersOf([...first, ...(rows > 0 ? details(game, { onMap }) : [])]),
    [game, first, onMap, rows > 0],
  );
  return (
    <div
      class="report"
      aria-busy={rows < total}
      onClick={({ currentTarget, target }) => {
        openFolds((target as Element).closest<HTMLAnchorElement>('a[href^="#"]'));
        const link = (target as Element).closest('.play-bar :is(.play, .tour), a[href^="#t="]');
        if (link) playAsked(currentTarget, link, file);
      }}
    >
      <GameReport sections={stageOf(first)} />
      <MapNote onMap={onMap} ground={ground} maps={maps} />
      {rows > 0 && <WORK_ON.Part game={game} chronicle={onMap?.chronicle ?? null} firstMs={firstMs} />}
      <Chapters chapters={chapters} rows={rows} />
    </div>
  );
}

/** Opens the folds around the place of the report that a link leads to: not all browsers do. */
function openFolds(link: HTMLAnchorElement | null): void {
  let fold = document.getElementById(link?.hash.slice(1) ?? '')?.closest('details');
  for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** Rows that a game needs, if all players had as many as the one with most; one at least, as details follow in any case. */
const rowsOf = ({ players }: GameAnalysis): number =>
  Math.max(1, ...players.map(({ build }) => players.length * build.length));
