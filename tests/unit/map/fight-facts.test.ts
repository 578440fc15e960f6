import { describe, expect, it } from 'vitest';
import { fightFactsOf } from '../../../src/map/fights/fight-facts.ts';
import { LEVELS, readStrip, SPANS, writeStrip } from '../../../src/map/track/strip-code.ts';

type Given = Parameters<typeof fightFactsOf>[0];
type Told = Parameters<typeof fightFactsOf>[1];
const LENGTH_MS = SPANS * 1000;
/** A fight as told: its times, and the least food of both sides. */
const fight = (startMs: number, endMs: number, ...food: number[]) =>
  ({ startMs, endMs, ledger: { sides: food.map((least) => ({ food: { least } })) } }) as Told[number];
const order = (ms: number, slot: number) => ({ ms, slot }) as Given['hostile'][number];
const game = (hostile: readonly Given['hostile'][number][], sides = [[1], [2]]): Given => ({
  fights: [{} as Given['fights'][number]],
  hostile,
  sides: sides.map((slots, team) => ({ team, slots })),
});

describe('what lists say of fights', () => {
  it('shows the food of each side in the parts of the game that a fight touches', () => {
    const { strip, even, fights } = fightFactsOf(
      game([order(0, 1), order(999, 1), order(1000, 2), order(LENGTH_MS - 1, 1)]),
      [fight(0, 1500, 40, 20), fight(1900, 1950, 10, 40), fight(LENGTH_MS - 1, LENGTH_MS, 1, 0)],
      LENGTH_MS,
    );
    const bars = readStrip(strip);
    expect(bars).toHaveLength(SPANS);
    expect(bars[0]).toEqual([LEVELS, Math.ceil(LEVELS / 2)]);
    expect(bars[1]).toEqual([LEVELS, LEVELS]);
    expect(bars[2]).toEqual([0, 0]);
    expect(bars.at(-1)).toEqual([1, 0]);
    expect(even).toBe(33);
    expect(fights).toBe(1);
  });

  it('leaves out orders after the end and of players on neither side', () => {
    const { even } = fightFactsOf(game([order(LENGTH_MS, 1), order(5, 3), order(5, 2)]), [], LENGTH_MS);
    expect(even).toBeNull();
  });

  it('counts partners together', () => {
    const { even } = fightFactsOf(
      game(
        [order(1, 1), order(1, 2), order(1, 3), order(1, 4)],
        [
          [1, 2],
          [3, 4],
        ],
      ),
      [],
      60_000,
    );
    expect(even).toBe(100);
  });

  it('has no strip without known forces or with another number of sides', () => {
    expect(fightFactsOf(game([]), [], LENGTH_MS)).toEqual({ fights: 1, even: null, strip: '' });
    expect(fightFactsOf(game([order(1, 1)], [[1], [2], [3]]), [fight(0, 9, 5, 5)], LENGTH_MS).strip).toBe('');
  });
});

describe('the text of a strip', () => {
  it('keeps every pair of heights', () => {
    const heights = Array.from({ length: (LEVELS + 1) ** 2 }, (_, at) => [
      Math.floor(at / (LEVELS + 1)),
      at % (LEVELS + 1),
    ]);
    const text = writeStrip([heights.map(([first]) => first!), heights.map(([, second]) => second!)]);
    expect(text).toMatch(/^[\w-]{64}$/);
    expect(readStrip(text)).toEqual(heights);
  });

  it('reads letters that are none as nothing', () => {
    expect(readStrip('!é')).toMatchSnapshot();
  });
});
