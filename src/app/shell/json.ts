import { failing, success, type Result } from '../../game/result.ts';

/** Reasons why a document is unavailable. The islands have their own sentences for their requests. */
const JSON_FAILURES = {
  'not-found': 'There is no such document.',
  'no-answer': 'It could not be loaded. Is there a connection?',
  'not-json': 'The response is not what this page expects. Reload the page.',
} as const;
export type JsonFailureCode = keyof typeof JSON_FAILURES;

const failed = failing(JSON_FAILURES);

/**
 * Loads a JSON document from this site. For a missing document, some hosts return an HTML page, and all return status
 * 404. So this checks the status, the type, and then the content. Never throws.
 */
export async function loadJson(address: string): Promise<Result<unknown, JsonFailureCode>> {
  try {
    const response = await fetch(address);
    if (response.status === 404) return failed('not-found');
    if (!response.ok) return failed('no-answer');
    if (!response.headers.get('Content-Type')?.includes('json')) return failed('not-found');
    return success(await response.json());
  } catch (error) {
    // Catches both network errors and invalid JSON.
    return failed(error instanceof SyntaxError ? 'not-json' : 'no-answer');
  }
}

/** The sentence for a part of the page that didn't load. */
export const notLoaded = (what: string): string => `${what} could not be loaded. Is there a connection?`;
