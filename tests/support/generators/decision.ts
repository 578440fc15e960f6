import fc from 'fast-check';

/** How a player selects the acting unit or building. */
const GRASPS = ['click', 'reclick', 'bind', 'hotkey', 'hotkey-alone', 'tab', 'keep'] as const;
export type Grasp = (typeof GRASPS)[number];

/** Repeats a building order `gap` ms later and `shift` map units to the side. */
export interface Move {
  gap: number;
  shift: number;
  queued: boolean;
  /** A selection in between: none, the same worker or the other one. */
  reselect: 'nobody' | 'same' | 'other';
}

interface Acting {
  /** Ms since the previous decision; at least 300, so that two decisions are never one burst. */
  wait: number;
  grasp: Grasp;
  /** Whether orders share a command block with the selection. */
  joined: boolean;
}

/** Ms between the presses of one burst, all below 300; there is one press more than gaps. */
interface Tapped {
  gaps: number[];
}

/** A player's decision. `which` picks from the race's list. */
export type Decision = Acting &
  (
    | ({ kind: 'unit'; which: number; second: boolean; cancels: number } & Tapped)
    | ({ kind: 'worker' } & Tapped)
    | { kind: 'blind-unit'; which: number }
    | { kind: 'building'; which: number; moves: Move[]; cancelled: boolean }
    | { kind: 'expansion'; moves: Move[]; cancelled: boolean }
    | { kind: 'mine' }
    | ({ kind: 'hero'; which: number; cancelled: boolean } & Tapped)
    | ({ kind: 'skill'; which: number; skill: number } & Tapped)
    | { kind: 'move-hero'; which: number }
    | ({ kind: 'revive'; which: number; cancelled: boolean } & Tapped)
    | ({ kind: 'tier'; cancelled: boolean } & Tapped)
    | ({ kind: 'research'; which: number; cancelled: false | 'unqueue' | 'cancel' } & Tapped)
    | ({ kind: 'item'; which: number } & Tapped)
    | ({ kind: 'foreign'; which: number } & Tapped)
    | ({ kind: 'unknown'; what: 'unit' | 'upgrade' | 'building' | 'skill' } & Tapped)
    | { kind: 'morph' }
    | { kind: 'look' }
    | { kind: 'spy'; upgraded: boolean }
    | { kind: 'noise'; which: number }
  );

const wait = fc.oneof(
  fc.integer({ min: 300, max: 1500 }),
  fc.integer({ min: 1500, max: 20_000 }),
  fc.integer({ min: 20_000, max: 170_000 }),
  fc.constantFrom(300, 55_000, 140_000),
);
const gaps = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(fc.integer({ min: 1, max: 299 }), fc.constant(299)), { maxLength: 5 }),
  },
);
const which = fc.nat(3);
const moves = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Move[]>([]) },
  {
    weight: 3,
    arbitrary: fc.array(
      fc.record({
        gap: fc.oneof(fc.integer({ min: 1, max: 2999 }), fc.integer({ min: 3000, max: 59_999 })),
        shift: fc.oneof(
          fc.integer({ min: 0, max: 200 }),
          fc.integer({ min: 201, max: 3000 }),
          fc.constantFrom(64, 65, 127, 128, 200, 201),
        ),
        queued: fc.boolean(),
        reselect: fc.constantFrom('nobody', 'nobody', 'same', 'other'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
);
const rarely = fc.integer({ min: 0, max: 4 }).map((number) => number === 4);

const acting = { wait, grasp: fc.constantFrom(...GRASPS), joined: fc.boolean() };

type Choice = { kind: Decision['kind']; weight?: number } & Record<string, unknown>;

/** The parts of each kind of decision, and its frequency. */
const CHOICES: readonly Choice[] = [
  { kind: 'unit', weight: 5, which, second: fc.boolean(), cancels: fc.constantFrom(0, 0, 0, 1, 2, 6), gaps },
  { kind: 'worker', weight: 2, gaps },
  { kind: 'blind-unit', which },
  { kind: 'building', weight: 4, which, moves, cancelled: rarely },
  { kind: 'expansion', weight: 2, moves, cancelled: rarely },
  { kind: 'mine' },
  { kind: 'hero', weight: 3, which, cancelled: rarely, gaps },
  { kind: 'skill', weight: 3, which, skill: which, gaps },
  { kind: 'move-hero', which },
  { kind: 'revive', which, cancelled: rarely, gaps },
  { kind: 'tier', weight: 3, cancelled: rarely, gaps },
  {
    kind: 'research',
    weight: 3,
    which,
    cancelled: fc.constantFrom(false, false, false, 'unqueue', 'cancel'),
    gaps,
  },
  { kind: 'item', which, gaps },
  { kind: 'foreign', which, gaps },
  { kind: 'unknown', what: fc.constantFrom('unit', 'upgrade', 'building', 'skill'), gaps },
  { kind: 'morph' },
  { kind: 'look' },
  { kind: 'spy', upgraded: fc.boolean() },
  { kind: 'noise', weight: 2, which: fc.nat(20) },
];

const toDecision = ({ kind, weight = 1, ...fields }: Choice) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constant(kind),
    ...acting,
    ...(fields as Record<string, fc.Arbitrary<unknown>>),
  }) as unknown as fc.Arbitrary<Decision>,
});

/** A decision of the given kinds, or of any kind without a list. */
const decisionOf = (...kinds: Decision['kind'][]): fc.Arbitrary<Decision> =>
  fc.oneof(...CHOICES.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(toDecision));

/** A player's decisions: of all kinds, or only about heroes, or only about the build order. */
export const decisions = (most: number): fc.Arbitrary<Decision[]> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.array(decisionOf(), { maxLength: most, size: 'max' }) },
    fc.array(decisionOf('hero', 'skill', 'move-hero', 'revive'), { maxLength: 2 * most, size: 'max' }),
    fc.array(decisionOf('unit', 'building', 'research', 'tier'), { maxLength: 3 * most, size: 'max' }),
  );
