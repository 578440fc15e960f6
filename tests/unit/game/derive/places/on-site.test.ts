/** Halls that orders show to have been begun: by buildings seen on their sites. */
import { expect, test } from 'vitest';
import { analyze } from '../../../../../src/game/derive/analyze.ts';
import { expansionsOf } from '../../../../../src/game/derive/expansions.ts';
import { seenOnSite } from '../../../../../src/game/derive/places/on-site.ts';
import type { Made } from '../../../../../src/game/derive/births/made.ts';
import type { ScriptEvent } from '../../../../support/recording-writer/script.ts';
import { place, selectOne } from '../../../../support/recording-writer/events.ts';
import { log, object } from '../../../../support/order-log.ts';
import { bare, by, decodeScript, factsOf, PEASANT } from '../../scripted.ts';

test('a building that was aimed at on the site had begun by then; units, and what was there before, prove nothing', () => {
  const site = { ms: 100_000, id: 'ogre', at: [0, 0] } as const;
  const objects = [
    object({ firstMs: 110_000 }),
    object({ firstMs: 105_000, forms: [[0, 'opeo']] }),
    object({ firstMs: 90_000 }),
  ];
  const spots = (...numbers: number[]) => new Map(numbers.map((number) => [number, spotsTo(16)]));
  const spotsTo = (x: number) => [[0, 0] as const, [x, 0] as const];
  const seen = (points: Parameters<typeof seenOnSite>[2], untilMs?: number) =>
    seenOnSite(site, log(objects, []), points, untilMs);
  expect(seen(spots(0, 1, 2))).toBe(110_000);
  expect(seen(spots(1, 2))).toBeNull();
  expect(seen(new Map([[0, [[0, 0]]]]))).toBeNull();
  expect(seen(new Map([[0, spotsTo(300)]]))).toBeNull();
  expect([seen(spots(0), 110_000), seen(spots(0), 110_001)]).toEqual([null, 110_000]);
});

test('attacks are clicks beside the centre of a hall, if it was seen as one of the ordered kind', () => {
  const site = { ms: 100_000, id: 'ogre', at: [0, 0] } as const;
  const seen = (id: string, x: number) => {
    const objects = [object({ firstMs: 110_000, forms: [[110_000, id]] })];
    return seenOnSite(site, log(objects, []), new Map([[0, [[x, 0] as const]]]));
  };
  expect([seen('ogre', 207), seen('ostr', 207)]).toEqual([110_000, 110_000]);
  expect([seen('ogre', 260), seen('owtw', 207), seen('etol', 207)]).toEqual([null, null, null]);
});

/** Two right clicks of a worker at a building on the site at (9000, 0), the first at this time. */
const repairs = (at: number): ScriptEvent[] => {
  const click = {
    kind: 'order-object',
    order: 0x0d0003,
    flags: 0,
    target: [90, 1090],
    x: 9000,
    y: 0,
  } as const;
  return [by(at, PEASANT, click), by(at + 5000, PEASANT, click)];
};

test('the analysis says so too, up to the next hall on the site, whoever ordered it', () => {
  const started = (...timeline: ScriptEvent[]) => {
    const base = by(30_000, PEASANT, place('halt', 500, 0));
    const hall = by(240_000, PEASANT, place('htow', 9000, 0));
    const { players } = analyze(decodeScript(bare([base, hall, ...timeline])), 'id');
    return players.map(({ expansions }) => expansions.map((expansion) => expansion.started));
  };
  const theirs = (at: number) => ({
    ...by(at, ['opeo', 40]),
    player: 2,
    actions: [...selectOne('opeo', 40), place('ogre', 9000, 0)],
  });
  expect(started(...repairs(260_000))).toEqual([[{ from: 240_000, to: 260_000 }], []]);
  expect(started(theirs(250_000), ...repairs(260_000))[0]).toEqual([null]);
  expect(started(...repairs(260_000), theirs(270_000))[0]).toEqual([{ from: 240_000, to: 260_000 }]);
});

test('a building that stood on the site before another was born is not that one', () => {
  const { expansions, placed } = factsOf([
    by(30_000, PEASANT, place('halt', 500, 0)),
    by(240_000, PEASANT, place('htow', 9000, 0)),
  ]);
  const standing = { from: 310_000, to: 480_000 };
  const birth = { number: 5, from: 250_000, to: 300_000, basis: 'seen', seenMs: 300_000, standing };
  const counts = [{ id: 'htow', births: [birth] }] as unknown as Made[];
  const times = (seenMs: number | null, made = counts) =>
    expansionsOf(
      expansions,
      placed,
      made,
      () => 60_000,
      () => seenMs,
    ).map((row) => [row.started, row.standing]);
  expect(times(null)).toEqual([[{ from: 250_000, to: 300_000 }, standing]]);
  expect(times(270_000)).toEqual([[{ from: 250_000, to: 270_000 }, standing]]);
  expect(times(400_000)).toEqual(times(null));
  expect(times(245_000)).toEqual([[{ from: 240_000, to: 245_000 }, null]]);
  expect(times(245_000, [])).toEqual([[{ from: 240_000, to: 245_000 }, null]]);
  expect(times(null, [])).toEqual([[null, null]]);
  // A hall that may have been begun before its order was not, and stood as much later.
  const early = [{ id: 'htow', births: [{ ...birth, from: 220_000 }] }] as unknown as Made[];
  expect(times(null, early)).toEqual([
    [
      { from: 240_000, to: 300_000 },
      { from: 330_000, to: 480_000 },
    ],
  ]);
});

test('a hall that is ordered again on its site, and was not named since it could stand, came to nothing', () => {
  const hall = (at: number, x: number) => by(at, PEASANT, place('htow', x, 0));
  const { expansions, placed } = factsOf([
    by(30_000, PEASANT, place('halt', 500, 0)),
    hall(240_000, 9000),
    hall(540_000, 9000),
  ]);
  const standing = { from: 310_000, to: 480_000 };
  const birth = { object: 7, from: 250_000, to: 300_000, basis: 'seen', standing };
  const counts = [{ id: 'htow', births: [birth] }] as unknown as Made[];
  const stood = (lastMs: number, sites = placed) =>
    expansionsOf(...[expansions.slice(0, 1), sites, counts, () => 60_000, () => null], (object) =>
      object === 7 ? lastMs : Infinity,
    )[0]!.standing;
  expect([stood(309_000), stood(310_000), stood(309_000, placed.slice(0, 2))]).toEqual([
    null,
    standing,
    standing,
  ]);
});
