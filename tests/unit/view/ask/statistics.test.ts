/** The search, its answers, its list of games and the statistics page count the same games: 1v1 games, unless teams are asked for. */
import { beforeAll, expect, test } from 'vitest';
import type { Piece } from '../../../../src/view/rich-text.ts';
import type { Section } from '../../../../src/view/page.ts';
import { statisticsHub } from '../../../../src/view/hub/statistics.ts';
import { openCourt, type Court } from '../../../support/ask/judge.ts';

let court: Court;
let sections: readonly Section[];

beforeAll(() => {
  court = openCourt();
  ({ sections } = statisticsHub(court.catalogue));
});

/** Rows of a section's table, a word or number for each cell. */
function rowsOf(id: string): (string | number)[][] {
  const part = sections.find((section) => section.id === id)!.parts.find(({ kind }) => kind === 'tally');
  if (part?.kind !== 'tally') throw new Error(`Section ${id} has no table.`);
  return part.table.rows.map((row) => [...row].map((cell) => wordOf(cell as Piece)));
}

function wordOf(cell: Piece): string | number {
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return cell.number;
  if ('ms' in cell) return cell.ms ?? '';
  if ('race' in cell) return cell.race ?? '';
  return 'text' in cell ? cell.text : '';
}

const RACES = { H: 'human', O: 'orc', E: 'night elf', U: 'undead' } as const;
const wordOfRace = (race: string | number): string => RACES[race as keyof typeof RACES];

const answer = (text: string) => court.search.ask(text, court.columns.pairs).answer!;
/** How many games the list of a text has. */
const listed = (text: string): number => {
  const { mask } = court.search.ask(text, court.columns.pairs);
  return new Set(court.columns.pairs.filter((_, at) => mask[at]).map(({ game }) => game)).size;
};

test('the archive has team games, which are left out', () => {
  const { games } = court.catalogue;
  const duels = games.filter(({ game }) => game.sides === '1v1').length;
  expect(duels).toBeLessThan(games.length);
  expect(answer('how many games').n).toBe(duels);
  expect(listed('team games')).toBe(games.length - duels);
});

test('timings have the counts and medians of answers', () => {
  const rows = [
    ...rowsOf('hero-times').map(([race, ...rest]) => ['First hero', race!, ...rest] as const),
    ...rowsOf('tech'),
    ...rowsOf('expansions').map(([race, ...rest]) => ['Expansion', race!, ...rest] as const),
  ];
  expect(rows.length).toBeGreaterThan(12);
  for (const [moment, race, count, , , median] of rows) {
    const text = `average ${String(moment).toLowerCase()} time ${wordOfRace(race)}`;
    const { n, value } = answer(text);
    expect([text, n]).toEqual([text, count]);
    // Fewer than five have no median there.
    if (typeof median === 'number') expect([text, value]).toEqual([text, Math.floor(median / 1000)]);
  }
});

test('matchups, win rates, maps and lengths have the counts of answers and lists', () => {
  const matchups = rowsOf('matchups');
  for (const [name, games] of matchups) {
    const text = String(name).replace(/ \(.*/, '');
    expect([text, answer(`how many ${text}`).n, listed(text)]).toEqual([text, games, games]);
  }
  const rates = rowsOf('win-rates').filter(([race]) => race !== undefined && String(race) in RACES);
  expect(rates.length).toBeGreaterThan(8);
  for (const [race, against, games, won] of rates) {
    const text = `win rate ${wordOfRace(race!)} vs ${against}`;
    expect([text, answer(text).n, answer(text).value]).toEqual([text, games, won]);
  }
  const maps = rowsOf('maps');
  for (const [map, games] of maps) {
    const text = `games on ${map}`;
    expect([text, answer(`how many ${text}`).n, listed(text)]).toEqual([text, games, games]);
  }
  const lengths = rowsOf('durations').reduce((sum, [, games]) => sum + Number(games), 0);
  expect(answer('how long are games').n).toBe(lengths);
});

test('first heroes have the counts of answers', () => {
  for (const [hero, race, count, won] of rowsOf('openers')) {
    const text = `win rate ${wordOfRace(race!)} ${hero} first`;
    const { n, value } = answer(text);
    const drawn = court.catalogue.everybody.filter(
      ({ placed, player }) =>
        placed.game.sides === '1v1' &&
        player.race === race &&
        player.heroes[0]?.name === hero &&
        placed.game.players.some(({ random }) => random),
    );
    // A win rate of a race leaves games out in which a race was drawn.
    expect([text, n + drawn.length]).toEqual([text, count]);
    expect(value).toBe(Number(won) - drawn.filter(({ player }) => player.result === 'won').length);
  }
});
