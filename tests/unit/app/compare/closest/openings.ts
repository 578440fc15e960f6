/** Openings for the search tests, handwritten and random. */
import fc from 'fast-check';
import { EARLY_SEC, type Opening, type OpeningStep } from '../../../../../src/app/compare/closest/opening.ts';
import { openingOf } from '../../../../../src/app/compare/closest/opening.ts';
import { RACES } from '../../../../../src/game/races.ts';
import { side } from '../sides.ts';

/** The opening of these orders, see `sides.ts`. */
export const opening = (...[race, lines, options]: Parameters<typeof side>): Opening =>
  openingOf(side(race, lines, options));

const KINDS = ['building', 'unit', 'hero', 'upgrade'] as const;
const ids = Array.from({ length: 16 }, (_, index) => `id${String(index).padStart(2, '0')}`);

const steps: fc.Arbitrary<OpeningStep[]> = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...ids), sec: fc.nat(EARLY_SEC - 1) }), {
    selector: ({ id }) => id,
    maxLength: 16,
  })
  .map((list) =>
    list
      .toSorted((one, other) => one.sec - other.sec)
      .map(({ id, sec }) => ({ id, sec, name: id, kind: KINDS[Number(id.slice(2)) % KINDS.length]! })),
  );

/** Generates any opening. */
export const anyOpening: fc.Arbitrary<Opening> = fc.record({
  replayId: fc.constantFrom('1', '2', '3', '4'),
  slot: fc.constantFrom('1', '2'),
  handle: fc.string(),
  race: fc.option(fc.constantFrom(...RACES)),
  opponent: fc.option(fc.constantFrom(...RACES)),
  sides: fc.constantFrom('1v1', '2v2'),
  endSec: fc.nat(2000),
  steps,
});
