/**
 * The messages that the agents' server reads from stdin, one per line. The SDK drops what is no message without an
 * answer, and ends at a long line; here such a line is answered, and the next one is read.
 */
import { StringDecoder } from 'node:string_decoder';

/** Maximum length of a line in characters. The longest useful request has a few thousand. */
export const MAX_CHARACTERS = 1_000_000;

/** Nesting of a message beyond which it is refused; requests need five levels. */
const MAX_LEVELS = 100;

/** JSON-RPC's answers to what is no message. */
const ERRORS = {
  'not-json': { code: -32700, message: 'Parse error: the line is not JSON.' },
  'too-long': {
    code: -32700,
    message: `Parse error: the line is longer than ${MAX_CHARACTERS} characters.`,
  },
  'too-deep': {
    code: -32600,
    message: `Invalid request: it is nested more than ${MAX_LEVELS} levels deep.`,
  },
  'no-message': { code: -32600, message: 'Invalid request: it is not a JSON-RPC 2.0 message.' },
} as const;

export type LineFault = keyof typeof ERRORS;

/** The answer to a line without a message, as a line. Its id is unknown. */
export const answerTo = (fault: LineFault): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id: null, error: ERRORS[fault] })}\n`;

/** Yields the lines with a message, each with its line break. `refuse` is called for every other line. */
export async function* messageLines(
  input: AsyncIterable<Uint8Array | string>,
  refuse: (fault: LineFault) => void,
): AsyncGenerator<string, void> {
  const decoder = new StringDecoder('utf8');
  let line = '';
  let skipping = false;
  const endLine = (): string | null => {
    const [text, skipped] = [line, skipping];
    [line, skipping] = ['', false];
    if (skipped || text.trim() === '') return null;
    const fault = faultOf(text);
    if (fault === null) return `${text}\n`;
    refuse(fault);
    return null;
  };
  for await (const chunk of input) {
    const [first = '', ...furtherParts] = (
      typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk))
    ).split('\n');
    for (const [index, part] of [first, ...furtherParts].entries()) {
      const message = index > 0 ? endLine() : null;
      if (message !== null) yield message;
      if (skipping) continue;
      line += part;
      if (line.length <= MAX_CHARACTERS) continue;
      refuse('too-long');
      [line, skipping] = ['', true];
    }
  }
  const message = endLine();
  if (message !== null) yield message;
}

function faultOf(line: string): LineFault | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'not-json';
  }
  if (isDeep(value)) return 'too-deep';
  const { jsonrpc, method, result, error } = (value ?? {}) as Record<string, unknown>;
  const says = typeof method === 'string' || result !== undefined || error !== undefined;
  return jsonrpc === '2.0' && says ? null : 'no-message';
}

/** Level by level, because a function that calls itself would fail at what it looks for. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
