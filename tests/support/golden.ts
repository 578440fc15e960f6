/** Accepted outputs, one folder per case. A different output is written next to the accepted file. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../golden');
const WIDTH = 110;

/** Compares a document with the accepted one. If there is none, the first run accepts it, except in CI. */
export function expectGolden(name: string, document: string, value: unknown): void {
  const accepted = resolve(FOLDER, name, `${document}.json`);
  const changed = resolve(FOLDER, name, `${document}.changed.json`);
  const text = `${print(value)}\n`;
  if (!existsSync(accepted)) {
    if (process.env['CI']) throw new Error(`There is no accepted ${accepted}: run the tests locally first.`);
    mkdirSync(resolve(FOLDER, name), { recursive: true });
    writeFileSync(accepted, text);
    console.warn(`Accepted without comparison: ${accepted}. Look at it before it is committed.`);
  }
  if (readFileSync(accepted, 'utf8') === text) return rmSync(changed, { force: true });
  if (!process.env['CI']) writeFileSync(changed, text);
  expect(JSON.parse(text), `see ${changed}`).toEqual(JSON.parse(readFileSync(accepted, 'utf8')));
  throw new Error(`The values of ${accepted} are the same, but it is written in another way.`);
}

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
