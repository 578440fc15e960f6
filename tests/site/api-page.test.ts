import { describe, expect, test } from 'vitest';
import { parse, type HTMLElement } from 'node-html-parser';
import { componentSchemas, type SchemaId } from '../../src/contract/components.ts';
import { describeFields } from '../../src/contract/fields.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import { TIMING_FIELDS, timingStatistics } from '../../src/contract/timing-statistics.ts';
import { formatClock } from '../../src/game/clock.ts';
import { RACE_NAMES } from '../../src/game/derive/race.ts';
import { RACES } from '../../src/game/races.ts';
import { builtJson, builtText } from '../support/build.ts';

// Parses without `pre` as a text block, so that elements inside code are included.
const read = (file: string) => parse(builtText(file), { blockTextElements: { script: true, style: true } });
const guide = read('api/index.html');
const reference = read('api/reference/index.html');
const PAGES = [guide, reference];
const index = builtJson<ReplayIndex>('data/summaries-index.json');
const openApi = builtJson<{ paths: Record<string, Record<string, unknown>> }>('api/openapi.json');

const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim();
const all = (selector: string, pages: readonly HTMLElement[] = PAGES) =>
  pages.flatMap((page) => page.querySelectorAll(`main ${selector}`));
/** Schema text as readers see it. */
const seen = (text: string): string => text.replaceAll('`', '');
const cells = (row: HTMLElement) => row.querySelectorAll('th, td').map(textOf);
const tableCalled = (caption: RegExp) =>
  all('table').find((table) => caption.test(textOf(table.querySelector('caption')!)));

describe('every schema is in the reference', () => {
  const schemas = componentSchemas();
  const ids = (Object.keys(schemas) as SchemaId[]).filter((id) => describeFields(id).length > 0);

  test.each(ids)('%s', (id) => {
    expect(all(`h3#${id.toLowerCase()}`, [reference]).map(textOf)).toEqual([id]);
    const table = tableCalled(new RegExp(`^${id}:`))!;
    expect(textOf(table.querySelector('caption')!)).toBe(`${id}: ${seen(schemas[id].description ?? '')}`);
    expect(table.querySelectorAll('tbody tr').map(cells)).toEqual(
      describeFields(id).map(({ field, type, required, nullable, description }) => [
        field,
        type,
        required ? 'required' : 'optional',
        nullable ? 'may be null' : 'never null',
        seen(description),
      ]),
    );
  });

  test('and types lead to the schema they name', () => {
    const links = all('.fields a').map((link) => [textOf(link), link.getAttribute('href')]);
    expect(links.length).toBeGreaterThan(0);
    for (const [name, href] of links) expect(href).toBe(`#${name?.toLowerCase()}`);
  });

  test('as do the race codes', () => {
    const rows = tableCalled(/^Race codes/)!.querySelectorAll('tbody tr');
    expect(rows.map(cells)).toEqual(Object.entries(RACE_NAMES));
  });
});

test('both endpoints are named with their method', () => {
  const shown = all('.address code').map(textOf);
  const described = Object.entries(openApi.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described).toHaveLength(2);
  expect(shown).toEqual(expect.arrayContaining(described));
});

test('a missing replay is described as a page that is not JSON', () => {
  const rows = tableCalled(/^Responses of a summary/)!.querySelectorAll('tbody tr');
  expect(rows.map(cells).find(([status]) => status === '404')).toEqual([
    '404',
    'text/html',
    expect.stringContaining('NOT JSON'),
  ]);
});

test('the medians are those of the published index', () => {
  const statistics = timingStatistics(index.replays);
  const rows = tableCalled(new RegExp(`from ${index.count} games`))!.querySelectorAll('tr');
  expect(rows.map(cells)).toEqual([
    ['Timing', ...RACES.map((race) => RACE_NAMES[race])],
    ...TIMING_FIELDS.map((field) => [
      field,
      ...RACES.map((race) => {
        const { n, medianSec } = statistics[race][field];
        const median = medianSec === null ? 'none' : `${formatClock(medianSec * 1000)} ${medianSec} s`;
        return `${median} n = ${n}`;
      }),
    ]),
  ]);
});

test('events and their games are those of the index', () => {
  const rows = tableCalled(/^Values of tournamentId/)!.querySelectorAll('tbody tr');
  const shown = Object.fromEntries(rows.map(cells).map(([id, , games]) => [id, Number(games)]));
  const counted: Record<string, number> = {};
  for (const { tournamentId } of index.replays) {
    const id = String(tournamentId ?? null);
    counted[id] = (counted[id] ?? 0) + 1;
  }
  expect(shown).toEqual({ null: 0, ...counted });
});

test('every key of fieldNotes is named under the word its note starts with', () => {
  const words = all('.notes dt').map(textOf);
  const named = all('.notes dd').flatMap((entry, place) =>
    entry.querySelectorAll('code').map((key) => [textOf(key), words[place]]),
  );
  const published = Object.entries(index.fieldNotes ?? {}).map(([key, note]) => [key, note.split(':')[0]]);
  expect([...named].sort()).toEqual([...published].sort());
});

test('examples name documents that are published', () => {
  const paths = all('pre').flatMap((block) => textOf(block).match(/\/data\/[\w./-]+\.json/g) ?? []);
  expect(paths.length).toBeGreaterThanOrEqual(4);
  for (const path of new Set(paths)) expect(() => builtJson(path.slice(1)), path).not.toThrow();
});

test.each(PAGES)('the table of contents names every section', (page) => {
  const listed = all('nav.contents a', [page]).map((link) => link.getAttribute('href'));
  const sections = page.querySelectorAll('main h2, main h3');
  expect(listed).toEqual(sections.map(({ id }) => `#${id}`));
});
