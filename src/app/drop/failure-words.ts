/** Sentences of the drop page instead of a report, by code. Sentences about the file itself are next to its readers. */

/** Reasons that the page finds itself. */
export const PAGE_FAILURE_WORDS = {
  'library-newer': 'These games were saved by a newer version of this page. Reload the page and try again.',
  'library-damaged': 'This file of kept games was changed or cut off, so no game can be read from it.',
  empty: 'The file is empty.',
  'reader-missing': 'The program that reads replays could not be loaded. Reload the page and try again.',
  'reader-died':
    'The program that reads replays stopped while reading this file. The file may not be at fault, so add it again.',
  cancelled: 'Not read, because you cancelled. Add it again to read it.',
} as const;

export const tooSlow = (seconds: number): string =>
  `Reading this file took longer than ${seconds} seconds, so we stopped.`;

/** The worker's failures besides those of unpacking, decoding and links. */
export const WORKER_FAILURE_WORDS = {
  unreadable:
    'The browser could not read the file. It may have been moved, deleted or locked, or it may be too large for the memory.',
} as const;

/** Shown instead of a report that the page can't draw, although the game has been read. */
export const REPORT_MISSING =
  'The game has been read, but the program that shows it could not be loaded. Reload the page and try again.';
