/** Reasons why a stored game can't be opened. */
export const STORED_WORDS = {
  /** The parts of a file that break its schema, at most three. */
  issue: (field: string, problem: string): string => `${field || 'the file'}: ${problem}`,
  issues: (issues: readonly string[], more: number): string =>
    issues.join('; ') + (more > 0 ? `; and ${more} more` : ''),
  newerRecord: (formats: number): string =>
    'format: The record was written by a newer version of this program, which knows more formats than the ' +
    `first ${formats}. Update the program, or ingest the recording again.`,
  invalidRecord: (issues: string): string => `The record does not fit its schema: ${issues}.`,
};
