/** A dropped game held against what the archive knows. */
import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { differences } from '../../../../src/app/drop/insight/differences.ts';
import {
  isAmongDocument,
  type AmongDocument,
  type MeasuredPlayer,
} from '../../../../src/app/drop/insight/document.ts';
import { MEASURES } from '../../../../src/app/drop/insight/measures.ts';
import { amongSections } from '../../../../src/app/drop/insight/sections.ts';
import type { ToldGame } from '../../../../src/game/map/story-schema.ts';
import { encodeOpenings } from '../../../../src/app/compare/closest/index-text.ts';
import { archiveOpenings } from '../../../../src/app/compare/closest/opening.ts';
import { quantile } from '../../../../src/game/quantiles.ts';
import { Section } from '../../../../src/view/html/Section.tsx';
import { droppedDuel } from './games.ts';

const { analysis: game } = droppedDuel();
const [player] = game.players;
const places = {
  contacts: [{ slot: Number(player!.slot), ms: 400_000 }],
  camps: [{ slot: Number(player!.slot), startMs: 90_000 }],
} as unknown as ToldGame['places'];
const side = { game, player: player!, chronicle: { places } };
const values = MEASURES.map(({ of }) => of(side));

/** Winners whose measures are those of the player, moved by so much. */
const winners = (
  count: number,
  move: (id: string, value: number, index: number) => number | null,
): MeasuredPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    replayId: `game-${index}`,
    title: `A vs B on Map ${index}`,
    player: `Winner ${index}`,
    result: 'won',
    values: values.map((value, at) => value && move(MEASURES[at]!.id, value, index)),
  }));

const document = (people: MeasuredPlayer[]): AmongDocument => ({
  version: 2,
  measures: MEASURES.map(({ id }) => id),
  groups: [{ matchup: game.matchup!, race: player!.race!, people }],
  builds: [],
  openings: encodeOpenings(archiveOpenings([game])),
});

describe('what to work on', () => {
  it('names what lies outside the middle half, the farthest first, with the numbers of the winners', () => {
    const people = winners(8, (id, value, index) =>
      id === 'first-hero' ? value - 30 - index : id === 'tier-2' ? value - 300 + index : value,
    );
    const { farthest } = differences(side, document(people))!;
    expect(farthest?.map(({ measure }) => measure.id)).toEqual(['tier-2', 'first-hero']);
    const [tier] = farthest!;
    const at = MEASURES.findIndex(({ id }) => id === 'tier-2');
    const theirs = people.map(({ values }) => values[at]!).sort((a, b) => a - b);
    expect(tier).toMatchObject({ value: values[at], spread: { n: 8, medianSec: quantile(theirs, 1 / 2) } });
  });

  it('says nothing of fewer than five winners, and counts no game twice', () => {
    expect(differences(side, document(winners(4, (_, value) => value + 500)))?.farthest).toBeNull();
    const same = winners(5, (_, value) => value + 500).map((one, index) =>
      index === 0 ? { ...one, replayId: game.replayId } : one,
    );
    const all = differences(side, document(same));
    expect(all).toMatchObject({ farthest: null });
    expect(all?.winners).toHaveLength(4);
    const lost = winners(9, (_, value) => value + 500).map((one) => ({ ...one, result: 'lost' as const }));
    expect(differences(side, document(lost))).toEqual({ winners: [], farthest: null });
  });

  it('names at most five, and what most winners did and the player did not', () => {
    const all = differences(side, document(winners(6, (_, value, index) => value * 3 + index)));
    expect(all?.farthest?.length).toBeLessThanOrEqual(5);
    const bare = { game, player: { ...player!, tiers: [] } };
    const missed = differences(bare, document(winners(6, (_, value) => value)))?.farthest;
    expect(missed).toMatchObject([
      { measure: { id: 'tier-2' }, value: null },
      { measure: { id: 'tier-3' }, value: null },
    ]);
  });

  it('knows what only places tell, and leads to the moment on the map', () => {
    const people = winners(8, (id, value, index) => (id === 'contact' ? value - 200 - index : value));
    expect(differences(side, document(people))?.farthest).toMatchObject([
      { measure: { id: 'contact' }, value: 400 },
    ]);
    const hrefs = (chronicle: typeof side.chronicle | null) => {
      const [section] = amongSections({ ...side, chronicle }, document(people));
      const links = parse(renderToString(h(Section, { section: section! }))).querySelectorAll(
        'a[href^="#t="]',
      );
      return links.map((link) => link.getAttribute('href'));
    };
    expect(hrefs(side.chronicle)).toEqual(['#t=6:40']);
    expect(differences({ ...side, chronicle: null }, document(people))?.farthest).toEqual([]);
  });

  it('is left out where the matchup or the race is not known', () => {
    expect(differences({ ...side, game: { ...game, matchup: null } }, document([]))).toBeNull();
  });
});

it('the sections say what they rest on', () => {
  const text = amongSections(side, document(winners(6, (_, value, index) => value + 100 + index)))
    .map((section) => parse(renderToString(h(Section, { section }))).structuredText)
    .join('\n');
  expect(text).toContain('6 winners of');
  expect(text).toContain('Winner 0 in A vs B on Map 0');
  expect(text).toMatch(/First hero.*7 appearances/s);
  expect(text).toContain('No build of the library fits');
});

it('a file of another version, or of other measures, is not read', () => {
  const good = document([]);
  expect(isAmongDocument(good)).toBe(true);
  for (const wrong of [null, {}, [], { ...good, version: 1 }, { ...good, measures: ['apm'] }])
    expect(isAmongDocument(wrong)).toBe(false);
});
