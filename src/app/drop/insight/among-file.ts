/** The archive’s numbers, loaded once per visit. */
import { loadJson } from '../../shell/json.ts';
import { ARCHIVE_FILE } from './archive-file.ts';
import { isAmongDocument, type AmongDocument } from './document.ts';

let loading: Promise<AmongDocument | null> | undefined;

/** The document; null if it doesn't load, and then the next call retries. Never rejects. */
export const loadAmong = (): Promise<AmongDocument | null> =>
  (loading ??= loadJson(ARCHIVE_FILE).then((answer) => {
    if (answer.ok && isAmongDocument(answer.value)) return answer.value;
    loading = undefined;
    return null;
  }));
