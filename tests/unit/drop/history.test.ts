/** The history of a visitor: every number worked out a second time. */
import { describe, expect, it } from 'vitest';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { factsOf, type Facts } from '../../../src/drop/history/facts.ts';
import { historyCsv, historyLines } from '../../../src/drop/history/files.ts';
import { namesIn, ownGames, search } from '../../../src/drop/history/own.ts';
import { totals, trendSteps } from '../../../src/drop/history/totals.ts';
import { Trends } from '../../../src/drop/history/Trends.tsx';
import { winShare } from '../../../src/archive/win-share.ts';
import { quantile } from '../../../src/replay/quantiles.ts';
import type { KeptGame } from '../../../src/stored/kept.ts';
import { decodedRecordings } from '../recordings/decoded.ts';
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
    facts: DUEL,
  },
  ...change,
});

const duel = factsOf(droppedDuel({ names: ['Moon', 'Grubby'], races: ['E', 'O'], winner: 0 }).analysis, 1);
const facts = (fingerprint: string, change: Partial<Facts> = {}): Facts => ({
  ...duel,
  fingerprint,
  ...change,
});

describe('own games', () => {
  const games = [kept('a', { modified: 5000 }), kept('b'), kept('c')];
  const known = [facts('a'), facts('b', { playedAt: '1970-01-01T00:00:01Z' })];

  it('are those in which one of the names plays, from that side, the earliest first', () => {
    const own = ownGames(games, known, [], ['Grubby']);
    expect(own.map(({ fingerprint, when, whenBasis }) => [fingerprint, when, whenBasis])).toEqual([
      ['b', 1000, 'played'],
      ['a', 5000, 'file'],
    ]);
    expect(own[0]).toMatchObject({
      matchup: 'OvE',
      opponents: ['Moon'],
      race: 'O',
      result: 'lost',
      byHand: false,
    });
    expect(ownGames(games, known, [], ['Moon'])[0]).toMatchObject({ matchup: 'EvO', result: 'won' });
    expect(ownGames(games, known, [], [])).toEqual([]);
  });

  it('have the result of the recording, and only where it has none what was said', () => {
    const words = [{ fingerprint: 'a', result: 'lost', tags: ['ladder'], note: 'late' }] as const;
    const open = facts('a', { players: duel.players.map((player) => ({ ...player, result: null })) });
    expect(ownGames(games, known, words, ['Moon'])[1]).toMatchObject({
      result: 'won',
      byHand: false,
      note: 'late',
    });
    expect(ownGames(games, [open], words, ['Moon'])[0]).toMatchObject({ result: 'lost', byHand: true });
  });

  it('are found by words that all have to be there', () => {
    const words = [{ fingerprint: 'a', result: null, tags: ['ladder'], note: '' }] as const;
    const own = ownGames(games, known, words, ['Grubby']);
    expect(search(own, 'moon LADDER').map(({ fingerprint }) => fingerprint)).toEqual(['a']);
    expect(search(own, 'moon nobody')).toEqual([]);
    expect(search(own, ' ')).toHaveLength(2);
  });

  it('can be kept as files', () => {
    const own = ownGames(games, known, [], ['Grubby']);
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

const { missing, decoded } = decodedRecordings('histories');

it.skipIf(missing)('all numbers of all recordings as the games of whoever is most frequent', () => {
  const read = decoded.map(({ analysis }) => factsOf(analysis, 1));
  const known = [...new Map(read.map((one) => [one.fingerprint, one])).values()];
  const [[me, count]] = namesIn(known) as [[string, number]];
  const own = ownGames(
    known.map(({ fingerprint }) => kept(fingerprint)),
    known,
    [],
    [me],
  );
  expect(own).toHaveLength(count);
  const analysed = new Map(decoded.map(({ analysis }) => [analysis.fingerprint, analysis]));
  const playerOf = (fingerprint: string) =>
    analysed.get(fingerprint)!.players.find(({ handle, kind }) => handle === me && kind === 'human')!;
  for (const by of ['map', 'patch'] as const)
    for (const { name, games, won, lost } of totals(own, by)) {
      const theirs = own.filter(({ fingerprint }) => analysed.get(fingerprint)![by] === name);
      const results = theirs.map(({ fingerprint }) => playerOf(fingerprint).result);
      expect([games, won, lost]).toEqual([
        theirs.length,
        results.filter((result) => result === 'won').length,
        results.filter((result) => result === 'lost').length,
      ]);
      const share = winShare({ won, lost });
      if (share) expect(share.from <= share.percent && share.percent <= share.to).toBe(true);
    }
  for (const [index, { timings, apm }] of trendSteps(own).entries()) {
    const players = own.slice(index * 10, index * 10 + 10).map(({ fingerprint }) => playerOf(fingerprint));
    const tiers = players
      .flatMap(({ tiers }) => tiers.find(({ tier }) => tier === 2)?.ordered?.ms ?? [])
      .map((ms) => Math.floor(ms / 1000))
      .sort((a, b) => a - b);
    expect(timings['tier-2']?.n ?? 0).toBe(tiers.length);
    if (tiers.length > 0) expect(timings['tier-2']?.medianSec).toBe(quantile(tiers, 1 / 2));
    const actions = players.map((player) => player.apm.average).sort((a, b) => a - b);
    expect(apm).toBe(Math.round(quantile(actions, 1 / 2)));
  }
});

it('one step is no trend; with two, each timing that somebody has is drawn, and actions per minute', () => {
  const players = duel.players.map((player) => ({
    ...player,
    timings: { ...player.timings, expansion: null },
  }));
  const shown = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `game ${index}`);
    const own = ownGames(
      ids.map((id) => kept(id)),
      ids.map((id) => facts(id, { players })),
      [],
      ['Moon'],
    );
    expect(own).toHaveLength(count);
    return [...render(h(Trends, { steps: trendSteps(own) })).matchAll(/<figcaption>([^<]+)/g)].map(
      ([, title]) => title,
    );
  };
  expect(shown(10)).toEqual([]);
  expect(shown(11)).toEqual(['First hero', 'Tier 2', 'Actions per minute']);
});
