/** Sentences for parts of a page that didn't load, and messages of the build about scripts. */

/** Reasons why a document is unavailable. Features have sentences of their own where these are too general. */
export const LOAD_FAILURES = {
  'not-found': 'This document doesn’t exist.',
  'no-answer': 'It could not be loaded. Is there a connection?',
  'not-json': 'The response is not what this page expects. Reload the page.',
} as const;

/** The sentence for a part of the page that didn't load, such as "The map". */
export const notLoaded = (part: string): string => `${part} could not be loaded. Is there a connection?`;
