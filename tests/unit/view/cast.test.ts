/** The casting sheet: its statements about two players, and its notes about too few games. */
import { describe, expect, test } from 'vitest';
import { castOf, type CastPlayer } from '../../../src/archive/count/cast.ts';
import { catalogueOf } from '../../../src/archive/count/catalogue.ts';
import type { Part, Section } from '../../../src/view/page.ts';
import { sectionNodes } from '../../../src/view/markdown/sections.ts';
import { printNodes } from '../../../src/view/markdown/document.ts';
import { castSheet } from '../../../src/view/cast/sheet.ts';
import { duel, game, hero, placed, player, tier } from '../archive/count/sample.ts';

const HOSTILE = '</table><script>x</script>|[a](b)';
const grubby = player('Grubby', { race: 'O', heroes: [hero('Obla', 64)], tiers: [tier(2, 250)] });
const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const sky = player(HOSTILE, { heroes: [hero('Hamg', 70)] });
const on = (day: string, map = 'Echo Isles') => ({
  map,
  played: { from: day, to: day, basis: 'event' as const, sentence: 'Its event.' },
});

const games = [
  ...['01', '02', '03', '04', '05'].map((day, index) =>
    placed(duel(grubby, moon, index < 4 ? 'won' : 'lost', on(`2020-01-${day}`)), 'cup'),
  ),
  placed(duel(sky, grubby, 'won', on('2021-01-01', HOSTILE))),
  placed(duel(moon, sky, null, on('2019-01-01'))),
  placed(game([grubby, moon, sky], { sides: 'FFA', matchup: null })),
];
const catalogue = catalogueOf(games, [{ id: 'cup', name: 'The Cup', organiser: null, date: null }], []);
const prep = (name: string): CastPlayer => {
  const { person, appearances: own } = catalogue.people.find((one) => one.person.name === name)!;
  return { slug: person.slug, name, ...castOf(own, catalogue) };
};
const [a, b, c] = [prep('Grubby'), prep('Moon'), prep(HOSTILE)];

/** Other tests of the same process may have counted games before. */
const counted = Number(/\d+$/.exec(games[0]!.game.replayId)) - 1;
const texts = (section: Section): string =>
  printNodes(sectionNodes([section], (path) => path))
    .replaceAll('\\', '')
    .replace(/(?<=game-)\d+/g, (number) => String(Number(number) - counted).padStart(3, '0'));

describe('the document of a player', () => {
  test('has the 1v1 games, newest first, and what was chosen in them', () => {
    expect(a.games.map(({ playedFrom }) => playedFrom)).toMatchSnapshot();
    expect(a.games[1]).toMatchObject({
      race: 'O',
      opponentRace: 'E',
      ...{ opponent: 'Moon', opponentId: 'moon' },
      event: 'The Cup',
      result: 'lost',
      choices: ['No building', 'Blademaster', 'No second hero', 'No expansion', 'Up to tier 2'],
      ...{ firstHeroMs: 64_000, secondHeroMs: null, tier2OrderedMs: 250_000, tier3OrderedMs: null },
      expansionMs: null,
    });
  });

  test('has the field of every matchup of its race', () => {
    expect(a.fields.map(({ race, against }) => race + against).sort()).toEqual(['OE', 'OH']);
    expect(a.fields.find(({ against }) => against === 'E')!.timings[0]).toEqual({ medianSec: 64, n: 5 });
  });
});

describe('the sheet', () => {
  test.each([
    ['of two who met', a, b],
    ['of two with too few games against each other', a, c],
    [
      'of two who never met',
      a,
      { ...c, slug: 'x', games: c.games.filter(({ opponentId }) => opponentId !== 'grubby') },
    ],
  ])('%s', (_, one, other) => {
    const { title, lead, sections } = castSheet(one, other);
    expect([title, lead, ...sections.map(texts)].join('\n\n')).toMatchSnapshot();
  });

  test('results and lengths are marked for spoiler-free mode', () => {
    const columns = castSheet(a, b).sections.flatMap(({ parts }) => parts.flatMap(columnsOf));
    for (const { name, result, length } of columns)
      if (typeof name === 'string' && /won|winner|result|length/i.test(name))
        expect(result || length, name).toBe(true);
  });
});

const columnsOf = (one: Part): { name: unknown; result?: boolean; length?: boolean }[] =>
  one.kind === 'table' ? [...one.table.columns] : one.kind === 'beside' ? one.parts.flatMap(columnsOf) : [];

describe('talking points', () => {
  const points = (one: CastPlayer, other: CastPlayer): string =>
    texts(castSheet(one, other).sections.find(({ id }) => id === 'points')!);

  test('are three where the games support them, each with its number of games', () => {
    const said = points(a, b);
    expect(said).toMatchSnapshot();
    for (const [, count, all] of said.matchAll(/(\d+) of (\d+)|all (\d+)|medians? of (\d+)/g))
      expect(Number(all ?? count ?? 5)).toBeGreaterThanOrEqual(5);
  });

  test('are none of fewer than five games', () => {
    const few = (one: CastPlayer): CastPlayer => ({ ...one, games: one.games.slice(0, 4), fields: [] });
    expect(points(few(a), few(b))).not.toMatch(/\d+ of|all \d/);
  });
});
