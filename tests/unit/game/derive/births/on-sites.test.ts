/** Buildings that nobody selected, which right clicks show exactly where they were placed. */
import { expect, test } from 'vitest';
import { sitesOf } from '../../../../../src/game/derive/births/on-sites.ts';
import { playerFacts } from '../../../../../src/game/derive/player-facts.ts';
import { place } from '../../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../../support/recording-writer/script.ts';
import { bare, by, decodeScript, PEASANT } from '../../scripted.ts';
import { madeOf, move, pick, tag } from './scripted-births.ts';

const [FARM, LATER] = [300, 400];
const SMART = 0xd0003;
const ATTACK = 0xd000f;

/** A click on an object, which for a right click is the place of the object. */
const click = (ms: number, serial: number, x: number, order = SMART): ScriptEvent =>
  by(ms, PEASANT, { kind: 'order-object', order, flags: 0, x, y: 64, target: tag(serial) });
const placed = (ms: number, id = 'hhou', x = 640) => pick(ms, 'hpea', 30, place(id, x, 64));

/** Bounds and basis of the Farms. */
function farms(...timeline: ScriptEvent[]): string {
  const { min, max, basis } = madeOf(...timeline).get('hhou')!;
  return `${min}-${max} ${basis}`;
}

test('a right click exactly on the site shows the building', () => {
  expect(farms(placed(10_000))).toBe('0-1 order');
  expect(farms(placed(10_000), click(30_000, FARM, 640))).toBe('1-1 seen');
  // Its birth lies between its placement and the click.
  const [farm] = madeOf(placed(10_000), click(30_000, FARM, 640)).get('hhou')!.births;
  expect(farm).toMatchObject({ from: 10_000, to: 30_000 });
});

test('other orders have the place of the click, and what is also elsewhere is a unit', () => {
  expect(farms(placed(10_000), click(30_000, FARM, 640, ATTACK))).toBe('0-1 order');
  expect(farms(placed(10_000), click(30_000, FARM, 640), click(31_000, FARM, 672, ATTACK))).toBe('1-1 seen');
  expect(farms(placed(10_000), click(30_000, FARM, 640), click(31_000, FARM, 672))).toBe('0-1 order');
});

test('what was there before the order, or shows another kind, is not the building', () => {
  expect(farms(click(9_000, FARM, 640), placed(10_000), click(30_000, FARM, 640))).toBe('0-1 order');
  const footman = pick(40_000, 'hfoo', FARM, move);
  expect(farms(placed(10_000), click(30_000, FARM, 640), footman)).toBe('0-1 order');
});

test('each further building on a site needs another order, and only one kind may have been ordered there', () => {
  const site = (...timeline: ScriptEvent[]) => {
    const game = decodeScript(bare(timeline));
    const sites = sitesOf(game);
    return game.objects!.flatMap(({ tag: [, serial] }, number) => (sites[number] ? [serial] : []));
  };
  const clicks = [click(30_000, FARM, 640), click(200_000, LATER, 640)];
  expect(site(placed(10_000), ...clicks)).toEqual([FARM]);
  expect(site(placed(10_000), placed(100_000), ...clicks)).toEqual([FARM, LATER]);
  expect(site(placed(10_000), placed(100_000, 'hwtw'), ...clicks)).toEqual([FARM]);
  expect(site(placed(10_000), placed(11_000, 'hwtw'), ...clicks)).toEqual([]);
});

test('a second order on a site is for a second building, if one was seen there before it and another one after it', () => {
  const made = (...timeline: ScriptEvent[]) => {
    const { ordered, min, max } = madeOf(...timeline).get('hhou')!;
    return { ordered, min, max };
  };
  const orders = [placed(10_000), placed(40_000)];
  expect(made(...orders, click(30_000, FARM, 640))).toEqual({ ordered: 2, min: 1, max: 1 });
  expect(made(...orders, click(50_000, FARM, 640), click(60_000, LATER, 640))).toMatchObject({ min: 2 });
  const [game] = [decodeScript(bare([...orders, click(30_000, FARM, 640), click(60_000, LATER, 640)]))];
  const { steps } = playerFacts(game, game.players[0]!);
  expect(steps.filter(({ id }) => id === 'hhou').map(({ ms, presses }) => [ms, presses])).toEqual([
    [10_000, 1],
    [40_000, 1],
  ]);
});
