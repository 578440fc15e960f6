import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { listText } from '../../../../src/archive/corpus/list-text.ts';

const LISTS = ['added', 'builds', 'errata', 'events', 'players', 'public'];

test.each(LISTS)('entries are printed as the formatter has them: %s.json', async (name) => {
  const value: unknown = JSON.parse(readFileSync(`replays/${name}.json`, 'utf8'));
  for (const entry of Array.isArray(value) ? value : [value]) {
    const options = { parser: 'json', printWidth: 110 };
    expect(`${listText([entry])}\n`).toBe(await format(JSON.stringify([entry]), options));
  }
});
