import { describe, expect, test } from 'vitest';
import { attachments, buildIds, type Exception } from '../../../../src/archive/builds/attach.ts';
import { at } from '../../../support/analysed.ts';
import { build, game, player } from './player.ts';

const footmen = build();
const keep = build({ id: 'keep', rule: [{ is: 'tier', tier: 2, before: '3:00' }] });
const library = [keep, footmen];
const orders = ['1:07 Hamg', '1:20 hfoo', '1:40 hfoo'];
const human = player('H', '1', ...orders);
const orc = player('O', '2');
const mirror = game([human, player('H', '2', '1:07 Hamg')]);

const exception = (changes: Partial<Exception>): Exception[] => [
  { replayId: '1_A_B_Echo-Isles', add: [], remove: [], ...changes },
];

describe('by rule', () => {
  test('each player for himself, sorted by build and slot', () => {
    const both = game([player('H', '1', ...orders, '2:00 hkee'), player('H', '2', ...orders)]);
    expect(attachments(both, library)).toMatchSnapshot();
    expect(buildIds(attachments(both, library))).toEqual(['footmen', 'keep']);
  });

  test('only people in a game of one against one whose recording lost nothing', () => {
    const one = game([human, orc]);
    expect(attachments(one, library)).toHaveLength(1);
    expect(attachments({ ...one, undecodable: 1 }, library)).toEqual([]);
    expect(attachments(game([human, { ...orc, team: human.team }]), library)).toEqual([]);
    expect(attachments(game([human, orc, orc, orc]), library)).toEqual([]);
    expect(attachments(game([human, { ...orc, kind: 'computer' }]), library)).toEqual([]);
  });

  test('a player who left early is judged by his own time', () => {
    const rule = [{ is: 'made', of: ['hrif'], atMost: 0, before: '10:00' }];
    const [left, stayed] = [
      { ...human, leftMs: at('9:00') },
      { ...human, leftMs: at('11:00') },
    ];
    expect(attachments(game([left, orc]), [build({ rule })])).toEqual([]);
    expect(attachments(game([stayed, orc]), [build({ rule })])).toHaveLength(1);
  });
});

describe('by exception', () => {
  test('a build is added, and taken away', () => {
    const given = attachments(game([human, orc]), library, exception({ add: ['keep'], remove: ['footmen'] }));
    expect(given).toEqual([{ build: 'keep', slot: '1', by: 'exception' }]);
  });

  test('in a mirror the slot says who is meant', () => {
    expect(() => attachments(mirror, library, exception({ add: ['keep'] }))).toThrow(/name the slot/);
    expect(attachments(mirror, library, exception({ add: ['keep'], slot: '2' }))).toContainEqual({
      build: 'keep',
      slot: '2',
      by: 'exception',
    });
    expect(attachments(mirror, library, exception({ remove: ['footmen'], slot: '2' }))).toHaveLength(1);
    expect(attachments(mirror, library, exception({ remove: ['footmen'] }))).toEqual([]);
  });

  test('a build that none of the players could have played is refused', () => {
    const elves = game([player('E', '1'), player('E', '2')]);
    expect(() => attachments(elves, library, exception({ add: ['keep'] }))).toThrowErrorMatchingSnapshot();
  });
});
