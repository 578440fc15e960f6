/** What is told of single games of the archive, which a second reader checked one by one. */
import { describe, expect, test } from 'vitest';
import { archiveOf } from '../../../../src/archive/count/archive.ts';
import { toldOf } from '../../../../src/archive/count/maps.ts';
import { readInputs } from '../../../../src/archive/corpus/inputs.ts';
import { formatClock } from '../../../../src/game/clock.ts';
import type { MomentKind } from '../../../../src/game/derive/moments/moment.ts';

const archive = archiveOf({ ...readInputs([]), exceptions: [], errata: [], builds: [], generatedAt: '2026-01-01T00:00:00Z' });

function told(start: string) {
  const game = archive.games.find(({ replayId }) => replayId.startsWith(start));
  if (!game) throw new Error(`No game has an id that starts with ${start}`);
  return toldOf(archive, game);
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
    expect(moments('3748691546', 'item')).toEqual([
      '2:11 Grubby’s Blademaster is sent to sell an item to a Goblin Merchant, in the field',
    ]);
  });
});
