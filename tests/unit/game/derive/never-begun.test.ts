/** Buildings that were ordered and never begun. */
import { expect, test } from 'vitest';
import { stood } from '../../../../src/game/derive/step.ts';
import { cancel, place } from '../../../support/recording-writer/events.ts';
import { after, by, factsOf, type Maker } from '../scripted.ts';

const WISP: Maker = ['ewsp', 31];
const elf = (...timeline: Parameters<typeof factsOf>[0]) => factsOf(timeline, 'E');
const rows = ({ steps }: ReturnType<typeof factsOf>) =>
  steps.map((step) => `${step.ms} ${step.id}${stood(step) ? '' : ' -'}`);

test('a Wisp that alone gets another order to build never became the Ancient before', () => {
  const orders = [by(171_000, WISP, place('etol', 5000, 2000)), by(211_000, WISP, place('etol', 2300, 1300))];
  const facts = elf(...orders);
  expect(rows(facts)).toEqual(['171000 etol -', '211000 etol']);
  expect(facts.expansions.map(({ ms }) => ms)).toEqual([211_000]);
  const well = elf(by(171_000, WISP, place('eaom', 5000, 2000)), by(300_000, WISP, place('emow', 0, 0)));
  expect(rows(well)).toEqual(['171000 eaom -', '300000 emow']);
});

test('another Wisp, a group, a queued order and a building that releases its Wisp prove nothing', () => {
  const first = by(171_000, WISP, place('eaom', 5000, 2000));
  const other: Maker = ['ewsp', 32];
  const both = { kind: 'select', mode: 'add', tags: [32] } as const;
  for (const next of [
    by(211_000, other, place('eaom', 2300, 1300)),
    by(211_000, WISP, both, place('eaom', 2300, 1300)),
    by(172_000, WISP, place('emow', 2300, 1300, true)),
  ])
    expect(rows(elf(first, next))[0]).toBe('171000 eaom');
  const well = by(171_000, WISP, place('emow', 5000, 2000));
  expect(rows(elf(well, by(211_000, WISP, place('eaom', 0, 0))))).toEqual(['171000 emow', '211000 eaom']);
});

test('a hall ordered again at the same mine by some of the same workers is one hall, which a cancel takes back', () => {
  const PEON: Maker = ['opeo', 41];
  const group = { kind: 'select', mode: 'add', tags: [42, 43] } as const;
  const peons = (ms: number, x: number) => by(ms, PEON, group, place('ogre', x, -1900));
  const stop = by(510_000, ['ogre', 50], cancel());
  const facts = factsOf([peons(454_000, -4544), peons(463_000, -4032)], 'O');
  expect(rows(facts)).toEqual(['454000 ogre']);
  expect(rows(factsOf([peons(454_000, -4544), peons(463_000, -4032), stop], 'O'))).toEqual(['454000 ogre -']);
  expect(rows(factsOf([peons(454_000, -4544), peons(463_000, 4032)], 'O'))).toHaveLength(2);
  const others = by(463_000, ['opeo', 44], place('ogre', -4032, -1900));
  expect(rows(factsOf([peons(454_000, -4544), others], 'O'))).toHaveLength(2);
});

test('a cancel takes back one of the towers that a group was told to build side by side', () => {
  const group = { kind: 'select', mode: 'add', tags: [42, 43] } as const;
  const towers = (...more: (typeof group)[]) => [
    by(100_000, ['opeo', 41], ...more, place('owtw', 0, 0)),
    after(101_000, place('owtw', 128, 0)),
    after(102_000, place('owtw', 0, 0)),
  ];
  const stop = by(110_000, ['owtw', 50], cancel());
  expect(rows(factsOf([...towers(group), stop], 'O'))).toEqual(['100000 owtw']);
  expect(factsOf([...towers(group), stop], 'O').steps[0]).toMatchObject({ presses: 3, cancelled: 1 });
  // One worker moves the one tower.
  expect(rows(factsOf([...towers(), stop], 'O'))).toEqual(['100000 owtw -']);
});
