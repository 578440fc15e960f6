import { describe, expect, test } from 'vitest';
import { births } from '../../../../../src/game/derive/births/births.ts';
import { LATE_MS } from '../../../../../src/game/derive/births/counted-orders.ts';
import { SLACK_MS } from '../../../../../src/game/derive/births/queues.ts';
import { cancel, command, leave, place, train } from '../../../../support/recording-writer/events.ts';
import type { Action } from '../../../../support/recording-writer/action.ts';
import type { ScriptEvent } from '../../../../support/recording-writer/script.ts';
import { production } from '../../../../../src/game/derive/production.ts';
import { after, BARE_END_MS, bare, decodeScript, first } from '../../scripted.ts';
import { group, madeOf, move, pick, tag } from './scripted-births.ts';

const BARRACKS = 500;
const OTHER = 600;
/** Both Barracks show their form. */
const SHOWN = [pick(90_000, 'hbar', BARRACKS), pick(91_000, 'hbar', OTHER)];
const brief = (made: { min: number; max: number; basis: string } | undefined) =>
  made && `${made.min}-${made.max} ${made.basis}`;

describe('a count', () => {
  test('has nothing certain from a building that was attacked and is not named when it would be done', () => {
    const attack = (ms: number) =>
      command(ms, 2, { kind: 'order-object', order: 0xd000f, x: 0, y: 0, target: tag(BARRACKS) });
    const press = [pick(100_000, 'hbar', BARRACKS, train('hfoo'))];
    const countOf = (...more: ScriptEvent[]) => brief(madeOf(...press, ...more).get('hfoo'));
    expect(countOf(attack(110_000))).toBe('0-1 order');
    expect(countOf(attack(110_000), pick(150_000, 'hbar', BARRACKS))).toBe('1-1 press');
    expect(countOf(attack(200_000))).toBe('1-1 press');
  });

  test('leaves out what a wand copied: named at once, or without an order, and gone after a minute', () => {
    const press = [
      pick(100_000, 'hbar', BARRACKS, train('hfoo'), train('hfoo')),
      pick(125_000, 'hfoo', 700, move),
    ];
    const wand: Action = { kind: 'order-object', order: 0xd0028, x: 0, y: 0, target: tag(700) };
    const used = pick(200_000, 'Hamg', 20, wand);
    const countOf = (...more: ScriptEvent[]) => brief(madeOf(...press, ...more).get('hfoo'));
    const copy = (...times: number[]) => times.map((ms) => pick(ms, 'hfoo', 703, move));
    expect(countOf(...copy(201_000, 250_000))).toBe('2-2 seen');
    expect(countOf(used, ...copy(201_000, 250_000))).toBe('1-2 seen');
    expect(countOf(used, ...copy(201_000, 290_000))).toBe('2-2 seen');
    const third = [pick(150_000, 'hfoo', 701, move), used, ...copy(230_000, 250_000)];
    expect(countOf(...third)).toBe('2-2 seen');
  });

  test('is at most one for each order, also of a unit that waited long for food', () => {
    const made = madeOf(
      pick(100_000, 'hbar', BARRACKS, train('hfoo')),
      pick(200_000, 'hpea', 30, place('halt', 500, 0)),
      pick(205_000, 'halt', 650, move),
      pick(230_000, 'hbar', BARRACKS, train('hfoo')),
      pick(235_000, 'hfoo', 700, move),
    );
    expect(made.get('hfoo')).toMatchObject({ min: 2, max: 2, contradicted: false });
  });

  test('has the orders of what can make it, although the leader is not known', () => {
    const tags = [BARRACKS, OTHER, 700].map(tag);
    const unled = command(200_000, 1, { kind: 'select', mode: 'add', tags }, train('hfoo'));
    const made = madeOf(...SHOWN, pick(125_000, 'hfoo', 700, move), unled);
    expect(made.get('hfoo')?.orders).toMatchObject([{ maker: 'hbar', makers: [0, 1] }]);
  });

  test('of one press to two buildings is one or two', () => {
    const made = madeOf(...SHOWN, group(100_000, 'hbar', [BARRACKS, OTHER], train('hfoo')));
    expect(made.get('hfoo')).toMatchObject({
      ordered: 1,
      min: 1,
      max: 2,
      orders: [{ ms: 100_000, maker: 'hbar', makers: [0, 1] }],
    });
  });

  test('rises to what was seen of it', () => {
    const made = madeOf(
      ...SHOWN,
      group(100_000, 'hbar', [BARRACKS, OTHER], train('hfoo')),
      pick(125_000, 'hfoo', 700, move),
      pick(126_000, 'hfoo', 701, move),
    );
    expect(brief(made.get('hfoo'))).toBe('2-2 seen');
    expect(made.get('hfoo')!.births).toMatchObject([
      { from: 120_000, to: 125_000, estimate: 120_000, basis: 'seen' },
      { from: 120_000, to: 126_000, estimate: 120_000, basis: 'seen' },
    ]);
  });

  test('keeps nothing waiting behind what may have been taken back', () => {
    // The echo may have been refused; then the cancel removed the first order, and the last one finished 20 s after
    // it was given.
    const made = madeOf(
      pick(100_000, 'hbar', BARRACKS, train('hfoo')),
      after(100_030, train('hfoo')),
      after(100_400, cancel()),
      after(101_000, train('hfoo')),
      pick(121_000, 'hfoo', 700, move),
    );
    expect(brief(made.get('hfoo'))).toBe('1-2 seen');
  });

  test('counts a building that took an order, whatever was cancelled there later', () => {
    const placed = pick(10_000, 'hpea', 30, place('hbar', 500, 0));
    const made = madeOf(placed, pick(40_000, 'hbar', BARRACKS, train('hfoo')), after(41_000, cancel()));
    expect(brief(made.get('hbar'))).toBe('1-1 seen');
    const unfinished = madeOf(placed, pick(40_000, 'hbar', BARRACKS, cancel()));
    expect(brief(unfinished.get('hbar'))).toBe('0-1 order');
  });

  test('of buildings that were cancelled together is none', () => {
    const placed = [10_000, 12_000].map((ms) => pick(ms, 'hpea', 30, place('hbar', ms / 20, 0)));
    const seen = [BARRACKS, OTHER].map((serial) => pick(20_000, 'hbar', serial, move));
    const countOf = (ms: number) =>
      brief(madeOf(...placed, ...seen, group(ms, 'hbar', [BARRACKS, OTHER], cancel())).get('hbar'));
    expect(countOf(25_000)).toBe('0-0 order');
    expect(countOf(100_000)).toBe('2-2 seen');
  });

  test('may leave out what was taken back just when it was done', () => {
    const made = madeOf(pick(100_000, 'hbar', BARRACKS, train('hfoo')), after(120_000, cancel()));
    expect(brief(made.get('hfoo'))).toBe('0-1 order');
  });

  test('has nothing of an ally’s buildings', () => {
    expect([...madeOf(pick(100_000, 'edos', OTHER, train('echm'))).keys()]).toEqual([]);
  });

  test('leaves out what was taken back', () => {
    const unqueue = { kind: 'unqueue', slot: 1, id: 'hfoo' } as const;
    expect(
      brief(
        madeOf(
          pick(100_000, 'hbar', BARRACKS, train('hfoo')),
          after(101_000, train('hfoo')),
          after(102_000, unqueue),
        ).get('hfoo'),
      ),
    ).toBe('1-1 press');
    expect(
      brief(madeOf(pick(100_000, 'hbar', BARRACKS, train('hfoo')), after(101_000, cancel())).get('hfoo')),
    ).toBe('0-0 order');
  });

  describe('with a click on a place of a queue', () => {
    const unqueue = (slot: number) => ({ kind: 'unqueue', slot, id: 'hfoo' }) as const;
    const clickedAt = (ms: number, slot: number) =>
      madeOf(
        pick(100_000, 'hbar', BARRACKS, train('hfoo')),
        after(101_000, train('hfoo')),
        after(102_000, train('hrif')),
        after(ms, unqueue(slot)),
      );

    test('leaves out the entry at the place', () => {
      const footmen = clickedAt(110_000, 0).get('hfoo')!;
      expect(brief(footmen)).toBe('1-1 press');
      expect(footmen.orders.map(({ may }) => may)).toEqual([0, 1]);
      expect(
        clickedAt(110_000, 1)
          .get('hfoo')!
          .orders.map(({ may }) => may),
      ).toEqual([1, 0]);
    });

    test.each([119_000, 120_000, 121_000])(
      'leaves open which entry it was when the first is about done, at %i ms',
      (ms) => {
        const made = clickedAt(ms, 0);
        expect(brief(made.get('hfoo'))).toBe('0-1 order');
        // The Rifleman waited for the second Footman if the first was taken back.
        const lastMs = 120_000 + 20_000 + 26_000;
        expect(made.get('hrif')!.orders[0]!.sure!.to).toBeGreaterThanOrEqual(lastMs + LATE_MS);
      },
    );

    test('may be the one that a later key took back, so that nothing was left for the key', () => {
      const made = madeOf(
        pick(100_000, 'hbar', BARRACKS, train('hfoo')),
        after(101_000, train('hfoo')),
        after(119_000, unqueue(0)),
        after(119_500, cancel()),
      );
      expect(brief(made.get('hfoo'))).toBe('0-1 order');
    });

    test('counts a repeat before the place as possible only', () => {
      const made = madeOf(
        pick(100_000, 'hbar', BARRACKS, train('hrif')),
        after(100_030, train('hrif')),
        after(101_000, train('hfoo')),
        after(102_000, train('hfoo')),
        after(103_000, unqueue(2)),
      );
      // Without the repeat, the second Footman was at this place.
      expect(brief(made.get('hfoo'))).toBe('0-1 order');
    });
  });

  test('leaves open which of several selected buildings gave something up', () => {
    const both = [BARRACKS, OTHER];
    const alike = madeOf(
      ...SHOWN,
      group(100_000, 'hbar', both, train('hfoo')),
      group(110_000, 'hbar', both, cancel()),
    );
    expect(brief(alike.get('hfoo'))).toBe('0-1 order');
    const apart = madeOf(
      pick(100_000, 'hbar', BARRACKS, train('hfoo')),
      pick(101_000, 'hbar', OTHER, train('hrif')),
      group(110_000, 'hbar', both, cancel()),
    );
    expect([apart.get('hfoo'), apart.get('hrif')].map(brief)).toEqual(['0-1 order', '0-1 order']);
  });

  test('ends with the game', () => {
    const late = BARE_END_MS - 10_000;
    expect(brief(madeOf(pick(late, 'hbar', BARRACKS, train('hfoo'))).get('hfoo'))).toBe('0-0 order');
    const left = madeOf(pick(100_000, 'hbar', BARRACKS, train('hfoo')), leave(110_000, 1, 'left'));
    expect(brief(left.get('hfoo'))).toBe('0-0 order');
  });

  test('holds no more than seven in line', () => {
    const presses = Array.from({ length: 9 }, (_, index) => after(100_000 + index * 50, train('hfoo')));
    expect(madeOf(pick(99_000, 'hbar', BARRACKS), ...presses).get('hfoo')).toMatchObject({
      ordered: 9,
      max: 7,
    });
  });

  test('does not count those that a player begins with', () => {
    const workers = [1, 2, 3, 4, 5].map((serial) => pick(1000 + serial, 'hpea', serial, move));
    const made = madeOf(...workers, pick(2000, 'htow', 9, train('hpea')), pick(18_000, 'hpea', 20, move));
    expect(brief(made.get('hpea'))).toBe('1-1 seen');
    expect(made.get('hpea')!.births).toMatchObject([{ from: 17_000, to: 18_000 }]);
  });

  test('says so where more is proven than was ordered', () => {
    const footmen = [700, 701, 702].map((serial) => pick(125_000 + serial, 'hfoo', serial, move));
    const made = madeOf(pick(100_000, 'hbar', BARRACKS, train('hfoo')), ...footmen);
    expect(made.get('hfoo')).toMatchObject({ min: 3, max: 3, contradicted: true });
  });

  test('has one or two for a key pressed twice', () => {
    const made = madeOf(pick(100_000, 'hbar', BARRACKS, train('hfoo')), after(100_100, train('hfoo')));
    expect(brief(made.get('hfoo'))).toBe('1-2 press');
  });

  test('takes in what fits nothing else', () => {
    const unseen = { kind: 'select', mode: 'add', tags: [[3, 700]] } as const;
    const made = madeOf(
      ...SHOWN,
      group(100_000, 'hbar', [BARRACKS, OTHER], train('hfoo')),
      pick(125_000, 'hfoo', 699, move),
      pick(126_000, 'hfoo', 699, unseen, move),
    );
    expect(brief(made.get('hfoo'))).toBe('2-2 slot');
  });

  test('has no object that was finished before its order, or long before the queue lets it', () => {
    const unseen = { kind: 'select', mode: 'add', tags: [[3, 700]] } as const;
    const made = madeOf(
      ...SHOWN,
      pick(100_000, 'hbar', BARRACKS, train('hfoo')),
      pick(125_000, 'hfoo', 699, move),
      pick(200_000, 'hbar', BARRACKS, train('hfoo')),
      pick(226_000, 'hfoo', 699, unseen, move),
    );
    // The serial of the second says only that the first is older.
    expect(made.get('hfoo')!.births).toMatchObject([
      { ordered: 100_000, from: 120_000, to: 125_000, basis: 'seen' },
      { ordered: 200_000, from: 220_000 - SLACK_MS, to: 226_000, basis: 'slot' },
    ]);
    const hero = madeOf(pick(60_000, 'halt', 400, train('Hamg')), pick(65_000, 'Hamg', 450, move));
    // The map lets it appear sooner than the game does.
    expect(hero.get('Hamg')!.births).toMatchObject([{ from: 60_000, to: 65_000 }]);
  });
});

describe('heroes and buildings', () => {
  test('a hero is one, whatever shows as it', () => {
    const made = madeOf(
      pick(60_000, 'halt', 400, train('Hamg')),
      pick(116_000, 'Hamg', 450, move),
      pick(200_000, 'Hamg', 900, move),
      pick(300_000, 'halt', 400, train('Hamg')),
    );
    expect(made.get('Hamg')).toMatchObject({
      ordered: 2,
      min: 1,
      max: 1,
      births: [{ from: 115_000, to: 116_000 }],
    });
  });

  test('a tower becomes another after the order that went to it', () => {
    const built = [pick(10_000, 'hpea', 3, place('hwtw', 0, 0)), pick(60_000, 'hwtw', 30, move)];
    const seen = pick(130_000, 'hgtw', 30, move);
    const formsOf = (...timeline: ScriptEvent[]) =>
      madeOf(...built, ...timeline).get('hwtw')!.births[0]!.forms;
    const ordered = pick(70_000, 'hwtw', 30, train('hgtw'));
    expect(formsOf(ordered, seen)).toEqual([
      { id: 'hgtw', name: 'Guard Tower', ordered: 70_000, done: { from: 120_000, to: 130_000 } },
    ]);
    expect(formsOf(seen)).toMatchObject([{ id: 'hgtw', ordered: null, done: { to: 130_000 } }]);
    expect(formsOf(ordered)).toBeUndefined();
  });

  test('a Keep was a Town Hall', () => {
    const made = madeOf(
      pick(1000, 'htow', 2, move),
      pick(10_000, 'hpea', 3, place('htow', 0, 0)),
      pick(500_000, 'hkee', 100, move),
    );
    expect(made.get('htow')).toMatchObject({ min: 1, max: 1 });
  });
});

describe('a birth', () => {
  test('is narrowed by what came before and after', () => {
    const made = madeOf(
      pick(100_000, 'hbar', BARRACKS, train('hfoo')),
      after(140_000, train('hfoo')),
      // The second one's serial is between those of two heroes.
      pick(110_000, 'halt', 400, train('Hamg')),
      pick(120_000, 'halt', 401, train('Hmkg')),
      pick(166_000, 'Hamg', 700, move),
      pick(176_000, 'Hmkg', 720, move),
      pick(300_000, 'hfoo', 710, move),
    );
    expect(made.get('hfoo')!.births).toMatchObject([{ from: 165_000, to: 176_000 }]);
  });
});

test('farms that nobody selected are as many as the units seen alive at once need', () => {
  const footmen = Array.from({ length: 10 }, (_, index) => index);
  const farms = (lastSeenMs: (unit: number) => number) =>
    brief(
      madeOf(
        ...[0, 1, 2, 3].map((farm) => pick(10_000 + farm * 5000, 'hpea', 30, place('hhou', farm * 640, 64))),
        ...footmen.flatMap((unit) => [
          pick(100_000 + unit * 25_000, 'hbar', BARRACKS, train('hfoo')),
          pick(121_000 + unit * 25_000, 'hfoo', 700 + unit, move),
        ]),
        ...footmen.map((unit) => pick(lastSeenMs(unit), 'hfoo', 700 + unit, move)),
      ).get('hhou'),
    );
  // 20 food and a Peasant, of which a Town Hall gives 12 or 13.
  expect(farms((unit) => 400_000 + unit * 1000)).toBe('2-4 needed');
  // If each was last seen before the next one, the others may have died.
  expect(farms((unit) => 122_000 + unit * 25_000)).toBe('0-4 order');
});

test('summons that were seen are told apart from what was made', () => {
  const game = decodeScript(
    bare([
      pick(100_000, 'hbar', BARRACKS, train('hfoo')),
      pick(150_000, 'hwat', 705, move),
      pick(155_000, 'hmil', 40, move),
      pick(170_000, 'hfoo', 710, move),
      pick(180_000, 'hwat', 704, move),
    ]),
  );
  const { counts: made, summoned } = births(game, new Map([[1, production(first(game))]])).get(1)!;
  expect(made.map(({ id }) => id)).toEqual(['hfoo']);
  expect(summoned).toMatchObject([
    {
      id: 'hwat',
      births: [
        { seen: 180_000, to: 150_000, basis: 'seen', ordered: null },
        { seen: 150_000, to: 150_000, basis: 'seen', ordered: null },
      ],
    },
  ]);
});

test('a record without objects proves nothing', () => {
  const game = decodeScript(bare([pick(100_000, 'hbar', BARRACKS, train('hfoo'))]));
  delete game.objects;
  expect(births(game, new Map()).size).toBe(0);
});
