/** Saves data for visitors. A separate part, loaded on demand. */
import { saveParts } from '../../shell/json-parts.ts';
import { save } from '../../shell/save.ts';
import { formatClock } from '../../../game/clock.ts';
import { packBeginning } from '../../../game/stored/link/first-minutes.ts';
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { packGame, unpackGame, type SharedGame } from '../../../game/stored/link/pack.ts';
import { readNotes } from '../history/store.ts';
import type { KeptContent } from '../library/kept.ts';
import { CHAT_LIMIT, copyLink, linkOf } from '../link/link.ts';
import { linkTexts } from '../link/told.ts';
import { alsoTold } from '../link/told-words.ts';
import { LINK_WORDS } from '../link/words.ts';
import type { DropSession } from '../session/session.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { toCsv } from '../table/csv.ts';
import type { ListRow } from '../table/row.ts';
import type { CompleteGame, DroppedGame } from '../worker/messages.ts';
import { analysisFile, summaryFile, tableFile } from './documents.ts';
import { libraryFile } from './library-file.ts';
import { reportPage } from './report-page.ts';

export { bringBack } from '../library/bring-back.ts';
export { buildOrderMarkdown } from './build-order-markdown.ts';

export const saveTable = (rows: readonly ListRow[]): void => save(tableFile(toCsv(rows)));

export const saveAnalysis = async (game: DroppedGame): Promise<void> => saveParts(await analysisFile(game));

/** `deprecations` are the API notices that a saved summary must contain. */
export const saveSummary = async (game: DroppedGame, deprecations: readonly unknown[]): Promise<void> =>
  saveParts(await summaryFile(game, deprecations));

/** Saves all stored games with the visitor's notes. */
export async function saveLibrary(
  games: readonly KeptGame[],
  contents: readonly KeptContent[],
): Promise<void> {
  // If there are no notes, there may be no database, and some browsers forbid databases.
  const ownWords = await readNotes().catch(() => ({ me: [], words: [] }));
  await saveParts(await libraryFile(games, contents, ownWords));
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

/** The packed game, with its key moments and fights as text. */
async function withTold({ packed, analysis, onMap, texts }: CompleteGame): Promise<SharedGame> {
  const whole = await unpackGame(packed);
  // This can't fail, because this page packed the game.
  if (!whole.ok) throw new Error(whole.failure.sentence);
  const linked = texts ?? (onMap && linkTexts(analysis, onMap.chronicle));
  return { ...whole.value, ...(linked && { texts: linked }) };
}

/** Copies a link with the whole game. If they fit, its key moments and fights are included. */
export async function copyWholeLink(session: DropSession, game: CompleteGame): Promise<void> {
  const shared = await withTold(game);
  const packed = await packGame(shared);
  if (!shared.texts || packed.length > LINK_LIMIT) return copyLink(session, game.packed);
  await copyLink(session, packed, `${LINK_WORDS.whole}${alsoTold(shared.texts)}`);
}

/** Copies a link with the beginning of a game, if possible short enough for a chat message. */
export async function copyShortLink(session: DropSession, game: CompleteGame): Promise<void> {
  const shared = await withTold(game);
  const beginning = await packBeginning(shared, CHAT_LIMIT - linkOf('', location.origin).length);
  const contents =
    beginning.firstMs === null
      ? LINK_WORDS.shortWhole
      : LINK_WORDS.beginning(formatClock(beginning.firstMs), formatClock(game.analysis.clockMs));
  const texts = beginning.texts ? alsoTold(beginning.texts) : '';
  await copyLink(session, beginning.packed, contents + texts);
}
