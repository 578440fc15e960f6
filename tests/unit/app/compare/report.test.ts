/** The contents of a comparison, section by section. */
import { describe, expect, it } from 'vitest';
import { compareSections, detailSections } from '../../../../src/app/compare/report/sections.ts';
import type { Side } from '../../../../src/app/compare/side.ts';
import type { Section } from '../../../../src/view/page.ts';
import { at } from '../../../support/analysed.ts';
import { side } from './sides.ts';

const LINES = ['0:20 eaom', '0:50 Edem', '1:30 earc 2', '4:00 etoa', '5:30 edry'];
const LATER = ['0:25 eaom', '1:00 Edem', '1:20 earc', '4:40 etoa', '5:30 edry 0'];

/** The side with its spending by 5, 10 and 15 minutes. */
function spent({ game, player }: Side, least: readonly number[], most: readonly number[]): Side {
  const band = { least: [...least], most: [...most] };
  const spending = {
    costs: { patch: '1.32', exact: true, sentence: 'Prices of patch 1.32.' },
    minutes: [at('5:00'), at('10:00'), at('15:00')],
    players: [{ slot: player.slot, gold: band, lumber: band, food: band, kinds: [], made: [], unknown: [] }],
  } as unknown as NonNullable<Side['game']['spending']>;
  return { game: { ...game, spending }, player };
}

const tableRows = (sections: readonly Section[], id: string) =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'table' ? part.table.rows : [])));

describe('a comparison', () => {
  const [a, b] = [side('E', LINES), side('E', LATER)];

  it('tells with sides exchanged the same of the other side', () => {
    const rows = tableRows(compareSections(a, b), 'timings');
    const turned = tableRows(compareSections(b, a), 'timings');
    expect(rows.length).toBeGreaterThan(0);
    expect(turned.map(([name, ofB, ofA]) => [name, ofA, ofB])).toEqual(
      rows.map(([name, ofA, ofB]) => [name, ofA, ofB]),
    );
  });
});

describe('gold spent', () => {
  const [a, b] = [side('E', LINES), side('E', LATER)];
  const spending = (first: Side, second: Side) => tableRows(detailSections(first, second), 'spending');
  const words = (row: readonly unknown[] | undefined) => [
    row?.[1],
    row?.[2],
    (row?.[3] as { words: string }).words,
  ];

  it('is said where one side spent more for certain, and left open where the bounds overlap', () => {
    const rows = spending(
      spent(a, [500, 900, 1500], [600, 1000, 1500]),
      spent(b, [400, 950, 1500], [450, 950, 1500]),
    );
    // Gold, lumber and food at each of three times.
    expect(rows).toHaveLength(9);
    expect(words(rows[0])).toEqual(['500–600', '400–450', 'A 50–200 more']);
    expect(words(rows[3])).toEqual(['900–1000', '950', 'not certain']);
    expect(words(rows[6])).toEqual(['1500', '1500', 'the same']);
  });

  it('goes as far as both sides played', () => {
    const left = side('E', LATER, { change: { leftMs: at('9:00') } });
    expect(
      spending(spent(a, [500, 900, 1500], [500, 900, 1500]), spent(left, [500, 900, 1500], [500, 900, 1500])),
    ).toHaveLength(3);
  });

  it('is left out where a recording proves nothing', () =>
    expect(detailSections(spent(a, [1, 2, 3], [1, 2, 3]), b).map(({ id }) => id)).not.toContain('spending'));
});
