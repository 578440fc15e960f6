/** Accepted outputs, one folder per case. `npm run golden` writes what differs, for a person to look at. */
import { resolve } from 'node:path';
import { expect } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../golden');
const WIDTH = 110;

/** Compares a document with the accepted one. */
export const expectGolden = (name: string, document: string, value: unknown): Promise<void> =>
  expect(`${print(JSON.parse(JSON.stringify(value)))}\n`).toMatchFileSnapshot(
    resolve(FOLDER, name, `${document}.json`),
  );

/** Compares a text, such as the Markdown version of a page, with the accepted one. */
export const expectGoldenText = (name: string, text: string): Promise<void> =>
  expect(text).toMatchFileSnapshot(resolve(FOLDER, name));

/** Prints JSON with short objects and arrays on one line: one line per step makes differences readable. */
function print(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + print(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${print(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
