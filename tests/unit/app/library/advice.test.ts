/** Compares a dropped game with the archive. */
import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { advise, exampleFor, type AdviceRow } from '../../../../src/app/library/advice/advice.ts';
import {
  isArchiveDocument,
  type ArchiveDocument,
  type MeasuredPlayer,
} from '../../../../src/app/library/advice/archive-document.ts';
import type { Measure, MeasuredSide } from '../../../../src/app/library/measure.ts';
import { MEASURES } from '../../../../src/app/library/measures.ts';
import { ArchiveComparison } from '../../../../src/app/library/advice/ArchiveComparison.tsx';
import { NO_BUILD, archiveSections } from '../../../../src/app/library/advice/sections.ts';
import { rowWords, workOnParts } from '../../../../src/app/library/advice/work-on.ts';
import type { ToldGame } from '../../../../src/map/story-schema.ts';
import { encodeOpenings } from '../../../../src/app/compare/closest/index-text.ts';
import { archiveOpenings } from '../../../../src/app/compare/closest/opening.ts';
import { quantile } from '../../../../src/game/quantiles.ts';
import type { Piece } from '../../../../src/view/rich-text.ts';
import { Parts, Section } from '../../../../src/view/html/Section.tsx';
import { droppedDuel } from './games.ts';

const { analysis: game } = droppedDuel();
const [player] = game.players;
const places = {
  contacts: [{ slot: Number(player!.slot), ms: 400_000 }],
  camps: [{ slot: Number(player!.slot), startMs: 90_000 }],
} as unknown as ToldGame['places'];
const side = { game, player: player!, chronicle: { places } };
const values = MEASURES.map(({ of }) => of(side));

/** Winners with the player's measures, changed by this function. */
const winners = (
  count: number,
  move: (id: string, value: number, index: number) => number | null,
): MeasuredPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    replayId: `game-${index}`,
    title: `A vs B on Map ${index}`,
    player: `Winner ${index}`,
    result: 'won',
    race: player!.race,
    matchup: game.matchup,
    sides: game.sides,
    opening: [],
    values: values.map((value, at) => value && move(MEASURES[at]!.id, value, index)),
  }));

const document = (people: MeasuredPlayer[]): ArchiveDocument => ({
  version: 5,
  measures: MEASURES.map(({ id }) => id),
  people,
  aliases: [],
  builds: [],
  plans: {},
  openings: encodeOpenings(archiveOpenings([game])),
});

const advised = (people: MeasuredPlayer[], of = side) =>
  advise(of, document(people)).map(({ measure }) => measure.id);

describe('what to work on', () => {
  it('names what is worse than the middle half, the farthest first, with the numbers of the winners', () => {
    const people = winners(8, (id, value, index) =>
      id === 'first-hero' ? value - 30 - index : id === 'tier-2' ? value - 300 + index : value,
    );
    const rows = advise(side, document(people));
    expect(rows.map(({ measure }) => measure.id)).toEqual(['tier-2', 'first-hero']);
    const at = MEASURES.findIndex(({ id }) => id === 'tier-2');
    const theirs = people.map(({ values }) => values[at]!).sort((a, b) => a - b);
    expect(rows[0]).toMatchObject({
      value: values[at],
      spread: { n: 8, median: quantile(theirs, 1 / 2) },
      winners: { name: expect.stringMatching(/^8 winners with .* against /) },
    });
  });

  it('leaves out what is earlier or more than that of winners, and what hardly differs', () => {
    expect(advised(winners(8, (id, value) => (id === 'tier-2' ? value + 300 : value)))).toEqual([]);
    expect(advised(winners(8, (id, value) => (id === 'first-hero' ? value - 5 : value)))).toEqual([]);
  });

  it('needs five winners, and counts no loser, no game of the same id and no namesake', () => {
    const late = (count: number) => winners(count, (_, value) => value - 60);
    expect(advised(late(4))).toEqual([]);
    expect(advised(late(5))).not.toEqual([]);
    const [first, ...others] = late(5);
    for (const change of [
      { result: 'lost' as const },
      { replayId: game.replayId },
      { player: player!.handle },
    ])
      expect(advised([{ ...first!, ...change }, ...others])).toEqual([]);
  });

  it('asks wider groups where the closest has too few', () => {
    const people = winners(8, (id, value) => (id === 'tier-2' ? value - 300 : value));
    const others = people.map((person) => ({ ...person, matchup: null, sides: '2v2' }));
    const [row] = advise(side, document(others));
    expect(row?.winners.name).toMatch(/^8 winners with \w+( \w+)?$/);
    const strangers = others.map((person) => ({ ...person, race: null }));
    expect(advise(side, document(strangers))[0]?.winners.name).toBe('8 winners of the archive');
  });

  it('names at most five, and what most winners did and the player did not', () => {
    const people = winners(6, (_, value, index) => value * 3 + index);
    expect(advised(people).length).toBeLessThanOrEqual(5);
    const bare = { game, player: { ...player!, tiers: [] }, chronicle: { places } };
    const rows = advise(bare, document(winners(6, (_, value) => value)));
    // Without tier 2 there is no tier 3.
    expect(rows).toMatchObject([{ measure: { id: 'tier-2' }, value: null }]);
  });

  it('counts nothing as missing that the replay just doesn’t prove', () => {
    const people = winners(8, (id, value, index) => (id === 'units-8' ? 10 + index : value));
    const units = (min: number, max: number) => ({
      ...{ id: 'hfoo', name: 'Footman', type: 'unit' as const, worker: false, takesMs: 20_000 },
      ...{ births: [], orders: [], min, max },
    });
    const made = (min: number, max: number) =>
      ({
        ...side,
        player: { ...player!, leftMs: 900_000, made: [units(min, max)] },
      }) as unknown as typeof side;
    const ids = (of: typeof side) =>
      advise({ ...of, game: { ...game, clockMs: 900_000, decidedMs: 900_000 } }, document(people)).map(
        ({ measure }) => measure.id,
      );
    expect(ids(made(0, 4))).toContain('units-8');
    expect(ids(made(0, 20))).not.toContain('units-8');
    const late = { ...game, clockMs: 900_000, decidedMs: 900_000 };
    const parts = workOnParts({ ...made(0, 4), game: late }, document(people));
    expect(renderToString(h(Parts, { parts, id: 'work-on' }))).toMatch(/0 to 4<.* 11 to 15\b/);
  });

  it('leaves room for the visitor’s own games', () => {
    const people = document(winners(8, (_, value, index) => value * 3 + index));
    const count = (parts: ReturnType<typeof workOnParts>) =>
      parse(renderToString(h(Parts, { parts, id: 'work-on' }))).querySelectorAll('li').length;
    expect(count(workOnParts(side, people))).toBeGreaterThan(3);
    expect(count(workOnParts(side, people, [{ kind: 'text', words: 'Your own games' }]))).toBe(3);
  });

  it('leads to the moment on the stage, and to a game where it is done well', () => {
    const people = winners(8, (id, value, index) => (id === 'contact' ? value - 200 - index : value));
    const hrefs = (chronicle: typeof side.chronicle | null) => {
      const parts = workOnParts({ ...side, chronicle: chronicle! }, document(people));
      return parse(renderToString(h(Parts, { parts, id: 'work-on' })))
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href'));
    };
    expect(hrefs(side.chronicle)).toEqual(['#t=6:40', '/replays/game-6/#t=3:14', '#t=6:40']);
    expect(hrefs(null)).toEqual([]);
  });

  it('leads from every measure to the visitor’s game and to one of the archive', () => {
    const [winner] = winners(1, (_, value) => value);
    const spread = { n: 6, lower: 450, median: 450, upper: 450 };
    const linksOf = (measure: Measure, value: number | null) => {
      const row = { measure, value, spread, outside: true, winners: { name: 'six winners' } };
      const words = rowWords({ ...row, example: { winner, value: 450 } } as unknown as AdviceRow, side);
      return (words as readonly Piece[]).flatMap((piece) =>
        typeof piece === 'object' && 'href' in piece && piece.href ? [piece.href] : [],
      );
    };
    const isWhole = ({ id }: Measure) => ['apm', 'groups'].includes(id);
    for (const measure of MEASURES)
      for (const value of measure.ordered ? [900, null] : [900]) {
        // The game has no fights and revivals, so this moment replaces theirs.
        const at = (of: MeasuredSide) => measure.at(of) ?? (isWhole(measure) ? null : 60_000);
        const [yours, theirs, ...more] = linksOf({ ...measure, at }, value);
        expect(yours, measure.id).toMatch(isWhole(measure) ? new RegExp(`^#${measure.id}$`) : /^#t=\d/);
        const minute = /-(\d+)$/.exec(measure.id)?.[1];
        const place = measure.unit === 'clock' ? '#t=7:30' : minute ? `#t=${minute}:00` : `#${measure.id}`;
        expect(theirs, measure.id).toBe(`/replays/game-0/${place}`);
        expect(more, measure.id).toEqual([]);
      }
  });

  it('finds an example for one measure, but none that is worse than the visitor’s game', () => {
    const people = document(winners(6, (_, value) => value));
    const at = MEASURES.findIndex(({ id }) => id === 'first-hero');
    const value = values[at]!;
    expect(exampleFor('first-hero', value + 20, side, people)?.example.value).toBe(value);
    expect(exampleFor('first-hero', value, side, people)).toBeNull();
    expect(exampleFor('units-5', 1, side, people)).toBeNull();
    expect(exampleFor('first-hero', 999, side, document(winners(4, (_, value) => value)))).toBeNull();
  });

  it('shows where to look for what was not ordered: when most winners had it', () => {
    const bare = { game, player: { ...player!, tiers: [] }, chronicle: { places } };
    const text = (of: MeasuredSide) =>
      renderToString(
        h(Parts, { parts: workOnParts(of, document(winners(6, (_, value) => value))), id: 'x' }),
      );
    expect(text(bare)).toMatch(/, look at <a href="#t=(\d+:\d\d)"><bdi>\1<\/bdi><\/a>\. /);
    expect(text({ ...bare, chronicle: null })).toMatchSnapshot();
  });
});

it('the sections say what they rest on', () => {
  const text = archiveSections(side, document(winners(6, (_, value, index) => value + 100 + index)))
    .map((section) => parse(renderToString(h(Section, { section }))).structuredText)
    .join('\n');
  expect(text).toMatch(/First hero.*7 appearances/s);
  expect(text).toContain(NO_BUILD);
});

it('a file of another version, or of other measures, is not read', () => {
  const good = document([]);
  expect(isArchiveDocument(good)).toBe(true);
  for (const wrong of [null, {}, [], { ...good, version: 2 }, { ...good, measures: ['apm'] }])
    expect(isArchiveDocument(wrong)).toBe(false);
});

describe('the comparison of a whole game', () => {
  const first = (players: typeof game.players) =>
    renderToString(h(ArchiveComparison, { game: { ...game, players }, chronicle: null, firstMs: null }));

  it('waits for the archive', () => expect(first(game.players)).toContain('aria-busy'));

  it('is nothing if the game has nobody to compare', () =>
    expect(first(game.players.map((one) => ({ ...one, build: [] })))).toBe(''));
});
