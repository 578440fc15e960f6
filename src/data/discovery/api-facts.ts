/** Facts about the archive for the API page. */
import { indexText, type Archive, type ArchivedGame } from '../../archive/count/archive.ts';
import { summaryDocument } from '../../contract/documents.ts';
import { exampleSummary } from '../../contract/examples.ts';
import type { ReplaySummaryDocument } from '../../contract/summary-document.ts';
import { SITE_URL } from '../../site.ts';
import { urls } from '../../urls.ts';
import { archiveFacts, NO_GAME, type ArchiveFacts } from './facts.ts';

export interface ApiFacts extends ArchiveFacts {
  /** Size of the index. */
  indexBytes: number;
  /** The replay used in examples. */
  example: { baseUrl: string; indexPath: string; summaryPath: string; analysisPath: string };
  entryJson: string;
  summaryJson: string;
}

/** Computes the facts. The page explains documents of a real game; for an empty archive, it shows minimal documents. */
export function apiFacts(archive: Archive): ApiFacts {
  const facts = archiveFacts(archive);
  const example = archive.games.find(hasAllTimings) ?? archive.games[0];
  return {
    ...facts,
    indexBytes: Buffer.byteLength(indexText(archive)),
    example: {
      baseUrl: SITE_URL.replace(/\/+$/, ''),
      indexPath: urls.index(),
      summaryPath: urls.summary(example?.replayId ?? facts.exampleId),
      analysisPath: urls.analysis(example?.replayId ?? facts.exampleId),
    },
    entryJson: JSON.stringify(example?.entry ?? EMPTY_ENTRY, null, 2),
    summaryJson: JSON.stringify(
      example ? exampleSummary(summaryDocument(example.summary)) : EMPTY_SUMMARY,
      null,
      2,
    ),
  };
}

/** The fields that every summary has. */
export const EMPTY_SUMMARY: ReplaySummaryDocument = { replayId: NO_GAME, players: {} };
const EMPTY_ENTRY = { replayId: NO_GAME, players: [], builds: [] };

/** Whether a game fills the fields that an example should show. */
const hasAllTimings = ({ entry }: ArchivedGame): boolean =>
  entry.matchup !== null &&
  entry.players.some(({ expansionSec }) => expansionSec !== null) &&
  entry.players.every(({ tier2Sec, tier3Sec }) => tier2Sec !== null && tier3Sec !== null);
