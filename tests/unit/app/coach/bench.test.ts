/** Copied texts of the coach's bench, and its clock. */
import { describe, expect, test } from 'vitest';
import { atSpeed, dueBy, move, pause, start, STOPPED, timeAt } from '../../../../src/app/coach/metronome.ts';
import { benchOfGame, cutOrder } from '../../../../src/app/coach/source.ts';
import { discordText, plainText } from '../../../../src/app/coach/pass-on.ts';
import type { AnalysedStep } from '../../../../src/game/analysis.ts';
import { namedStep } from '../../../support/analysed.ts';
import { duel, player } from '../../archive/count/sample.ts';

const step = (sec: number, name: string, change: Partial<AnalysedStep> = {}): AnalysedStep =>
  namedStep(sec * 1000, name, { type: 'building', ...change });
const game = duel(
  player('Foggy_*@here', {
    race: 'E',
    build: [
      step(1, 'Wisp', { type: 'unit', worker: true, presses: 2 }),
      step(12, 'Altar of `Elders`'),
      step(20, 'Moon Well', { cancelled: true }),
      step(299, 'Archer', { type: 'unit', supply: { used: [13, 15], made: [20, 20] } }),
      step(300, 'Hunter’s Hall'),
    ],
  }),
  player('Nobody'),
  null,
);
const source = benchOfGame(game);
const passed = {
  title: source.title,
  order: source.orders[0]!,
  cut: { minutes: 5, workers: false },
  address: 'https://example.org/x/',
};

describe('what is copied', () => {
  test('players without orders have none, and what was taken back is left out', () => {
    expect(source.orders.map(({ name }) => name)).toEqual(['Foggy_*@here, Night Elf']);
    expect(source.orders[0]!.steps.map(({ text }) => text)).not.toContain('Moon Well, cancelled');
  });

  test('minutes end before the full minute, and workers stay if they are asked for', () => {
    const texts = (minutes: number | null, workers: boolean) =>
      cutOrder(passed.order, { minutes, workers }).map(({ text }) => text);
    expect(texts(5, false)).toEqual(['Altar of `Elders`', 'Archer']);
    expect(texts(null, true)).toEqual(['Wisp ×2', 'Altar of `Elders`', 'Archer', 'Hunter’s Hall']);
  });

  test('as text', () => {
    expect(plainText(passed)).toBe(
      'Foggy_*@here, Night Elf (Foggy_*@here vs Nobody on Echo Isles, patch 1.32)\n' +
        'First 5 minutes, without workers\n 0:12            Altar of `Elders`\n 4:59  13–15/20  Archer\nhttps://example.org/x/\n',
    );
  });

  test('for Discord: names mean nothing, a code block holds, nobody is called', () => {
    const text = discordText({ ...passed, cut: { minutes: null, workers: true } });
    expect(text).toContain('**Foggy\\_\\*@\u200bhere, Night Elf**');
    expect(text).toContain(
      'The whole game:\n```\n 0:01            Wisp ×2\n 0:12            Altar of ’Elders’\n',
    );
    expect(text.match(/`/g)).toHaveLength(6);
    expect(text).toMatch(/<https:\/\/example\.org\/x\/>\n$/);
  });
});

describe('the clock', () => {
  test('runs at its speed from when it was started, and stands while it is paused', () => {
    const running = start(STOPPED, 1000);
    expect(timeAt(running, 4000)).toBe(3000);
    expect(start(running, 9000)).toEqual(running);
    const standing = pause(running, 4000);
    expect(timeAt(standing, 99_000)).toBe(3000);
    expect(timeAt(start(standing, 10_000), 11_000)).toBe(4000);
  });

  test('changes speed and place without a jump of its own', () => {
    const faster = atSpeed(start(STOPPED, 0), 2, 5000);
    expect([timeAt(faster, 5000), timeAt(faster, 6000)]).toEqual([5000, 7000]);
    expect(timeAt(move(faster, -10_000, 6000), 6000)).toBe(0);
    expect(timeAt(move(STOPPED, 10_000, 6000), 99_000)).toBe(10_000);
  });

  test('steps are due from their very time on', () => {
    const steps = passed.order.steps;
    expect([0, 1000, 11_999, 12_000, 999_000].map((ms) => dueBy(steps, ms))).toEqual([0, 1, 1, 2, 4]);
  });
});
