import { failing, success, type Result } from '../../game/result.ts';

/** Why there is no document at an address. The islands have sentences of their own for what they asked for. */
const JSON_FAILURES = {
  'not-found': 'There is no such document.',
  'no-answer': 'It could not be loaded. Is there a connection?',
  'not-json': 'The answer is not what this page expects. Reload the page.',
} as const;
export type JsonFailureCode = keyof typeof JSON_FAILURES;

const failed = failing(JSON_FAILURES);

/**
 * One JSON document of this site. A missing one is answered with an HTML page by some hosts and with status 404
 * by all: status first, then type, then content. Never throws.
 */
export async function loadJson(address: string): Promise<Result<unknown, JsonFailureCode>> {
  try {
    const response = await fetch(address);
    if (response.status === 404) return failed('not-found');
    if (!response.ok) return failed('no-answer');
    if (!response.headers.get('Content-Type')?.includes('json')) return failed('not-found');
    return success(await response.json());
  } catch (error) {
    // The network and a document that is no JSON both end here.
    return failed(error instanceof SyntaxError ? 'not-json' : 'no-answer');
  }
}

/** What a visitor is told when a part of the page did not come. */
export const notLoaded = (what: string): string => `${what} could not be loaded. Is there a connection?`;
