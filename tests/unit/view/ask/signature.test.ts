import { describe, expect, test } from 'vitest';
import { MOST_STEPS, signatureOf } from '../../../../src/view/ask/index/signature.ts';
import type { AnalysedStep } from '../../../../src/game/analysis.ts';
import { hero, player } from '../../archive/count/sample.ts';

const step = (sec: number, id: string, change: Partial<AnalysedStep> = {}): AnalysedStep => ({
  ms: sec * 1000 + 999,
  id,
  name: id,
  type: 'building',
  worker: false,
  presses: 1,
  cancelled: false,
  ...change,
});

describe('the signature of a player', () => {
  test('holds buildings and fighting units once each, in the order they were first ordered', () => {
    const { steps } = signatureOf(
      player('A', {
        build: [
          step(1, 'hpea', { type: 'unit', worker: true }),
          step(2, 'halt'),
          step(3, 'hhou', { cancelled: true }),
          step(16, 'hbar'),
          step(60, 'Hamg', { type: 'hero' }),
          step(61, 'hfoo', { type: 'unit' }),
          step(70, 'hfoo', { type: 'unit' }),
          step(71, 'hhou'),
          step(72, 'stwp', { type: 'item' }),
          step(73, 'hkee', { type: 'upgrade' }),
          step(74, 'hphx', { type: 'morph' }),
          step(75, 'Hamg', { type: 'revival' }),
          step(76, 'hbar'),
        ],
      }),
    );
    expect(steps).toEqual(['halt', 'hbar', 'hfoo', 'hhou']);
  });

  test('ends after ten steps', () => {
    const build = Array.from({ length: 30 }, (_, at) => step(at, `x${at}`));
    expect(signatureOf(player('A', { build })).steps).toEqual(build.slice(0, MOST_STEPS).map(({ id }) => id));
  });

  test('puts heroes that only showed behind those that were ordered', () => {
    const heroes = [hero('Hmkg', null), hero('Hamg', 66), hero('Obla', 300)];
    expect(signatureOf(player('A', { heroes })).heroes).toEqual(['Hamg', 'Obla', 'Hmkg']);
  });
});
