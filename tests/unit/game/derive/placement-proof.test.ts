import { describe, expect, test } from 'vitest';
import { playerFacts } from '../../../../src/game/derive/player-facts.ts';
import { place } from '../../../support/recording-writer/events.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { after, bare, brief, decodeScript, first } from '../scripted.ts';
import { group, move, pick } from './births/scripted-births.ts';

const stepsOf = (...timeline: ScriptEvent[]) => {
  const game = decodeScript(bare(timeline));
  return brief(playerFacts(game, first(game)).steps);
};
const shown = (...serials: number[]) => serials.map((serial) => pick(60_000 + serial, 'hbar', serial, move));
const alone = [pick(1000, 'hpea', 3, place('hbar', 0, 0)), after(1700, place('hbar', 900, 0))];
const several = [group(1000, 'hpea', [3, 4], place('hbar', 0, 0)), after(1700, place('hbar', 900, 0))];
const MOVED = ['1000 hbar 2×'];
const TWO = ['1000 hbar', '1700 hbar'];

describe('a building ordered again far away', () => {
  test('was moved when one worker had the order, two when several had', () => {
    expect(stepsOf(...alone)).toEqual(MOVED);
    expect(stepsOf(...several)).toEqual(TWO);
  });

  test('is two where two were seen', () => {
    expect(stepsOf(...alone, ...shown(100, 101))).toEqual(TWO);
    expect(stepsOf(...several, ...shown(100, 101))).toEqual(TWO);
  });

  test('was moved where only one was seen', () => {
    expect(stepsOf(...alone, ...shown(100))).toEqual(MOVED);
    expect(stepsOf(...several, ...shown(100))).toEqual(MOVED);
  });

  test('is one altar where another worker was sent seconds later and one was seen', () => {
    const altars = [pick(1000, 'hpea', 3, place('halt', 0, 0)), pick(3600, 'hpea', 4, place('halt', 900, 0))];
    const seen = (serial: number) => pick(60_000 + serial, 'halt', serial, move);
    expect(stepsOf(...altars, seen(100))).toEqual(['1000 halt 2×']);
    expect(stepsOf(...altars, seen(100), seen(101))).toEqual(['1000 halt', '3600 halt']);
    expect(stepsOf(...altars)).toEqual(['1000 halt', '3600 halt']);
  });

  test('stays two where the kind is hardly ever selected, and where others were sent', () => {
    const farms = [group(1000, 'hpea', [3, 4], place('hhou', 0, 0)), after(1700, place('hhou', 900, 0))];
    expect(stepsOf(...farms, pick(60_000, 'hhou', 100, move))).toEqual(['1000 hhou', '1700 hhou']);
    const others = [several[0]!, group(1700, 'hpea', [5, 6], place('hbar', 900, 0))];
    expect(stepsOf(...others, ...shown(100))).toEqual(TWO);
  });
});
