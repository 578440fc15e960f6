import { describe, expect, it } from 'vitest';
import { foughtOf } from '../../../src/map/fights/fought.ts';
import { LEVELS, readStrip, SPANS, writeStrip } from '../../../src/map/track/strip-code.ts';

type Given = Parameters<typeof foughtOf>[0];
const LENGTH_MS = SPANS * 1000;
const order = (ms: number, slot: number) => ({ ms, slot }) as Given['hostile'][number];
const game = (hostile: readonly Given['hostile'][number][], sides = [[1], [2]]): Given => ({
  fights: [{} as Given['fights'][number]],
  hostile,
  sides: sides.map((slots, team) => ({ team, slots })),
});

describe('what lists say of fights', () => {
  it('counts the orders of each side in its part of the game', () => {
    const { strip, even, fights } = foughtOf(
      game([order(0, 1), order(999, 1), order(1000, 2), order(LENGTH_MS - 1, 1)]),
      LENGTH_MS,
    );
    const bars = readStrip(strip);
    expect(bars).toHaveLength(SPANS);
    expect(bars[0]).toEqual([LEVELS, 0]);
    expect(bars[1]).toEqual([0, Math.ceil(LEVELS / 2)]);
    expect(bars.at(-1)).toEqual([Math.ceil(LEVELS / 2), 0]);
    expect(even).toBe(33);
    expect(fights).toBe(1);
  });

  it('leaves out orders after the end and of players on neither side', () => {
    const { strip, even } = foughtOf(game([order(LENGTH_MS, 1), order(5, 3), order(5, 2)]), LENGTH_MS);
    expect(readStrip(strip)[0]).toEqual([0, LEVELS]);
    expect(even).toBeNull();
  });

  it('counts partners together', () => {
    const { even } = foughtOf(
      game(
        [order(1, 1), order(1, 2), order(1, 3), order(1, 4)],
        [
          [1, 2],
          [3, 4],
        ],
      ),
      60_000,
    );
    expect(even).toBe(100);
  });

  it('has no strip without orders or with another number of sides', () => {
    expect(foughtOf(game([]), LENGTH_MS)).toEqual({ fights: 1, even: null, strip: '' });
    expect(foughtOf(game([order(1, 1)], [[1], [2], [3]]), LENGTH_MS).strip).toBe('');
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
