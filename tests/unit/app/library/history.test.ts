/** A visitor's history: every number is calculated a second time. */
import { describe, expect, it } from 'vitest';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import {
  areCurrent,
  factsOf,
  libraryGames,
  type HistoryFacts,
} from '../../../../src/app/library/history/games.ts';
import { historyCsv, historyLines } from '../../../../src/app/library/history/files.ts';
import { timesIn } from '../../../../src/app/library/history/Goals.tsx';
import { columnsOfVisitor } from '../../../../src/app/library/visitor-columns.tsx';
import { searchText } from '../../../../src/app/library/GamesSearch.tsx';
import { daysSection, totalsSection } from '../../../../src/app/library/history/results.ts';
import { trendsSection, trendSteps } from '../../../../src/app/library/history/Trends.tsx';
import { trendCharts, Trends } from '../../../../src/app/library/history/Trends.tsx';
import { Section } from '../../../../src/view/html/Section.tsx';
import { gamesOf, visitorsDuels } from './visitors-duels.ts';
import { droppedDuel } from './games.ts';
import { keptGame } from './rows.ts';
import { WHEN_WORDS } from '../../../../src/app/library/dates.ts';

const OWN_COLUMNS = columnsOfVisitor(
  () => Promise.resolve(),
  () => Promise.resolve(true),
  null,
);

const duel = factsOf(droppedDuel({ names: ['Moon', 'Grubby'], races: ['E', 'O'], winner: 0 }).analysis, 1);
const facts = (fingerprint: string, change: Partial<HistoryFacts> = {}): HistoryFacts => ({
  ...duel,
  fingerprint,
  ...change,
});

describe('own games', () => {
  const games = [keptGame('a', { modified: Date.UTC(2021, 5, 1) }), keptGame('b'), keptGame('c')];
  const known = [facts('a'), facts('b', { playedAt: '1970-01-01T00:00:01Z' })];

  it('are those in which one of the names plays, from that side, the earliest first', () => {
    const own = gamesOf(games, known, ['Grubby']);
    expect(own.map(({ fingerprint, when, whenBasis }) => [fingerprint, when, whenBasis])).toEqual([
      ['b', 1000, 'played'],
      ['a', Date.UTC(2021, 5, 1), 'file'],
    ]);
    expect(own[0]).toMatchObject({
      matchup: 'OvE',
      opponents: ['Moon'],
      race: 'O',
      result: 'lost',
      byHand: false,
    });
    expect(gamesOf(games, known, ['Moon'])[0]).toMatchObject({ matchup: 'EvO', result: 'won' });
    expect(gamesOf(games, known, [])).toEqual([]);
  });

  it('have the result of the recording, and only where it has none what was said', () => {
    const words = [{ fingerprint: 'a', result: 'lost', tags: ['ladder'], note: 'late' }] as const;
    const open = facts('a', { players: duel.players.map((player) => ({ ...player, result: null })) });
    expect(gamesOf(games, known, ['Moon'], words)[1]).toMatchObject({
      result: 'won',
      byHand: false,
      note: 'late',
    });
    expect(gamesOf(games, [open], ['Moon'], words)[0]).toMatchObject({
      result: 'lost',
      byHand: true,
    });
  });

  it('are counted by day where that is known', () => {
    const own = gamesOf(games, known, ['Moon']);
    expect(printedRows(daysSection(own)!)).toEqual([
      ['Tuesday, 1 June 2021', '1', '1', '0', 'too few games'],
      ['Thursday, 1 January 1970', '1', '1', '0', 'too few games'],
    ]);
    expect(daysSection(own.map((game) => ({ ...game, whenBasis: 'patch' as const })))).toBeNull();
  });

  it('are listed with own result, race and heroes, and all games with their date', () => {
    const rows = libraryGames(games, { me: ['Grubby'], words: [] }, known).map((facts) =>
      Object.fromEntries(Object.entries(OWN_COLUMNS).map(([key, { text }]) => [key, text(facts)])),
    );
    expect(rows[1]).toMatchObject({
      when: '1 Jan 1970',
      result: 'lost',
      race: 'Orc',
      heroes: 'Blademaster',
    });
    expect(rows[2]).toMatchObject({
      when: `1 Jan 1970${WHEN_WORDS.bases.kept}`,
      result: 'Moon won',
      race: '–',
    });
  });

  it('have notes with times of the game in them', () => {
    expect(timesIn('5:32 second hero, then 12:05 and 5:32 again')).toEqual([332_000, 725_000]);
    expect(timesIn('at 1:2, 10:77, 1:02:03')).toEqual([]);
  });

  it('are found by words that all have to be there', () => {
    const words = [{ fingerprint: 'a', result: null, tags: ['ladder'], note: '' }] as const;
    const texts = libraryGames(games, { me: ['Grubby'], words }, known).map((facts) =>
      searchText(facts, OWN_COLUMNS),
    );
    const found = (word: string) => texts.flatMap((text, at) => (text.includes(word) ? games[at]!.name : []));
    expect(['ladder', 'orc', 'b.w3g', 'elf', 'lost'].map(found)).toEqual([
      ['a.w3g'],
      ['a.w3g', 'b.w3g'],
      ['b.w3g'],
      [],
      ['a.w3g', 'b.w3g'],
    ]);
  });

  it('can be kept as files', () => {
    const own = gamesOf(games, known, ['Grubby']);
    const [head, first] = historyCsv(own).text.split('\r\n');
    expect(head).toMatch(/^\ufeffwhen,when_basis,result,/);
    expect(first).toMatch(/^1970-01-01T00:00:01.000Z,played,lost,false,OvE,/);
    const lines = historyLines(own).text.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { fingerprint: string }).fingerprint)).toEqual([
      'b',
      'a',
    ]);
  });
});

/** The text of every cell below the heads of a section's tables. */
const printedRows = (section: Parameters<typeof Section>[0]['section']): string[][] =>
  [...render(h(Section, { section })).matchAll(/<tbody[^>]*>(.*?)<\/tbody>/gs)].flatMap(([, body]) =>
    [...body!.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
      [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) =>
        cell!
          .replace(/<[^>]+>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      ),
    ),
  );

it('a long history has no more steps and no longer tables than a page has room for', () => {
  const ids = Array.from({ length: 501 }, (_, index) => `game ${index}`);
  const own = gamesOf(
    ids.map((id) => keptGame(id)),
    ids.map((id) => facts(id)),
    ['Moon'],
  ).map((game, index) => ({ ...game, opponents: [`opponent ${index}`] }));
  expect(trendSteps(own)).toHaveLength(26);
  expect(trendSteps(own).map(({ games }) => games)).toEqual([...Array<number>(25).fill(20), 1]);
  expect(render(h(Section, { section: totalsSection(own) }))).toMatch(/\b50 /);
});

it('a step says its days, its share of wins and the middle half of its games', () => {
  const day = (date: number) => Date.UTC(2026, 4, date, 12);
  const own = visitorsDuels(10, (lost, n) => ({ hero: (lost ? 75 : 65) + n, apm: 100 + n })).map(
    (game, index) => ({
      ...game,
      ...(index < 15
        ? { when: day(1 + index), whenBasis: 'file' as const }
        : { when: day(20), whenBasis: 'kept' as const }),
    }),
  );
  const [first, second, third] = printedRows(trendsSection(trendSteps([...own, own.at(-1)!])));
  expect(first!.slice(0, 4)).toEqual([
    'Games 1 to 10',
    '1 May 2026 to 10 May 2026',
    '100\u00a0% (72–100)',
    '1:09, 1:07–1:11 (10)',
  ]);
  expect(first!.at(-1)).toBe('104, 102–106 (10)');
  // The last five games have no date of their own.
  expect(second!.slice(1, 3)).toEqual(['11 May 2026 to 15 May 2026', '0\u00a0% (0–28)']);
  expect(third!.slice(0, 4)).toEqual(['Game 21', 'not known', 'too few games', '1:34 (1)']);
});

it('one step is no trend; with two, each timing and number that somebody has is drawn', () => {
  const players = duel.players.map((player) => ({
    ...player,
    values: {
      ...player.values,
      expansion: null,
      'units-5': 3,
      'units-8': 8,
      'units-10': null,
      'units-15': null,
    },
  }));
  const shown = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `game ${index}`);
    const own = gamesOf(
      ids.map((id) => keptGame(id)),
      ids.map((id) => facts(id, { players })),
      ['Moon'],
    );
    expect(own).toHaveLength(count);
    const steps = trendSteps(own);
    // The first chart is drawn at once, the others later.
    const drawn = /<figcaption>([^<]+)/.exec(render(h(Trends, { steps })))?.[1];
    const titles = steps.length > 1 ? trendCharts(steps).map(({ key }) => key as string) : [];
    expect(drawn).toBe(titles[0]);
    return titles;
  };
  expect(shown(10)).toEqual([]);
  expect(shown(11)).toEqual(['First hero', 'Tier 2', 'Units by 5:00', 'Units by 8:00', 'Actions per minute']);
});

it('the first camp of a player is the first that their orders show', () => {
  const { analysis } = droppedDuel();
  const slots = analysis.players.map(({ slot }) => Number(slot));
  const camps = [
    [slots[1]!, 95_500],
    [slots[0]!, 100_000],
    [slots[1]!, 200_000],
  ].map(([slot, startMs]) => ({ slot: slot!, startMs: startMs!, endMs: startMs!, at: [0, 0], orders: 3 }));
  const chronicle = { places: { camps, contacts: [] } } as unknown as Parameters<typeof factsOf>[2];
  expect(factsOf(analysis, 1, chronicle).players.map(({ values }) => values['camp'])).toEqual([100, 95]);
  expect(factsOf(analysis, 1).players.map(({ values }) => values['camp'])).toEqual([null, null]);
});

it('a game is read once more after a change of decoder, and where a fact of the lists was not read', () => {
  const { analysis, decoder } = droppedDuel();
  const facts = factsOf(analysis, decoder);
  expect(areCurrent(facts, decoder)).toBe(true);
  expect(areCurrent(facts, decoder + 1)).toBe(false);
  expect(areCurrent(undefined, decoder)).toBe(false);
  const { decidedMs: _, ...older } = facts;
  expect(areCurrent(older as HistoryFacts, decoder)).toBe(false);
});
