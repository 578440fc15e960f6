/** What the API page says about the archive, computed from it. */
import { indexText, type Archive, type ArchivedGame } from '../../archive/count/archive.ts';
import { summaryDocument } from '../../contract/documents.ts';
import { exampleSummary } from '../../contract/examples.ts';
import { SITE_URL } from '../../site.ts';
import { urls } from '../../urls.ts';
import { archiveFacts, type ArchiveFacts } from './facts.ts';

export interface ApiFacts extends ArchiveFacts {
  /** Size of the index in thousands of bytes. */
  indexKilobytes: number;
  /** The replay that examples show. */
  example: { baseUrl: string; indexPath: string; summaryPath: string; analysisPath: string };
  entryJson: string;
  summaryJson: string;
}

/** Throws when the archive is empty, because the page explains real documents. */
export function apiFacts(archive: Archive): ApiFacts {
  const facts = archiveFacts(archive);
  const example = archive.games.find(hasAllTimings) ?? archive.gameOf(facts.exampleId);
  return {
    ...facts,
    indexKilobytes: Math.ceil(Buffer.byteLength(indexText(archive)) / 1000),
    example: {
      baseUrl: SITE_URL.replace(/\/+$/, ''),
      indexPath: urls.index(),
      summaryPath: urls.summary(example.replayId),
      analysisPath: urls.analysis(example.replayId),
    },
    entryJson: JSON.stringify(example.entry, null, 2),
    summaryJson: JSON.stringify(exampleSummary(summaryDocument(example.summary)), null, 2),
  };
}

/** Whether a game fills the fields that an example should show. */
const hasAllTimings = ({ entry }: ArchivedGame): boolean =>
  entry.matchup !== null &&
  entry.players.some(({ expansionSec }) => expansionSec !== null) &&
  entry.players.every(({ tier2Sec, tier3Sec }) => tier2Sec !== null && tier3Sec !== null);
