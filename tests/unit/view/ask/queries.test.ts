/**
 * Fans' searches with the required reading, and the number of games that each must find:
 * `tests/fixtures/search/queries.txt`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { browserIndex } from '../../../../src/view/ask/index/browser-index.ts';
import { columnsOf } from '../../../../src/app/replays/engine/columns.ts';
import { searchDocument } from '../../../../src/view/ask/index/encode-search.ts';
import { searchOf } from '../../../../src/view/ask/engine.ts';
import { OBJECT_WORDS } from '../../../../src/view/ask/lexicon/jargon.ts';
import { allObjects } from '../../../../src/game/objects/table.ts';
import { corpusCatalogue } from '../../../support/browse/corpus-index.ts';

const TODAY = '2026-11-26';
const catalogue = corpusCatalogue();
const index = browserIndex(catalogue);
const { pairs } = columnsOf(index);
const document = searchDocument({ catalogue, builds: [{ id: 'x', name: 'Talons and a Tinker' }], games: [] });
const search = searchOf(index, JSON.parse(JSON.stringify(document)), TODAY)!;

const gamesFor = (text: string): string[] => {
  const mask = search.mask(text, pairs);
  const games = new Set(pairs.filter((_, at) => mask[at]).map(({ game }) => game));
  return [...games].map((game) => index.games[game]!.replayId);
};

/** "12 | text => reading" requires this many games; "some" is for numbers that depend on other rules. */
const ROWS = readFileSync('tests/fixtures/search/queries.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(\w+) \| (.*) => (.*)$/.exec(line)!.slice(1) as [string, string, string]);

describe('the table of queries', () => {
  test('has at least 200', () =>
    expect(new Set(ROWS.map(([, text]) => text)).size).toBeGreaterThanOrEqual(200));

  test.each(ROWS)('%s | %s => %s', (count, text, reading) => {
    expect(
      search
        .read(text)
        .map((part) => part.text)
        .join(' | '),
    ).toBe(reading);
    const found = gamesFor(text).length;
    if (count === 'some') expect(found).toBeGreaterThan(0);
    else expect(found).toBe(Number(count));
    // A text without an understood word finds no games.
    if (search.read(text).every(({ understood }) => !understood)) expect(found).toBe(0);
  });
});

test('of names as near as each other, the short one is offered first', () =>
  expect(search.read('hapy')[0]!.near[0]).toBe('Happy'));

describe('what is found is what the documents say', () => {
  /** Team games are separate if a 1v1 game fits. */
  const who = (fits: (player: (typeof catalogue.games)[number]['game']['players'][number]) => boolean) => {
    const fitting = catalogue.games.filter(({ game }) => game.players.some(fits));
    const duels = fitting.filter(({ game }) => game.sides === '1v1');
    return (duels.length > 0 ? duels : fitting).map(({ game }) => game.replayId);
  };
  const names = [
    ...new Set(catalogue.games.flatMap(({ game }) => game.players.flatMap(({ build }) => build))),
  ]
    .filter(({ type, worker }) => ['building', 'unit', 'hero'].includes(type) && !worker)
    .map(({ name }) => name);

  test.each([...new Set(names)])('%s, in whole games', (name) => {
    // A word of the game that means something else in searches.
    if (OBJECT_WORDS[name.toLowerCase()]) return;
    const own = who(({ build }) =>
      build.some((step) => step.name === name && !step.cancelled && !step.worker),
    );
    expect(gamesFor(name)).toEqual(own);
  });

  test('an order of two things in time, with a bound', () => {
    const first = (
      player: { build: readonly { name: string; ms: number; cancelled: boolean }[] },
      name: string,
    ) => player.build.find((step) => step.name === name && !step.cancelled)?.ms ?? Infinity;
    const own = who((player) => {
      const [grunt, raider] = [first(player, 'Grunt'), first(player, 'Raider')];
      return grunt < raider && raider < 420_000;
    });
    expect(own.length).toBeGreaterThan(3);
    expect(gamesFor('grunt then raider before 7:00')).toEqual(own);
  });
});

test('at most so many is what is proven to be at most so many, of those who made some', () => {
  const own = catalogue.games.filter(
    ({ game }) =>
      game.sides === '1v1' &&
      game.players.some(
        ({ build, made }) =>
          build.some(({ name, cancelled }) => name === 'Grunt' && !cancelled) &&
          made.some(({ name, max }) => name === 'Grunt' && max <= 3),
      ),
  );
  expect(own.length).toBeGreaterThan(3);
  expect(gamesFor('at most 3 grunts')).toEqual(own.map(({ game }) => game.replayId));
});

describe('words', () => {
  const objects = new Set(allObjects().map(({ name }) => name));

  test.each(Object.entries(OBJECT_WORDS))('%s stands for something of the game: %s', (_, meant) => {
    for (const name of meant.split('|')) expect(objects).toContain(name);
  });

  test('a clan tag is no name of a player, and a page of the archive is found by its build', () => {
    expect(search.read('wca').map(({ text }) => text)).toEqual(['Event: World Cyber Arena 2015']);
    expect(search.read('talons and a tinker').map(({ text }) => text)).toEqual([
      'Build: Talons and a Tinker',
    ]);
  });

  test('nothing takes long or throws, whatever is typed', () => {
    for (const text of [
      '(.*)+$[^\\',
      'altar,'.repeat(5000),
      '🙂'.repeat(50),
      'no '.repeat(99),
      '"',
      ':::',
      '5:00',
    ])
      expect(() => search.mask(text.slice(0, 200), pairs)).not.toThrow();
  });

  test('a file that is not about these games is refused', () => {
    expect(searchOf(index, null, TODAY)).toBeNull();
    expect(searchOf(index, { version: 99 }, TODAY)).toBeNull();
    expect(searchOf({ ...index, games: index.games.slice(1) }, document, TODAY)).toBeNull();
  });
});
