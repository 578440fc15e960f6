/** Failures of the library; these are all that a visitor can notice. */
export const LIBRARY_FAILURES = {
  forbidden:
    'This browser does not let the page keep anything. Private windows and some settings for site data forbid it.',
  full: 'This site has no room left on the device, so nothing more was kept. Delete games or free some space.',
  newer: 'These games were kept by a newer version of this page. Reload the page to see them.',
  busy: 'Another tab is using the library. Close that tab and try again.',
  failed: 'The browser could not read or write the library. Reload the page and try again.',
} as const;
export type LibraryFailureCode = keyof typeof LIBRARY_FAILURES;

/** Thrown inside the library; its owner shows the sentence. */
export class LibraryError extends Error {
  readonly code: LibraryFailureCode;

  constructor(code: LibraryFailureCode) {
    super(LIBRARY_FAILURES[code]);
    this.code = code;
  }
}

const CODES: Readonly<Record<string, LibraryFailureCode>> = {
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  NotAllowedError: 'forbidden',
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

/** Converts an error of the browser's database. */
export const libraryError = (error: unknown): LibraryError =>
  error instanceof LibraryError
    ? error
    : new LibraryError((error instanceof Error && CODES[error.name]) || 'failed');
