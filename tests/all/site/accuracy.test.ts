/** Compares the accuracy page with the audit of the records that it describes. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { evidenceOfGames, filesOfGames } from '../../../src/archive/corpus/learn-maps.ts';
import { readMapDigests } from '../../../src/archive/corpus/map-digests.ts';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { auditMaps } from '../../../src/archive/audit/maps.ts';
import { mapRows, mapTopic } from '../../../src/archive/audit/map-rows.ts';
import { auditTopics } from '../../../src/archive/audit/rows.ts';
import { oddities } from '../../../src/archive/audit/oddities.ts';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import type { ReplaySummary } from '../../../src/game/summary-schema.ts';
import { builtFiles, builtJson, builtPage } from '../../support/build.ts';
import { auditOf } from '../../support/run-audit.ts';
import { ACCURACY_WORDS } from '../../../src/view/accuracy/accuracy-tables.ts';

const main = builtPage('accuracy/index.html').querySelector('main')!;
/** The page with its tables. */
const findings = builtPage('accuracy/findings/index.html').querySelector('main')!;
const audit = await auditOf(corpusRoot());
const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim();
const cells = (row: HTMLElement) => row.querySelectorAll('th, td').map(textOf);
const rowsOf = (table: HTMLElement) => table.querySelectorAll('tbody tr').map(cells);

describe('the numbers', () => {
  test('are those that the audit prints for the records', () => {
    const shown = findings
      .querySelectorAll('.audit')
      .map((table) => [textOf(table.querySelector('caption')!), rowsOf(table)]);
    expect(shown).toEqual(
      auditTopics(audit).map(({ topic, rows }) => [topic, rows.map(({ what, value }) => [what, value])]),
    );
  });
});

test('every game with something odd is named and linked, no other', () => {
  const named = oddities(audit).map(({ file, notes }) => ({
    replayId: file.replace(/^.*\//, '').replace('.game.json', ''),
    notes,
  }));
  const links = findings.querySelectorAll('ul.odd a').map((link) => link.getAttribute('href'));
  const pages = named.map(({ replayId }) => `/replays/${encodeURIComponent(replayId)}/`);
  expect(links.sort()).toEqual(pages.sort());
  expect(findings.querySelectorAll('p.odd')).toHaveLength(named.length === 0 ? 1 : 0);
  const { odd } = builtJson<{ odd: typeof named }>('data/audit.json');
  const byId = (all: typeof named) => all.toSorted((a, b) => (a.replayId < b.replayId ? -1 : 1));
  expect(byId(odd)).toEqual(byId(named));
});

test('the archive keeps what the page claims of it', () => {
  expect(audit.tiers.tooSoon).toEqual([]);
  expect(audit.clock.beyondTolerance).toEqual([]);
  expect(audit.prerequisites).toMatchObject({ withoutMaker: [], withoutTier: [] });
});

test('tier times of the API that are the other way round than the orders are few, and all are listed', () => {
  const rows = rowsOf(findings.querySelector('#turned-tiers')!.closest('table')!);
  const turned = [2, 3].map((tier) => {
    let pairs = 0;
    const found = builtFiles('.json')
      .filter((file) => file.startsWith('data/games/'))
      .flatMap((file) => {
        const game = builtJson<GameAnalysis>(file);
        const summary = builtJson<ReplaySummary>(file.replace('games', 'summaries'));
        const times = game.players.flatMap(({ slot, tiers }) => {
          const ordered = tiers.find((one) => one.tier === tier)?.ordered?.ms;
          const published = summary.players[slot]?.[`tier${tier as 2 | 3}Time`];
          return ordered === undefined || published == null ? [] : [{ ordered, published }];
        });
        return times.flatMap((one, index) =>
          times.slice(index + 1).flatMap((other) => {
            pairs++;
            return (one.ordered - other.ordered) * (one.published - other.published) < 0 ? [file] : [];
          }),
        );
      });
    return { pairs, found: found.length };
  });
  expect(rows.map(([, tier]) => tier).filter((tier) => tier === '2')).toHaveLength(turned[0]!.found);
  expect(rows.map(([, tier]) => tier).filter((tier) => tier === '3')).toHaveLength(turned[1]!.found);
  // The remaining error rates after choosing the earlier of sighting and need.
  expect(turned[0]!.found / turned[0]!.pairs).toBeLessThanOrEqual(7 / 61);
  expect(turned[1]!.found / turned[1]!.pairs).toBeLessThanOrEqual(1 / 21);
});

test('it explains each basis and leads on', () => {
  const words = main.querySelectorAll('.notes dt').map(textOf);
  expect(words).toEqual(['order', 'derived', 'observed', 'inferred']);
  const used = main.querySelectorAll('table.bases td:nth-child(2)').map(textOf);
  expect(new Set(used)).toEqual(new Set(words));
  const links = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/api/', '/replays/']));
  const navigation = builtPage('accuracy/index.html').querySelectorAll('.foot nav a');
  const truth = navigation.find((link) => link.getAttribute('href') === '/accuracy/');
  expect(truth?.getAttribute('aria-current')).toBe('page');
});

describe('what map files explain', () => {
  const root = corpusRoot();
  const found = auditMaps(filesOfGames(evidenceOfGames(root, []), readMapDigests(root), readMaps(root)));

  test('is what the command counts in the records', () => {
    const shown = (caption: string) =>
      rowsOf(findings.querySelectorAll('table').find((table) => textOf(table).startsWith(caption))!);
    expect(shown(ACCURACY_WORDS.maps)).toEqual(mapRows(found));
    expect(shown(mapTopic(found).topic)).toEqual(
      mapTopic(found).rows.map(({ what, value }) => [what, value]),
    );
    expect(shown('Estimated levels').length).toBe(10);
    const prose = textOf(main);
    const [aimedAt, assigned, foretold, anchors] = [
      found.aimedAt,
      found.assigned,
      found.foretold,
      found.anchors,
    ].map((count) => count.toLocaleString('en'));
    for (const number of [aimedAt, assigned, anchors, foretold]) expect(prose).toContain(` ${number} `);
  });

  test('is nearly everything', () => {
    expect(found.assigned / found.aimedAt).toBeGreaterThan(0.9);
    expect(found.foretold / found.anchors).toBeGreaterThan(0.985);
    expect(1 - found.sameKind / found.kinds).toBeLessThanOrEqual(0.01);
  });
});
