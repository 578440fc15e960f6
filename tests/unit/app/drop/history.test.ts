/** A visitor's history: every number is calculated a second time. */
import { describe, expect, it } from 'vitest';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import {
  areCurrent,
  factsOf,
  MINUTES,
  TREND_NAMES,
  TRENDS,
  type HistoryFacts,
} from '../../../../src/app/drop/history/facts.ts';
import { historyCsv, historyLines } from '../../../../src/app/drop/history/files.ts';
import { timesIn } from '../../../../src/app/drop/history/note-times.ts';
import { OWN_COLUMNS, ownFacts } from '../../../../src/app/drop/history/own-columns.ts';
import { namesIn, ownGames, search, withWords, type OwnGame } from '../../../../src/app/drop/history/own.ts';
import { daysSection, totals, totalsSection } from '../../../../src/app/drop/history/totals.ts';
import { trendsSection, trendSteps } from '../../../../src/app/drop/history/trends.ts';
import { trendCharts, Trends } from '../../../../src/app/drop/history/Trends.tsx';
import { Section } from '../../../../src/view/html/Section.tsx';
import { winShare } from '../../../../src/archive/count/win-share.ts';
import { orderedHeroes } from '../../../../src/game/key-timings.ts';
import { madeBefore } from '../../../../src/game/made-before.ts';
import { quantile } from '../../../../src/game/quantiles.ts';
import type { KeptGame } from '../../../../src/game/stored/kept.ts';
import { decodedRecordings } from '../../recordings/decoded.ts';
import { ownDuels } from './own-duels.ts';
import { droppedDuel } from './games.ts';
import { DUEL } from './rows.ts';

const kept = (fingerprint: string, change: Partial<KeptGame> = {}): KeptGame => ({
  ...{
    fingerprint,
    name: `${fingerprint}.w3g`,
    added: 9000,
    modified: null,
    decoder: 1,
    size: 1,
    isWhole: false,
    durationMs: DUEL.decidedMs,
    facts: DUEL,
  },
  ...change,
});

const duel = factsOf(droppedDuel({ names: ['Moon', 'Grubby'], races: ['E', 'O'], winner: 0 }).analysis, 1);
const facts = (fingerprint: string, change: Partial<HistoryFacts> = {}): HistoryFacts => ({
  ...duel,
  fingerprint,
  ...change,
});

describe('own games', () => {
  const games = [kept('a', { modified: Date.UTC(2021, 5, 1) }), kept('b'), kept('c')];
  const known = [facts('a'), facts('b', { playedAt: '1970-01-01T00:00:01Z' })];

  it('are those in which one of the names plays, from that side, the earliest first', () => {
    const own = ownGames(games, known, ['Grubby']);
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
    expect(ownGames(games, known, ['Moon'])[0]).toMatchObject({ matchup: 'EvO', result: 'won' });
    expect(ownGames(games, known, [])).toEqual([]);
  });

  it('have the result of the recording, and only where it has none what was said', () => {
    const words = [{ fingerprint: 'a', result: 'lost', tags: ['ladder'], note: 'late' }] as const;
    const open = facts('a', { players: duel.players.map((player) => ({ ...player, result: null })) });
    expect(withWords(ownGames(games, known, ['Moon']), words)[1]).toMatchObject({
      result: 'won',
      byHand: false,
      note: 'late',
    });
    expect(withWords(ownGames(games, [open], ['Moon']), words)[0]).toMatchObject({
      result: 'lost',
      byHand: true,
    });
  });

  it('are counted by day where that is known', () => {
    const own = ownGames(games, known, ['Moon']);
    expect(printedRows(daysSection(own)!)).toEqual([
      ['Tuesday, 1 June 2021', '1', '1', '0', 'too few games'],
      ['Thursday, 1 January 1970', '1', '1', '0', 'too few games'],
    ]);
    expect(daysSection(own.map((game) => ({ ...game, whenBasis: 'patch' as const })))).toBeNull();
  });

  it('are listed with own result, race and heroes, and all games with their date', () => {
    const own = ownGames(games, known, ['Grubby']);
    const rows = ownFacts(games, own, []).map((facts) =>
      Object.fromEntries(Object.entries(OWN_COLUMNS).map(([key, { text }]) => [key, text(facts)])),
    );
    expect(rows[1]).toMatchObject({
      when: '1 Jan 1970',
      result: 'lost',
      race: 'Orc',
      heroes: 'Blademaster',
    });
    expect(rows[2]).toMatchObject({ when: '1 Jan 1970, when it was kept', result: 'Moon won', race: '–' });
  });

  it('have notes with times of the game in them', () => {
    expect(timesIn('5:32 second hero, then 12:05 and 5:32 again')).toEqual([332_000, 725_000]);
    expect(timesIn('at 1:2, 10:77, 1:02:03')).toEqual([]);
  });

  it('are found by words that all have to be there', () => {
    const words = [{ fingerprint: 'a', result: null, tags: ['ladder'], note: '' }] as const;
    const own = withWords(ownGames(games, known, ['Grubby']), words);
    expect(search(own, 'moon LADDER').map(({ fingerprint }) => fingerprint)).toEqual(['a']);
    expect(search(own, 'moon nobody')).toEqual([]);
    expect(search(own, 'orc')).toHaveLength(2);
    expect(search(own, 'elf')).toEqual([]);
    expect(search(own, ' ')).toHaveLength(2);
  });

  it('can be kept as files', () => {
    const own = ownGames(games, known, ['Grubby']);
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

const handleOf = ({ handle }: { handle: string }) => handle;
const { missing, decoded } = decodedRecordings('histories');

/** Wilson's interval, calculated by trying shares: every share that the games don't contradict. */
function likely(won: number, known: number): [from: number, to: number] {
  const shares = Array.from({ length: 10_001 }, (_, index) => index / 10_000).filter(
    (share) => Math.abs(won / known - share) <= 1.96 * Math.sqrt((share * (1 - share)) / known),
  );
  return [100 * shares[0]!, 100 * shares.at(-1)!];
}

/** The history of a visitor with every name: all recordings, each from the side of its first human player. */
it.skipIf(missing)('all numbers of all recordings as the games of one player', () => {
  const played = decoded.map(({ analysis }, index) => ({ ...analysis, fingerprint: `recording ${index}` }));
  const known = played.map((analysis) => factsOf(analysis, 1));
  const own = ownGames(
    known.map(({ fingerprint }) => kept(fingerprint)),
    known,
    namesIn(known).map(([name]) => name),
  );
  const analysed = new Map(
    played.flatMap((analysis) => {
      const player = analysis.players.find(({ kind }) => kind === 'human');
      return player ? [[analysis.fingerprint, { game: analysis, player }] as const] : [];
    }),
  );
  expect(own).toHaveLength(analysed.size);
  console.log(`A history of ${own.length} games.`);
  const sideOf = ({ fingerprint }: OwnGame) => analysed.get(fingerprint)!;
  const keys = {
    map: (one) => [sideOf(one).game.map],
    patch: (one) => [sideOf(one).game.patch],
    opponent: (one) => {
      const { game, player } = sideOf(one);
      return game.players.filter(({ kind, team }) => kind === 'human' && team !== player.team).map(handleOf);
    },
    matchup: (one) => {
      const people = sideOf(one).game.players.filter(({ kind }) => kind === 'human');
      const [mine, theirs] = people.map(({ race }) => race);
      const duel = people.length === 2 && people[0]!.team !== people[1]!.team;
      return [duel && mine && theirs ? `${mine}v${theirs}` : null];
    },
  } satisfies Record<string, (game: OwnGame) => readonly (string | null)[]>;
  for (const by of ['map', 'patch', 'opponent', 'matchup'] as const) {
    const counted = totals(own, by);
    expect(new Set(counted.map(({ name }) => name))).toEqual(new Set(own.flatMap(keys[by]).filter(Boolean)));
    for (const { name, games, won, lost } of counted) {
      const results = own.flatMap((one) =>
        keys[by](one)
          .filter((key) => key === name)
          .map(() => sideOf(one).player.result),
      );
      expect([games, won, lost], name).toEqual([
        results.length,
        results.filter((result) => result === 'won').length,
        results.filter((result) => result === 'lost').length,
      ]);
      const share = winShare({ won, lost });
      expect(share?.percent).toBe(won + lost === 0 ? undefined : Math.round((100 * won) / (won + lost)));
      if (!share) continue;
      const [from, to] = likely(won, won + lost);
      // Whole percent, on a grid of hundredths.
      expect(Math.max(Math.abs(share.from - from), Math.abs(share.to - to)), name).toBeLessThan(0.52);
    }
  }
  const results = own.map((one) => sideOf(one).player.result);
  const [all] = totalsSection(own).parts.flatMap((part) => (part.kind === 'table' ? part.table.rows : []));
  expect(all!.slice(1, 4)).toEqual(
    [results, ...(['won', 'lost'] as const).map((how) => results.filter((result) => result === how))].map(
      ({ length }) => ({ number: length }),
    ),
  );
  const steps = trendSteps(own);
  expect(steps).toHaveLength(Math.ceil(own.length / 10));
  for (const [index, { timings, units, apm, wins }] of steps.entries()) {
    const sides = own.slice(index * 10, index * 10 + 10).map(sideOf);
    const holds = (spread: (typeof units)[number], values: readonly number[]) => {
      expect(spread?.n ?? 0).toBe(values.length);
      if (values.length > 0)
        expect(spread?.medianSec).toBe(
          quantile(
            values.toSorted((a, b) => a - b),
            1 / 2,
          ),
        );
    };
    const times = {
      'first-hero': sides.map(({ player }) => orderedHeroes(player)[0]?.ordered?.ms),
      // Nobody knows places without a map.
      camp: [],
      'tier-2': sides.map(({ player }) => player.tiers.find(({ tier }) => tier === 2)?.ordered?.ms),
      expansion: sides.map(({ player }) => player.expansions[0]?.ms),
    };
    for (const trend of TRENDS)
      holds(
        timings[trend],
        times[trend].flatMap((ms) => (ms === undefined ? [] : Math.floor(ms / 1000))),
      );
    for (const [at, minute] of MINUTES.entries()) {
      const ms = minute * 60_000;
      const told = sides.filter(
        ({ game, player }) => player.made.length > 0 && (player.leftMs ?? game.clockMs) >= ms,
      );
      holds(
        units[at]!,
        told.map(({ player }) => {
          const fighters = player.made.filter(({ type, worker }) => type === 'unit' && !worker);
          return fighters.reduce((sum, one) => sum + madeBefore(one, ms).min, 0);
        }),
      );
    }
    const actions = sides.map(({ player }) => player.apm.average).sort((a, b) => a - b);
    expect(apm.medianSec).toBe(quantile(actions, 1 / 2));
    expect([apm.lowerSec, apm.upperSec]).toEqual([1 / 4, 3 / 4].map((share) => quantile(actions, share)));
    const shares = { won: 0, lost: 0 };
    for (const { player } of sides) if (player.result) shares[player.result]++;
    expect(wins).toEqual(winShare(shares));
  }

  // The page's numbers are the counted ones.
  const shareSaid = (record: { won: number; lost: number }) => {
    const share = winShare(record);
    if (!share) return 'no result known';
    return share.decided < 5 ? 'too few games' : `${share.percent}\u00a0% (${share.from}–${share.to})`;
  };
  const won = results.filter((result) => result === 'won').length;
  const lost = results.filter((result) => result === 'lost').length;
  const rowOf = (name: string, games: number, record: { won: number; lost: number }) => [
    name,
    ...[games, record.won, record.lost].map(String),
    shareSaid(record),
  ];
  expect(printedRows(totalsSection(own))).toEqual([
    rowOf(`${own.length} games`, own.length, { won, lost }),
    ...(['matchup', 'map', 'opponent', 'patch'] as const).flatMap((by) =>
      totals(own, by)
        .slice(0, 50)
        .map((total) => rowOf(total.name, total.games, total)),
    ),
  ]);
  const clock = (sec: number) => `${Math.floor(sec / 60)}:${String(Math.floor(sec % 60)).padStart(2, '0')}`;
  const spreadSaid = (spread: (typeof steps)[number]['units'][number], text: (amount: number) => string) => {
    if (!spread) return 'none';
    const { n, lowerSec, medianSec, upperSec } = spread;
    return `${text(medianSec)}${n < 5 ? '' : `, ${text(lowerSec)}–${text(upperSec)}`} (${n})`;
  };
  expect(printedRows(trendsSection(steps))).toEqual([
    ...steps.map(({ name, days, timings, apm, wins }) => [
      name,
      days ?? 'not known',
      shareSaid({ won: wins?.won ?? 0, lost: wins ? wins.decided - wins.won : 0 }),
      ...TRENDS.map((trend) => spreadSaid(timings[trend], clock)),
      spreadSaid(apm, (amount) => String(Math.round(amount))),
    ]),
    ...steps.map(({ name, units }) => [name, ...units.map((spread) => spreadSaid(spread, String))]),
  ]);
  const drawn = trendCharts(steps).map((chart) => [
    chart.key,
    [...render(chart).matchAll(/class="value"[^>]*>([^<]*)/g)].map(([, value]) => Number(value)),
  ]);
  expect(drawn).toEqual([
    ...TRENDS.filter((trend) => steps.some(({ timings }) => timings[trend])).map((trend) => [
      TREND_NAMES[trend],
      steps.flatMap(({ timings }) => timings[trend]?.n ?? []),
    ]),
    ...MINUTES.map((minute, at) => [
      `Units by ${minute}:00`,
      steps.flatMap(({ units }) => units[at]?.medianSec ?? []),
    ]),
    ['Actions per minute', steps.map(({ apm }) => Math.round(apm.medianSec))],
  ]);
  // Suggested names, and the list from the visitor's side.
  const names = namesIn(known);
  const handles = played.map(
    ({ players }) => new Set(players.filter(({ kind }) => kind === 'human').map(handleOf)),
  );
  for (const [name, games] of names) expect(games, name).toBe(handles.filter((own) => own.has(name)).length);
  expect(new Set(names.map(([name]) => name))).toEqual(new Set(handles.flatMap((own) => [...own])));
  const listed = ownFacts(
    own.map(({ fingerprint }) => kept(fingerprint)),
    own,
    [],
  );
  for (const [index, row] of listed.entries()) {
    const { game, player } = sideOf(own[index]!);
    expect(own[index]).toMatchObject({ decidedMs: game.decidedMs, apm: player.apm.average });
    expect(OWN_COLUMNS['result']!.text(row)).toBe(player.result ?? 'Not known');
    expect(OWN_COLUMNS['heroes']!.text(row)).toBe(
      player.heroes
        .filter(({ ordered }) => ordered)
        .toSorted((a, b) => a.ordered!.ms - b.ordered!.ms)
        .map(({ name }) => name)
        .join(', ') || '–',
    );
  }
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
  const own = ownGames(
    ids.map((id) => kept(id)),
    ids.map((id) => facts(id)),
    ['Moon'],
  ).map((game, index) => ({ ...game, opponents: [`opponent ${index}`] }));
  expect(trendSteps(own)).toHaveLength(26);
  expect(trendSteps(own).map(({ games }) => games)).toEqual([...Array<number>(25).fill(20), 1]);
  expect(render(h(Section, { section: totalsSection(own) }))).toMatch(/50 with the most games/);
});

it('a step says its days, its share of wins and the middle half of its games', () => {
  const day = (date: number) => Date.UTC(2026, 4, date, 12);
  const own = ownDuels(10, (lost, n) => ({ hero: (lost ? 75 : 65) + n, apm: 100 + n })).map(
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
    timings: { ...player.timings, expansion: null },
    units: [3, 8, null, null],
  }));
  const shown = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `game ${index}`);
    const own = ownGames(
      ids.map((id) => kept(id)),
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
  const chronicle = { places: { camps } } as unknown as Parameters<typeof factsOf>[2];
  expect(factsOf(analysis, 1, chronicle).players.map(({ timings }) => timings.camp)).toEqual([100, 95]);
  expect(factsOf(analysis, 1).players.map(({ timings }) => timings.camp)).toEqual([null, null]);
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
