/** The steps of a build are those common to its players, never of a single one. */
import { expect, test } from 'vitest';
import { stepsOfBuilds, timedSteps } from '../../../../src/archive/count/build-steps.ts';
import type { AnalysedPlayer, AnalysedStep } from '../../../../src/game/analysis.ts';
import { game, player } from './sample.ts';

const step = (sec: number, name: string, type: AnalysedStep['type'] = 'building'): AnalysedStep => ({
  ms: sec * 1000,
  id: name,
  name,
  type,
  worker: name === 'Peon',
  presses: 1,
  cancelled: name.startsWith('Wrong'),
});
const builds = [
  [
    step(1, 'Peon', 'unit'),
    step(10, 'Altar'),
    step(30, 'Burrow'),
    step(90, 'Burrow'),
    step(95, 'Grunt', 'unit'),
  ],
  [step(14, 'Altar'), step(40, 'Burrow'), step(100, 'Grunt', 'unit'), step(120, 'Grunt', 'unit')],
  [step(12, 'Altar'), step(20, 'Wrong Altar'), step(110, 'Burrow'), step(200, 'Scroll', 'item')],
  [step(20, 'Altar'), step(210, 'Scroll', 'item'), step(300, 'Beastiary')],
];
const players = builds.map((build): AnalysedPlayer => player('X', { race: 'O', build }));

test('the nth of a kind is told where half of the players ordered it, at its median', () => {
  const told = timedSteps(players).map(({ name, nth, spread: { medianSec, n } }) => [
    name,
    nth,
    medianSec,
    n,
  ]);
  expect(told).toMatchSnapshot();
});

test('one player alone, or none, is no build', () => {
  expect(timedSteps(players.slice(0, 1))).toEqual([]);
  expect(timedSteps([])).toEqual([]);
});

test('each build has the steps of those who played it, not of whom they met', () => {
  const games = builds.slice(0, 3).map((build, place) => ({
    analysis: game([player('X', { build }), player('Y', { slot: '2', build: [step(5, 'Farm')] })]),
    builds: [{ build: place < 2 ? 'rush' : 'towers', slot: '1', sentence: '' }],
  }));
  const told = stepsOfBuilds({ games } as unknown as Parameters<typeof stepsOfBuilds>[0]);
  expect(
    [...told].map(([build, { players, steps }]) => [build, players, steps.map(({ name }) => name)]),
  ).toMatchSnapshot();
});
