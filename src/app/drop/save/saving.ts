/** Saves data for visitors. A separate part, loaded on demand. */
import { formatClock } from '../../../game/clock.ts';
import { packBeginning } from '../../../game/stored/link/first-minutes.ts';
import { unpackGame } from '../../../game/stored/link/pack.ts';
import { withDoubt } from '../../../map/levels/supply-in-doubt.ts';
import { save } from '../../shell/save.ts';
import { readNotes } from '../../library/store/notes.ts';
import type { GameContent } from '../../library/store/games.ts';
import type { LibraryState } from '../../library/store/library.ts';
import { packRemarks } from '../../library/remarks/remarks.ts';
import { remarksOf } from '../../library/remarks/use-remarks.ts';
import type { ListRow } from '../../tables/columns.ts';
import { CHAT_LIMIT, LINK_WORDS, TOO_LONG, copyLink, linkOf } from '../link/link.ts';
import type { DropSession } from '../session/session.ts';
import type { CompleteGame, DroppedGame } from '../worker/messages.ts';
import { analysisFile, summaryFile, tableFile, toCsv, buildOrderMarkdown } from './documents.ts';
import { libraryFile, splitContents } from './library-file.ts';
import { reportPage } from './report-page.ts';

export { bringBack } from './bring-back.ts';
export { copyLink };

/** The build orders as Markdown, with supply as the report shows it. */
export const buildOrders = ({ analysis, onMap }: DroppedGame): string =>
  buildOrderMarkdown(withDoubt(analysis, onMap?.chronicle));

/** Saves the list of games as CSV. */
export const saveTable = (rows: readonly ListRow[]): void => save(tableFile(toCsv(rows)));

/** Saves what is known of a game as JSON. */
export const saveAnalysis = (game: DroppedGame): void => save(analysisFile(game));

/** `deprecations` are the API notices that a saved summary must contain. */
export const saveSummary = (game: DroppedGame, deprecations: readonly unknown[]): void =>
  save(summaryFile(game, deprecations));

/** Saves all readable games with the visitor's notes. Returns the number of entries that can't be read. */
export async function saveLibrary(
  { games, unread }: Pick<LibraryState, 'games' | 'unread'>,
  contents: readonly GameContent[],
): Promise<number> {
  // If there are no notes, there may be no database, and some browsers forbid databases.
  const ownWords = await readNotes().catch(() => ({ me: [], words: [] }));
  const parts = splitContents(contents);
  for (const [index, part] of parts.entries())
    save(await libraryFile(games, part, ownWords, parts.length > 1 ? `-${index + 1}` : ''));
  return Math.max(0, games.length + unread - contents.length);
}

/** Saves the displayed report once it is fully drawn. */
export async function savePage({ analysis }: DroppedGame): Promise<void> {
  const heading = document.querySelector('h1');
  let report: Element | null;
  while (!(report = document.querySelector('.report[aria-busy=false]')))
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (heading) save(await reportPage(report, heading, analysis.replayId));
}

/** Lists the charts of the displayed report for saving. */
export const listCharts = async (): Promise<void> => (await import('./ChartFiles.tsx')).offerCharts();

/** Copies a link with the beginning of a game, if possible short enough for a chat message. */
export async function copyShortLink(session: DropSession, game: CompleteGame): Promise<void> {
  const { analysis } = game;
  const whole = await unpackGame(game.packed);
  if (!whole.ok) return session.notice(TOO_LONG);
  const { packed, firstMs } = await packBeginning(
    whole.value,
    CHAT_LIMIT - linkOf('', location.origin, 0, packRemarks(remarksOf(analysis.fingerprint))).length,
  );
  const contents =
    firstMs === null
      ? LINK_WORDS.shortWhole
      : LINK_WORDS.beginning(formatClock(firstMs), formatClock(analysis.clockMs));
  await copyLink(session, { packed, analysis }, contents);
}
