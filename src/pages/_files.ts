/** Files with the same facts as a part of a game's page. */
import type { FileLink } from '../view/game/files.ts';
import { urls } from '../urls.ts';

/** The files of one game, by the part of the page they belong to. */
export const filesOf = (
  replayId: string,
): { apm: FileLink[]; buildOrders: FileLink[]; spending: FileLink[] } => ({
  spending: [{ name: 'CSV', url: urls.spendingCsv(replayId), keptAs: `${replayId}-spending.csv` }],
  apm: [{ name: 'CSV', url: urls.apmCsv(replayId), keptAs: `${replayId}-apm.csv` }],
  buildOrders: [
    { name: 'text to copy', url: urls.buildOrdersText(replayId) },
    { name: 'CSV', url: urls.buildOrdersCsv(replayId), keptAs: `${replayId}-build-orders.csv` },
  ],
});
