/** Compares the accuracy page with the audit of the records that it describes. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';
import { evidenceOfGames, filesOfGames } from '../../src/archive/corpus/learn-maps.ts';
import { readMapDigests } from '../../src/archive/corpus/map-digests.ts';
import { readMaps } from '../../src/archive/corpus/maps.ts';
import { formatClock } from '../../src/game/clock.ts';
import { RACES } from '../../src/game/summary.ts';
import { auditMaps } from '../../src/archive/audit/maps.ts';
import { mapRows, mapTopic } from '../../src/archive/audit/map-rows.ts';
import { auditTopics } from '../../src/archive/audit/rows.ts';
import { oddities } from '../../src/archive/audit/oddities.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import type { ReplaySummary } from '../../src/game/summary.ts';
import { builtFiles, builtJson, builtPage } from '../support/build.ts';
import { auditOf } from '../support/run-audit.ts';

const main = builtPage('accuracy/index.html').querySelector('main')!;
/** The page with its tables. */
const findings = builtPage('accuracy/findings/index.html').querySelector('main')!;
const audit = auditOf(corpusRoot());
const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim();
const cells = (row: HTMLElement) => row.querySelectorAll('th, td').map(textOf);
const rowsOf = (table: HTMLElement) => table.querySelectorAll('tbody tr').map(cells);
const numbers = new Map(
  findings.querySelectorAll('.audit tbody tr').map((row) => cells(row) as [string, string]),
);

describe('the numbers', () => {
  test('are those that the audit prints for the records', () => {
    const shown = findings
      .querySelectorAll('.audit')
      .map((table) => [textOf(table.querySelector('caption')!), rowsOf(table)]);
    expect(shown).toEqual(
      auditTopics(audit).map(({ topic, rows }) => [topic, rows.map(({ what, value }) => [what, value])]),
    );
  });

  test('are those of its JSON', () => {
    const { reading, clock, tiers, people, prerequisites, merging, places } = audit;
    const index = builtJson<{ count: number }>('data/summaries-index.json');
    expect(reading.decoded).toBe(index.count);
    expect(Object.fromEntries(numbers)).toMatchObject({
      'Games decoded': String(index.count),
      'Undecodable command blocks': String(reading.undecodable.blocks),
      'Complete games': String(clock.games),
      'More than 1 s apart': String(clock.beyondTolerance.length),
      Upgrades: String(tiers.pairs),
      'Seen 139 s after the order or later': expect.stringContaining(`${tiers.inTime} of ${tiers.pairs}`),
      'Median time from order to sighting': `${((tiers.medianMs ?? 0) / 1000).toFixed(1)} s`,
      'No winner': String(people.withoutWinner.length),
      'Heroes without a training order': String(people.heroesWithoutOrder.length),
      'Steps checked': String(prerequisites.checked),
      'Before the building that makes them': String(prerequisites.withoutMaker.length),
      'Before the tier they need': String(prerequisites.withoutTier.length),
      'Production orders': String(merging.orders),
      'Not matched to a step': String(merging.cancels.notAttributable),
      'Games whose orders have places': String(places.games),
      'Three in four within': `${places.unseen.p75} units`,
      Fights: String(places.fights),
    });
  });

  test('in the prose are the same', () => {
    const prose = textOf(main);
    const { clock, tiers, prerequisites } = audit;
    const whole = clock.games - clock.beyondTolerance.length;
    expect(prose).toContain(`for all ${audit.reading.decoded} games`);
    expect(prose).toContain(`In ${whole} of ${clock.games} complete games`);
    expect(prose).toContain(
      `${tiers.pairs} upgrades that were ordered once and later finished, and ${tiers.inTime} of them`,
    );
    expect(prose).toContain(`checked ${prerequisites.checked.toLocaleString('en')} steps`);
    const { births, counts } = audit;
    expect(prose).toContain(`for ${births.objects.toLocaleString('en')} objects`);
    expect(prose).toContain(
      `${counts.inBounds.toLocaleString('en')} of ${counts.hidden.toLocaleString('en')} objects`,
    );
    expect(prose).toContain(`: ${counts.exact} are exact, and ${counts.withinOne} have bounds`);
    const { n, p50, p75 } = audit.places.unseen;
    expect(prose).toContain(`In ${n.toLocaleString('en')} cases, a hero`);
    expect(prose).toContain(`within ${p50} map units, and three out of four within ${p75}.`);
  });

  test('of the medians are those of the audit', () => {
    const table = findings.querySelectorAll('table').find((one) => /^Median order times/.test(textOf(one)))!;
    const cell = ({ n, medianMs }: { n: number; medianMs: number | null }) =>
      medianMs === null ? 'none' : `${formatClock(medianMs)} (n = ${n})`;
    expect(rowsOf(table)).toEqual(
      (['hero', 'tier2', 'tier3'] as const).map((order, place) => [
        ['First hero', 'Tier 2', 'Tier 3'][place],
        ...RACES.map((race) => cell(audit.timings[race][order])),
      ]),
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

test('births hold what counts rest on', () => {
  const { births, counts } = audit;
  expect(births.outOfOrder.length).toBeLessThanOrEqual(Math.ceil(births.objects / 15_000));
  expect(counts.inBounds / counts.hidden).toBeGreaterThanOrEqual(0.95);
  expect(counts.exact / counts.counts).toBeGreaterThanOrEqual(0.6);
  expect(counts.withinOne / counts.counts).toBeGreaterThanOrEqual(0.75);
});

test('the archive keeps what the page claims of it', () => {
  expect(audit.tiers.tooSoon).toEqual([]);
  expect(audit.clock.beyondTolerance).toEqual([]);
  expect(audit.prerequisites).toMatchObject({ withoutMaker: [], withoutTier: [] });
});

test('heroes on maps are where they are drawn, and fights hold the attack orders', () => {
  const { unseen, standing, walking, inDisc, ...fights } = audit.places;
  expect(unseen.n).toBeGreaterThan(3000);
  expect(walking.n).toBeGreaterThan(0);
  expect(unseen.p50).toBeLessThanOrEqual(330);
  expect(unseen.p75).toBeLessThanOrEqual(600);
  expect(standing.p90).toBeLessThanOrEqual(800);
  expect(inDisc / standing.n).toBeGreaterThanOrEqual(0.7);
  expect(inDisc / standing.n).toBeLessThanOrEqual(0.85);
  expect(fights.inFights / fights.hostile).toBeGreaterThanOrEqual(0.9);
  expect(fights.longestFightMs).toBeLessThanOrEqual(120_000);
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

test('it is built for reading with ears and keyboard, without inline styles or scripts', () => {
  const levels = main.querySelectorAll('h1, h2, h3').map(({ rawTagName }) => Number(rawTagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [place, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
  for (const table of main.querySelectorAll('table')) expect(table.querySelector('caption')).not.toBeNull();
  for (const block of main.querySelectorAll('.scroll')) expect(block.getAttribute('tabindex')).toBe('0');
  expect(main.querySelectorAll('[style], style, script')).toEqual([]);
});

describe('what map files explain', () => {
  const root = corpusRoot();
  const found = auditMaps(filesOfGames(evidenceOfGames(root, []), readMapDigests(root), readMaps(root)));

  test('is what the command counts in the records', () => {
    const shown = (caption: string) =>
      rowsOf(findings.querySelectorAll('table').find((table) => textOf(table).startsWith(caption))!);
    expect(shown('Map files and creatures by map')).toEqual(mapRows(found));
    expect(shown('Map files, and the creatures')).toEqual(
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
    expect(prose).toContain(
      `${aimedAt} creatures are the target of an order, and we can match ${assigned} of them to exactly one`,
    );
    expect(prose).toContain(`We first learn ${anchors} of these matches from the orders.`);
    expect(prose).toContain(`the others predict it correctly in ${foretold} cases.`);
  });

  test('is nearly everything', () => {
    expect(found.assigned / found.aimedAt).toBeGreaterThan(0.9);
    expect(found.foretold / found.anchors).toBeGreaterThan(0.985);
    expect(1 - found.sameKind / found.kinds).toBeLessThanOrEqual(0.01);
  });
});
