import { failing, success, type Result } from '../../game/result.ts';
import { LOAD_FAILURES } from './words.ts';

export type JsonFailureCode = keyof typeof LOAD_FAILURES;

const failed = failing(LOAD_FAILURES);

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
