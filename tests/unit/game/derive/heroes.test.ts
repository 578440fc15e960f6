import { describe, expect, test } from 'vitest';
import type { Action } from '../../../support/recording-writer/action.ts';
import { train } from '../../../support/recording-writer/events.ts';
import { ALTAR, ARCHMAGE, after, by, factsOf, summaryOf, type Maker } from '../scripted.ts';

const MOUNTAIN_KING: Maker = ['Hmkg', 18];
const TAVERN: Maker = ['ntav', 90];
const NAGA: Maker = ['Nngs', 19];
const skillsOf = (...timeline: Parameters<typeof factsOf>[0]) =>
  heroes(...timeline)[0]?.skills.map(({ ms, id, level }) => `${ms} ${id} ${level}`);
const heroes = (...timeline: Parameters<typeof factsOf>[0]) => factsOf(timeline).heroes;
const revive = (order: number, tag = ARCHMAGE[1]): Action => ({
  kind: 'order-object',
  order,
  x: 0,
  y: 0,
  target: tag,
});

describe('the hero opener', () => {
  test('is not a hero that another one replaced before it was ever there', () => {
    const changed = [by(60_000, ALTAR, train('Hamg')), after(63_000, train('Hmkg'))];
    expect(summaryOf(changed).heroOpener).toMatchObject({ itemId: 'Hmkg', gameTimeMs: 63_000 });
    expect(summaryOf([...changed, by(130_000, ARCHMAGE, train('AHwe'))]).heroOpener?.itemId).toBe('Hamg');
  });

  test('is a hero that was only selected and commanded, without a skill', () => {
    const seen = by(130_000, ARCHMAGE, { kind: 'order-point', order: 0xd0012, x: 1, y: 1 });
    const two = [by(60_000, ALTAR, train('Hamg')), seen, by(400_000, ALTAR, train('Hmkg'))];
    expect(summaryOf(two).heroOpener?.itemId).toBe('Hamg');
    expect(heroes(...two)).toMatchObject([
      { id: 'Hamg', orderedMs: 60_000, seenMs: 130_000 },
      { id: 'Hmkg' },
    ]);
  });

  test("is not seen in another player's hero of the same kind", () => {
    const walk: Action = { kind: 'order-point', order: 0xd0012, x: 1, y: 1 };
    const theirs = [by(90_000, ['Hamg', 900], walk), by(114_999, ['Hamg', 901], walk)];
    const own = by(115_000, ARCHMAGE, walk);
    const order = by(60_000, ALTAR, train('Hamg'));
    expect(heroes(...theirs.slice(0, 1), order, own)).toMatchObject([{ orderedMs: 60_000, seenMs: 115_000 }]);
    expect(heroes(order, ...theirs)).toMatchObject([{ orderedMs: 60_000, seenMs: null }]);
    expect(summaryOf([order, ...theirs, by(200_000, ALTAR, train('Hmkg'))]).heroOpener?.itemId).toBe('Hmkg');
    // A tavern provides its hero immediately.
    const bought = by(90_000, TAVERN, train('Nngs'));
    expect(heroes(bought, by(90_200, NAGA, walk))).toMatchObject([{ seenMs: 90_200 }]);
  });

  test('may be one that no table knows', () => {
    const opener = summaryOf([by(67_000, ALTAR, train('H0Z9'))]).heroOpener;
    expect(opener).toMatchObject({ itemId: 'H0Z9', name: 'H0Z9' });
    const { heroes: all } = factsOf([by(67_000, TAVERN, train('Npal')), after(130_000, train('AHpa'))]);
    expect(all).toMatchObject([{ id: 'Npal', skills: [{ id: 'AHpa', level: 1 }], level: 1 }]);
  });
});

describe('revivals', () => {
  const first = by(60_000, ALTAR, train('Hamg'));
  const learned = by(130_000, ARCHMAGE, train('AHwe'));

  test('are no training orders: the one before came to nothing, as far as its hero was not seen', () => {
    const again = (ms: number) => by(ms, ALTAR, train('Hamg'));
    expect(heroes(first, again(115_000))).toMatchObject([{ orderedMs: 115_000, revivals: [] }]);
    expect(heroes(first, again(114_999))).toMatchObject([{ orderedMs: 60_000, revivals: [] }]);
    expect(heroes(first, learned, again(300_000))).toMatchObject([{ orderedMs: 60_000, revivals: [] }]);
    expect(factsOf([first, again(300_000)]).steps.map(({ type }) => type)).toEqual(['hero', 'hero']);
  });

  test.each([0xd003b, 0xd003c, 0xd003d, 0xd01ee, 0xd01ef, 0xd01f0])(
    'are orders 0x%x onto a hero',
    (order) => {
      const pressed = [by(300_000, ALTAR, revive(order)), after(300_200, revive(order))];
      expect(heroes(first, learned, ...pressed)).toMatchObject([{ id: 'Hamg', revivals: [300_000] }]);
    },
  );

  test('are those of the hero, also if it was last seen under a spell that changes its form', () => {
    const walk = (ms: number, form: string) =>
      by(ms, [form, NAGA[1]], { kind: 'order-point', order: 0xd0012, x: 1, y: 1 });
    const alchemist = [by(150_000, TAVERN, train('Nalc')), walk(160_000, 'Nalc'), walk(170_000, 'Nalm')];
    const revived = by(300_000, ALTAR, revive(0xd003b, NAGA[1]));
    expect(heroes(...alchemist, revived)).toMatchObject([{ id: 'Nalc', revivals: [300_000] }]);
  });

  test('are none where the order means something else', () => {
    expect(heroes(first, learned, by(300_000, ALTAR, revive(0xd0012)))).toMatchObject([{ revivals: [] }]);
  });

  test('do not make a hero where none was ordered or skilled', () => {
    const walk = by(130_000, ARCHMAGE, { kind: 'order-point', order: 0xd0012, x: 1, y: 1 });
    expect(heroes(walk, by(300_000, ALTAR, revive(0xd003b)))).toEqual([]);
  });
});

describe('skills', () => {
  const hero = by(60_000, ALTAR, train('Hamg'));

  test('go no higher than they can: three levels, one for an ultimate at level 6', () => {
    const ids = ['AHwe', 'AHmt', 'AHab', 'AHwe', 'AHab', 'AHwe', 'AHmt', 'AHwe', 'AHmt'];
    const [archmage] = heroes(hero, ...ids.map((id, index) => after(100_000 * (index + 1), train(id))));
    expect(archmage?.skills.map(({ id, level }) => id + level)).toEqual([
      ...['AHwe1', 'AHab1', 'AHwe2', 'AHab2', 'AHwe3'],
      'AHmt1',
    ]);
    expect(archmage?.level).toBe(6);
  });

  test('belong to their hero, though another one is selected', () => {
    const all = heroes(
      hero,
      by(61_000, ALTAR, train('Hmkg')),
      by(130_000, MOUNTAIN_KING, train('AHwe')),
      after(131_000, train('AHtb')),
    );
    expect(all.map(({ id, skills }) => [id, ...skills.map((skill) => skill.id)])).toEqual([
      ['Hamg', 'AHwe'],
      ['Hmkg', 'AHtb'],
    ]);
  });

  test('of heroes of another race do not count', () => {
    expect(heroes(after(130_000, train('AOwk')))).toEqual([]);
  });

  test('are relearned press by press, as far as the level allows', () => {
    const learn = ['AHwe', 'AHab', 'AHwe', 'AHab'].map((id, index) =>
      after(100_000 + 50_000 * index, train(id)),
    );
    // Four and three presses within half a second; at level 4 a skill has at most two levels.
    const taps = ['AHbz', 'AHbz', 'AHbz', 'AHbz', 'AHab', 'AHab', 'AHab'];
    const again = taps.map((id, index) => after(301_000 + 100 * index, train(id)));
    const late = [after(400_000, train('AHbz')), after(400_100, train('AHbz'))];
    const [archmage] = heroes(hero, ...learn, after(300_000, train('tret')), ...again, ...late);
    expect(archmage?.skills.slice(4).map(({ ms, id, level }) => `${ms} ${id}${level}`)).toMatchSnapshot();
    expect(archmage?.level).toBe(5);
  });

  test('go on where a tome was bought and nothing learned anew', () => {
    const late = [after(200_000, train('tret')), after(500_000, train('AHwe'))];
    const [archmage] = heroes(hero, after(100_000, train('AHwe')), ...late);
    expect(archmage).toMatchObject({ retrainedMs: [], level: 2 });
  });

  test('are listed with their level, presses within 300 ms as one', () => {
    expect(
      skillsOf(
        hero,
        by(130_000, ARCHMAGE, train('AHwe')),
        after(130_299, train('AHwe')),
        after(200_000, train('AHab')),
        after(200_100, train('AHwe')),
        after(300_000, train('AHwe')),
      ),
    ).toEqual(['130000 AHwe 1', '200000 AHab 1', '200100 AHwe 2', '300000 AHwe 3']);
  });

  test('prove a hero whose order is missing', () => {
    const found = [by(130_000, ARCHMAGE, train('AHwe'))];
    expect(heroes(...found)).toMatchObject([{ id: 'Hamg', orderedMs: null, level: 1 }]);
    expect(summaryOf(found).heroOpener).toBeNull();
  });
});
