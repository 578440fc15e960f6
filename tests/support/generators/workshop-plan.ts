/** Games for testing births: two players' decisions, as plain data that shrinks well. */
import fc from 'fast-check';
import { RACE_SHEETS, type RaceLetter } from './race-sheets.ts';

/** A decision; numbers pick from what exists by then. `wait` is in ms since the previous one, never a burst. */
export type WorkshopDecision = { wait: number } & (
  | { kind: 'train'; which: number; first: number; makers: number; gaps: number[]; takers: number }
  | { kind: 'unqueue'; which: number }
  | { kind: 'hero' }
  | {
      kind: 'build';
      which: number;
      workers: number;
      walk: number;
      move: { gap: number; walk: number } | null;
    }
  | { kind: 'stop'; which: number }
  | { kind: 'see'; which: number; count: number; lead: number; ordered: boolean }
  | { kind: 'spy'; which: number }
  | { kind: 'item' }
  | { kind: 'summon' }
  | { kind: 'die'; which: number }
);

export interface WorkshopPlan {
  races: readonly [RaceLetter, RaceLetter];
  decisions: readonly [WorkshopDecision[], WorkshopDecision[]];
  /** Game time after the last decision, in ms. */
  tailMs: number;
  /** Player 1 leaves this long before the end. */
  leaveMs: number;
}

const wait = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 300, max: 8000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 8000, max: 60_000 }) },
);
const which = fc.nat(40);
const few = fc.constantFrom(1, 1, 1, 2, 3);
const walk = fc.integer({ min: 500, max: 20_000 });
const gaps = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 30, max: 299 }), { maxLength: 4 }) },
);
const move = fc.option(fc.record({ gap: fc.integer({ min: 200, max: 6000 }), walk }), { freq: 3 });

const KINDS: readonly [weight: number, fields: Record<string, fc.Arbitrary<unknown>>][] = [
  [6, { kind: fc.constant('train'), which, first: which, makers: few, gaps, takers: fc.nat(255) }],
  [1, { kind: fc.constant('unqueue'), which }],
  [1, { kind: fc.constant('hero') }],
  [4, { kind: fc.constant('build'), which, workers: few, walk, move }],
  [1, { kind: fc.constant('stop'), which }],
  [
    6,
    {
      kind: fc.constant('see'),
      which,
      count: fc.integer({ min: 1, max: 8 }),
      lead: which,
      ordered: fc.boolean(),
    },
  ],
  [1, { kind: fc.constant('spy'), which }],
  [1, { kind: fc.constant('item') }],
  [1, { kind: fc.constant('summon') }],
  [1, { kind: fc.constant('die'), which }],
];

const decision = fc.oneof(
  ...KINDS.map(([weight, fields]) => ({
    weight,
    arbitrary: fc.record({ wait, ...fields }) as unknown as fc.Arbitrary<WorkshopDecision>,
  })),
);
const decisions = fc.array(decision, { maxLength: 40, size: 'max' });
const race = fc.constantFrom(...(Object.keys(RACE_SHEETS) as RaceLetter[]));

export const workshopPlan: fc.Arbitrary<WorkshopPlan> = fc.record({
  races: fc.tuple(race, race),
  decisions: fc.tuple(decisions, decisions),
  tailMs: fc.integer({ min: 0, max: 120_000 }),
  leaveMs: fc.constantFrom(0, 0, 1000, 30_000),
});
