import { useMemo, useState } from 'preact/hooks';
import { useGrowing } from '../../shell/growing.ts';
import { notLoaded } from '../../shell/words.ts';
import type { GameOnMap } from '../../../game/map/game-on-map.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { chaptersOf, stageOf } from '../../../view/game/chapters.ts';
import { details, opening } from '../../../view/game/game.ts';
import { Chapters, GameReport } from '../../../view/html/GameReport.tsx';
import type { ToldInLink } from '../../../game/stored/link/told.ts';
import { sectionsOfTold } from '../link/told-sections.ts';
import { dateByFile } from '../history/dated-file.ts';
import type { Entry } from '../session/entry.ts';
import { MapNote } from '../maps/MapNote.tsx';
import type { OwnMapFile } from '../maps/store.ts';
import type { DroppedGame, GroundOfGame } from '../worker/messages.ts';
import { part } from './part.tsx';
import { playAsked } from './play-asked.ts';
import { PART_NAMES } from './words.ts';

const WORK_ON = part(
  async () => (await import('../insight/WorkOn.tsx')).WorkOn,
  notLoaded(PART_NAMES.advice),
);

/** Maximum build order rows of all players together, the first time that any are drawn. */
const FIRST_ROWS = 12;
/** Rows added at a time. */
const ROWS_AT_ONCE = 120;

export interface ReportProps {
  game: GameAnalysis;
  onMap: GameOnMap | null;
  ground: GroundOfGame;
  /** Whether the whole game has arrived; if not, only the data for its stage has. */
  complete: boolean;
  /** If only the beginning of the game is known, the time in ms at which its orders end. */
  firstMs: number | null;
  /** Key moments and fights as text, from a link. */
  texts: ToldInLink | null;
  /** The visitor’s map files. */
  maps: readonly OwnMapFile[];
  /** The file that contains the game and its moves. */
  file: Entry;
  /** The file's path in its archive, and its last change. */
  dates: Pick<DroppedGame, 'path' | 'modified'>;
  /** Opens a kept game. */
  openGame: (fingerprint: string) => Promise<boolean>;
}

/**
 * The same report as for archived games, drawn in portions. The part that is visible without scrolling comes first,
 * then the details. The build orders of a long game have thousands of rows. Each portion is drawn after the previous
 * one has been painted, so that the page stays responsive.
 */
export function GrowingReport(props: ReportProps) {
  const { game, onMap, ground, complete, firstMs, texts, maps, file, dates, openGame } = props;
  const [dated] = useState(() => dateByFile(file, dates, game));
  const total = rowsOf(game);
  const [begunComplete] = useState(complete);
  // The stage fills the screen. The details follow when the whole game has arrived, at least one portion later.
  const first = begunComplete && onMap ? FIRST_ROWS - ROWS_AT_ONCE : FIRST_ROWS;
  const grown = useGrowing(complete ? total : 0, first, ROWS_AT_ONCE, complete);
  const rows = complete ? grown : 0;
  const begins = useMemo(
    () => [...opening(game, { onMap, dated }), ...(texts ? sectionsOfTold(texts) : [])],
    [game, onMap, texts, dated],
  );
  const chapters = useMemo(
    () => chaptersOf([...begins, ...(rows > 0 ? details(game, { onMap, firstMs }) : [])]),
    [game, begins, onMap, firstMs, rows > 0],
  );
  return (
    <div
      class="report"
      aria-busy={rows < total}
      data-ground={ground?.kind}
      onClick={(event) => {
        const target = event.target as Element;
        openFolds(target.closest('a[href^="#"]'));
        const link = target.closest('.play-bar :is(.play, .tour), a[href^="#t="]');
        if (!link) return;
        // A moment in the history would be one more step before the list, and would replace a link's game.
        event.preventDefault();
        playAsked(event.currentTarget, link, file);
      }}
    >
      <GameReport sections={stageOf(begins)} />
      <MapNote onMap={onMap} ground={ground} maps={maps} />
      {rows > 0 && (
        <WORK_ON.Part game={game} chronicle={onMap?.chronicle ?? null} firstMs={firstMs} open={openGame} />
      )}
      {complete && <Chapters chapters={chapters} rows={rows} />}
    </div>
  );
}

/** Opens collapsed parts around a link's target, because not all browsers do. */
function openFolds(link: Element | null): void {
  // Links in drawings have no `hash`.
  let fold = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '')?.closest('details');
  for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/**
 * How many rows to draw in total: the longest build order's rows for every player. At least one, so that the details
 * are always drawn.
 */
const rowsOf = ({ players }: GameAnalysis): number =>
  Math.max(1, ...players.map(({ build }) => players.length * build.length));
