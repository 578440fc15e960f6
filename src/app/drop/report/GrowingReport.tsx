/** A dropped game’s report, which is drawn piece by piece and grows with the answers of the worker. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameOnMap } from '../../../map/story/game-on-map.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { chaptersOf, stageOf } from '../../../view/game/chapters.ts';
import { details, opening } from '../../../view/game/game.ts';
import { Chapters, Staged } from '../../../view/html/GameReport.tsx';
import { StageRemarks } from '../../../view/html/StageLine.tsx';
import { useGrowing } from '../../shell/island/growing.ts';
import { notLoaded } from '../../shell/words.ts';
import { dateByFile } from '../../library/dates.ts';
import { clockMs } from '../../shell/clock-text.ts';
import { packRemarks, unpackRemarks } from '../../library/remarks/remarks.ts';
import { Remarks } from '../../library/remarks/Remarks.tsx';
import { remarksOf, useRemarks } from '../../library/remarks/use-remarks.ts';
import { lazyPart } from '../../shell/island/lazy-part.tsx';
import { remarksInLink, secondIn } from '../link/fragment.ts';
import type { Entry } from '../session/entry.ts';
import type { OwnMapFile } from '../maps/state.ts';
import type { DroppedGame, GroundOfGame } from '../worker/messages.ts';
import type { ToRead } from '../worker/replay-reader.ts';
import { MapNote } from './MapNote.tsx';
import type { Shared } from './sharing.ts';

const WORK_ON = lazyPart(
  async () => (await import('../../library/advice/WorkOn.tsx')).WorkOn,
  notLoaded('The advice from the archive'),
);

/** Maximum build order rows of all players together, the first time that any are drawn. */
const FIRST_ROWS = 12;
/** Rows added at a time. */
const ROWS_AT_ONCE = 120;

interface ReportProps {
  game: GameAnalysis;
  onMap: GameOnMap | null;
  /** The map for the stage of a game without map orders. */
  built: GameOnMap | null;
  ground: GroundOfGame;
  /** Whether the whole game has arrived; if not, only the data for its stage has. */
  complete: boolean;
  /** If only the beginning of the game is known, the time in ms at which its orders end. */
  firstMs: number | null;
  /** The game as text for a link; null while it is packed. */
  packed: string | null;
  /** Whether the visitor keeps this game. */
  isKept: boolean;
  /** The visitor’s map files. */
  maps: readonly OwnMapFile[];
  /** The file that contains the game and its moves. */
  file: Entry;
  /** The file's path in its archive, and its last change. */
  dates: Pick<DroppedGame, 'path' | 'modified'>;
  /** Opens a kept game. */
  openGame: (fingerprint: string) => Promise<boolean>;
  /** Copies a link that holds the game and its remarks. */
  copyLink: () => void;
}

/**
 * The same report as for archived games, drawn in portions. The part that is visible without scrolling comes first,
 * then the details. The build orders of a long game have thousands of rows. Each portion is drawn after the previous
 * one has been painted, so that the page stays responsive.
 */
export function GrowingReport(props: ReportProps) {
  const { game, onMap, built, ground, complete, firstMs, packed, isKept, maps, file, dates, openGame } =
    props;
  const packing = useRef(packed);
  packing.current = packed;
  const [dated] = useState(() => dateByFile(file, dates, game));
  const [linked] = useState(() => (file.from === 'link' ? unpackRemarks(remarksInLink(location.hash)) : []));
  const [remarks, remark] = useRemarks(game.fingerprint, isKept, linked);
  const written = <Remarks remarks={remarks} change={remark} given={linked} copyLink={props.copyLink} />;
  const total = rowsOf(game);
  const [begunComplete] = useState(complete);
  // The stage fills the screen. The details follow when the whole game has arrived, at least one portion later.
  const firstRows = begunComplete && (onMap ?? built) ? FIRST_ROWS - ROWS_AT_ONCE : FIRST_ROWS;
  const grown = useGrowing(complete ? total : 0, firstRows, ROWS_AT_ONCE, complete);
  const rows = complete ? grown : 0;
  const shown = onMap ?? built;
  const begins = useMemo(() => opening(game, { onMap: shown, dated }), [game, shown, dated]);
  const chapters = useMemo(
    () => chaptersOf([...begins, ...(rows > 0 ? details(game, { onMap, firstMs }) : [])]),
    [game, begins, onMap, firstMs, rows > 0],
  );
  // The rows of a linked second can be marked when all are drawn.
  const drawn = complete && rows >= total;
  useEffect(() => {
    const ms = drawn && file.from === 'link' ? secondIn(location.hash) : null;
    if (ms !== null) showSecond(ms);
  }, [drawn]);
  return (
    <div
      class="report"
      aria-busy={rows < total}
      data-ground={ground?.kind}
      onClick={(event) =>
        answerClick(event, shown !== null, {
          file,
          packed: () => packing.current,
          remarks: () => packRemarks(remarksOf(game.fingerprint)),
        })
      }
    >
      {/* Whoever opens a link with remarks came for them. */}
      {linked.length > 0 && written}
      <StageRemarks.Provider value={remarks}>
        <Staged {...stageOf(begins)} />
      </StageRemarks.Provider>
      {complete && linked.length === 0 && written}
      <MapNote onMap={shown} ground={ground} maps={maps} />
      {rows > 0 && (
        <WORK_ON.Part game={game} chronicle={onMap?.chronicle ?? null} firstMs={firstMs} open={openGame} />
      )}
      {complete && <Chapters chapters={chapters} rows={rows} />}
    </div>
  );
}

/** Shares or plays what was clicked, or goes to its moment. */
function answerClick(
  event: MouseEvent & { currentTarget: HTMLElement },
  hasStage: boolean,
  shared: Shared,
): void {
  const { currentTarget: report } = event;
  const target = event.target as Element;
  openFolds(target.closest('a[href^="#"]'));
  const shares = target.closest<HTMLButtonElement>('.share-at');
  if (shares) return shareAsked(report, shares, shared);
  const link = target.closest('.play-bar :is(.play, .tour, .second), a[href^="#t="]');
  if (!link) return;
  // A moment in the history would be one more step before the list, and would replace a link's game.
  event.preventDefault();
  const ms = clockMs(link.getAttribute('href')?.slice(3) ?? '');
  if (hasStage || ms === null) playAsked(report, link, shared.file);
  else showSecond(ms);
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

/** Loads the playback, then plays a report's game or goes to the requested moment. */
const playAsked = (report: Element | null, link: Element, file: ToRead): void =>
  void import('./playing.ts').then(({ playGame }) => report && playGame(report, link, file));

/** Opens the window that shares a moment. */
const shareAsked = (report: Element, ...asked: [HTMLButtonElement, Shared]): void =>
  void import('./sharing.ts').then(({ shareMoment }) => shareMoment(report, ...asked));

/** Marks the rows of build orders that a second has reached, and scrolls to the first. */
const showSecond = (ms: number): void =>
  void import('../../playback/moments-of-page.ts').then(({ markMoments }) => {
    markMoments(document)(ms);
    document.querySelector('[aria-current=time]')?.scrollIntoView({ block: 'center' });
  });
