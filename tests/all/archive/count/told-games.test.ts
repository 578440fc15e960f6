/** Sentences about single games of the archive, which a second reader checked individually. */
import { describe, expect, test } from 'vitest';
import { chronicleIn } from '../../../../src/archive/count/games-on-map.ts';
import { formatClock } from '../../../../src/game/clock.ts';
import type { MomentKind } from '../../../../src/game/derive/moments/moment.ts';
import { archive } from '../../../support/whole-archive.ts';

function told(start: string) {
  const game = archive.games.find(({ replayId }) => replayId.startsWith(start));
  if (!game) throw new Error(`No game has an id that starts with ${start}`);
  return chronicleIn(archive, game);
}

/** Moments of a kind as `m:ss sentence`. */
const moments = (start: string, kind: MomentKind): string[] =>
  told(start)
    .moments.filter((moment) => moment.kind === kind)
    .map(({ ms, sentence }) => `${formatClock(ms)} ${sentence}`);

describe('items', () => {
  test.each([
    ['1450584167', '5:58'],
    ['2396957338', '2:17'],
    ['3342605160', '2:23'],
    ['54158421', '2:23'],
  ])('moved inside the bag are no moment: %s at %s', (start, at) => {
    expect(moments(start, 'item').filter((moment) => moment.startsWith(at))).toEqual([]);
  });

  test('taken to a shop are sold', () => {
    expect(moments('3748691546', 'item')).toEqual([expect.stringMatching(/^2:11 .* Goblin Merchant$/)]);
  });
});

describe('expansions', () => {
  const expansions = (start: string, place: number): string[] =>
    archive.games
      .find(({ replayId }) => replayId.startsWith(start))!
      .analysis.players[place - 1]!.expansions.map(({ ms, id }) => `${formatClock(ms)} ${id}`);

  test.each([
    ['294671518', 2, ['9:50 ugol']],
    ['1844320535', 1, ['14:32 ugol', '24:01 unpl']],
    ['3270678430', 2, ['10:47 ugol']],
    ['980695697', 2, ['14:30 ugol']],
    ['3748691546', 2, ['10:56 ugol']],
    ['1058310471', 2, ['6:04 ugol']],
    ['1195822387', 1, ['11:40 ugol']],
    ['1656794342', 2, ['25:45 ugol']],
    ['1991206219', 1, ['19:01 ugol']],
    ['2090744188', 2, ['23:22 ugol']],
    // Both had cancelled an earlier one.
    ['294671518', 1, ['16:10 ugol']],
    ['6398375', 2, ['20:54 ugol']],
  ])('of Undead begin with a Haunted Gold Mine: %s, player %i', (start, place, expected) => {
    expect(expansions(start, place)).toEqual(expected);
  });

  test.each([
    ['3065717743', 1, ['16:17 ogre']],
    ['3045934271', 2, ['15:57 ogre']],
    ['3748691546', 1, ['13:37 ogre']],
  ])('are Tiny Great Halls that were used: %s, player %i', (start, place, expected) => {
    expect(expansions(start, place)).toEqual(expected);
  });

  test('have the work of their own hall, not of one in the base', () => {
    const { players } = archive.games.find(({ replayId }) => replayId.startsWith('3045934271'))!.analysis;
    const halls = players[0]!.expansions;
    // Two halls in the base were ordered at 29:28 and 29:30, and seen soon after.
    expect(halls.map(({ started }) => started && formatClock(started.to))).toEqual(['16:37']);
  });

  test('of the contract are town halls, with those of items', () => {
    const summary = (start: string, slot: number) =>
      archive.games.find(({ replayId }) => replayId.startsWith(start))!.summary.players[slot]!
        .expansionTimeFormatted;
    expect([summary('3748691546', 1), summary('3748691546', 2)].sort()).toEqual(['11:15', '13:37']);
  });
});
