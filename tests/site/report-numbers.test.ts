/** Every table on game pages, compared with the published analysis. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer, BasedTime, GameAnalysis } from '../../src/game/analysis.ts';
import type { Supply } from '../../src/game/supply-schema.ts';
import { formatClock } from '../../src/game/clock.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, builtPage, fileFor } from '../support/build.ts';

const games = builtFiles('.json')
  .filter((file) => file.startsWith('data/games/'))
  .map((file) => builtJson<GameAnalysis>(file));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const clock = (ms: number | null | undefined): string => (ms == null ? '–' : formatClock(ms));

const span = (least?: number, most?: number) => (least === most ? String(least) : `${least}–${most}`);

/** Food used and available, such as 13–15/22. */
const supplyOf = ({ used, made }: Supply): string =>
  [used, ...(made ? [made] : [])].map(([least, most]) => span(least, most)).join('/');

/** The tables of a section as rows of texts, without heads and notes. */
const tablesOf = (page: HTMLElement, id: string): string[][][] =>
  page
    .querySelectorAll('section')
    .filter((section) => section.getAttribute('aria-labelledby') === id)
    .flatMap((section) => section.querySelectorAll('table'))
    .map((table) =>
      table.querySelectorAll('tbody tr').map((row) =>
        row.querySelectorAll('th, td').map((cell) => {
          for (const note of cell.querySelectorAll('.note')) note.remove();
          return oneLine(cell.text);
        }),
      ),
    );

/** A player's key timings by their names in the table of timings. */
function moments(player: AnalysedPlayer): Record<string, BasedTime | null | undefined> {
  const tier = (number: number) => player.tiers.find(({ tier: one }) => one === number);
  const [expansion] = player.expansions;
  return {
    'First hero ordered': player.heroes.find(({ ordered }) => ordered)?.ordered,
    'Tier 2 ordered': tier(2)?.ordered,
    'Tier 2 completed': tier(2)?.completed,
    'Tier 2 first seen': tier(2)?.observed,
    'Tier 3 ordered': tier(3)?.ordered,
    'Tier 3 completed': tier(3)?.completed,
    'Tier 3 first seen': tier(3)?.observed,
    'First expansion ordered': expansion && { ms: expansion.ms, basis: 'order' },
  };
}

describe.each(games.map((game) => [game.replayId, game] as const))('%s', (replayId, game) => {
  const page = builtPage(fileFor(urls.game(replayId)) ?? replayId);

  test('facts', () => {
    const facts = new Map(
      page
        .querySelectorAll(':is(.opponents dl, .more-facts) > div')
        .map((fact) => [oneLine(fact.querySelector('dt')!.text), oneLine(fact.querySelector('dd')!.text)]),
    );
    expect(facts.get('Length')).toMatch(new RegExp(`^${formatClock(game.decidedMs)}\\b`));
    expect(facts.get('Patch')).toBe(
      [game.patch ?? 'Not known', game.build ? `build ${game.build}` : ''].join(' ').trim(),
    );
    // The page lists races in the order of the players, but the contract's matchup has a fixed order.
    const races = Map.groupBy(game.players, ({ team }) => team).values();
    const inOrder = [...races].map((side) => side.map(({ race }) => race ?? '').join('')).join('v');
    expect(facts.get('Sides')).toBe([game.sides, game.matchup ? inOrder : ''].join(' ').trim());
    for (const { slot, handle } of game.players)
      if (game.winner?.slots.includes(slot)) expect(facts.get('Winner')).toContain(oneLine(handle));
    if (!game.winner) expect(facts.get('Winner')).toMatch(/^Not known/);
  });

  test('players', () => {
    const [rows] = tablesOf(page, 'players');
    const words = { won: 'Won', lost: 'Lost' } as const;
    expect(rows!.map((cells) => [cells.at(-4), cells.at(-2), cells.at(-1)])).toEqual(
      game.players.map(({ result, leftMs, kind, apm }) => [
        result ? words[result] : 'Not known',
        clock(leftMs),
        kind === 'human' ? String(apm.average) : '–',
      ]),
    );
  });

  test('timings, each with its basis', () => {
    const [rows] = tablesOf(page, 'timings');
    const people = game.players.filter(({ kind }) => kind === 'human').map(moments);
    expect(rows!.map(([name]) => name)).toEqual(Object.keys(people[0]!));
    for (const [name, ...cells] of rows!)
      for (const [column, player] of people.entries()) {
        const time = player[name!];
        expect(cells[column], `${name}, ${column}`).toBe(time ? `${clock(time.ms)} ${time.basis}` : '–');
      }
  });

  test('research', () => {
    expect(tablesOf(page, 'research')).toEqual(
      game.players
        .filter(({ research }) => research.length > 0)
        .map(({ research }) => research.map(({ ms, name, level }) => [clock(ms), name, String(level)])),
    );
  });

  test('what was made, with its orders as evidence', () => {
    const counted = game.players.filter(({ made }) => made.length > 0);
    expect(counted.length > 0).toBe(game.players.some(({ build }) => build.length > 0));
    const sorted = (rows: string[][]) => rows.map((row) => row.join('|')).toSorted();
    const evidencePage = builtPage(fileFor(urls.made(replayId)) ?? replayId);
    const evidence = evidencePage
      .querySelectorAll('section[aria-labelledby=made] tbody tr')
      .map((row) => row.querySelectorAll('td').at(-1)!.text);
    const tables = tablesOf(evidencePage, 'made');
    // The page of the game only shows the numbers, each with a link to its row there.
    const short = page.querySelectorAll('section[aria-labelledby=made] .counts li');
    expect(short.map(({ text }) => oneLine(text)).toSorted()).toEqual(
      counted
        .flatMap(({ made }) =>
          made.map(({ name, min, max }) => `${name} ${min === max ? min : `${min}–${max}`}`),
        )
        .toSorted(),
    );
    for (const link of page.querySelectorAll('section[aria-labelledby=made] .counts a')) {
      const [path, id] = link.getAttribute('href')!.split('#');
      expect(path).toBe(urls.made(replayId));
      expect(evidencePage.getElementById(id!)).not.toBeNull();
    }
    expect(tables.length).toBe(counted.length);
    // Each confirmed object is named by its number.
    expect(evidence.map((text) => (text.match(/#\d+: [a-z]/g) ?? []).length).toSorted()).toEqual(
      counted.flatMap(({ made }) => made.map(({ births }) => births.length)).toSorted(),
    );
    for (const [index, { made }] of counted.entries())
      expect(sorted(tables[index]!.map(([name, number, orders]) => [name!, number!, orders!]))).toEqual(
        sorted(
          made.map((one) => [
            one.name,
            `${one.min === one.max ? one.min : `${one.min}–${one.max}`} ${one.basis}` +
              (one.contradicted ? ' contradicted' : ''),
            String(one.ordered),
          ]),
        ),
      );
  });

  test('what was spent, at least and at most', () => {
    const { minutes, players } = game.spending!;
    const shown = ([, , ...amounts]: readonly string[]) => amounts;
    const rowsAt = (index: number) =>
      game.players.flatMap(({ slot, supply, losses }) => {
        const spent = players.find((one) => one.slot === slot)!;
        const cells = [spent.gold, spent.lumber, spent.food].map(({ least, most }) =>
          span(least[index], most[index]),
        );
        const ms = minutes[index]!;
        const known = supply.find((minute) => minute.ms === ms);
        const lost =
          losses &&
          losses.filter((loss) => loss.ms <= ms).reduce((most, { food }) => Math.max(most, food), 0);
        const food = [known ? supplyOf(known) : '–', lost === null ? '–' : String(lost)];
        const told = game.players.some((player) => player.losses !== null);
        return [[clock(ms), ...cells, ...(told ? food : [])]];
      });
    const marks = [5, 10, 15].map((minute) => minutes.indexOf(minute * 60_000));
    const reached = [...marks.filter((index) => index > 0 && index < minutes.length - 1), minutes.length - 1];
    const [table] = tablesOf(page, 'spending');
    expect(table!.map((row) => [row[0]!, ...shown(row)])).toEqual(reached.flatMap(rowsAt));
    const inFull = tablesOf(builtPage(fileFor(urls.made(replayId)) ?? replayId), 'spending').at(-1)!;
    expect(inFull.map((row) => [row[0]!, ...shown(row)])).toEqual(
      minutes.flatMap((_, index) => rowsAt(index)),
    );
  });

  test('build orders, in order of time: the opening, and all of them on a page of their own', () => {
    const timesOn = (shown: HTMLElement) =>
      tablesOf(shown, 'build-orders')
        .flat(2)
        .filter((text) => /^\d+:\d\d$/.test(text))
        .toSorted();
    const times = (most: number, untilMs = Infinity) =>
      game.players
        .flatMap(({ build }) => build.filter(({ ms }) => ms < untilMs).slice(0, most))
        .map(({ ms }) => clock(ms))
        .toSorted();
    expect(timesOn(page)).toEqual(times(16, 600_000));
    const ordersPage = builtPage(fileFor(urls.orders(replayId)) ?? replayId);
    expect(timesOn(ordersPage)).toEqual(times(Infinity));
    const supplies = tablesOf(ordersPage, 'build-orders')
      .flat(2)
      .filter((text) => /^\d+(–\d+)?(\/\d+(–\d+)?)?$/.test(text));
    const known = game.players.flatMap(({ build }) => build.flatMap(({ supply }) => supply ?? []));
    expect(supplies.toSorted()).toEqual(known.map(supplyOf).toSorted());
  });
});
