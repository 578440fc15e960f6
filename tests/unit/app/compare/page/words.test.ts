import { expect, test } from 'vitest';
import { linkNote } from '../../../../../src/app/compare/page/link-note.ts';
import { searchOffered } from '../../../../../src/app/compare/page/listed.ts';
import { fromFragment } from '../../../../../src/app/compare/permalink.ts';
import { remarks } from '../../../../../src/app/compare/report/remarks.ts';
import type { Side } from '../../../../../src/app/compare/side.ts';
import { LINK_LIMIT } from '../../../../../src/game/stored/link/limit.ts';
import { game, player, side } from '../sides.ts';

test('a game is found by words in any order, whatever their case and marks, and by all of them', () => {
  const games = [
    {
      replayId: '1',
      title: 'Moon vs Grubby on Echo Isles',
      detail: 'Night Elf vs Orc, World Cyber Arena',
      short: 'ei wca',
    },
    { replayId: '2', title: 'Lúcifer vs 小明 on Last Refuge', detail: 'Undead vs Human', short: 'lr ' },
  ];
  const found = (query: string) => searchOffered(games, query).map(({ replayId }) => replayId);
  expect(found('')).toEqual(['1', '2']);
  expect(found(' echo  GRUB ')).toEqual(['1']);
  expect(found('lucifer human')).toEqual(['2']);
  expect(found('WCA grub')).toEqual(['1']);
  expect(found('小')).toEqual(['2']);
  expect(found('moon refuge')).toEqual([]);
});

test('a link that holds a game says so, and when it is long', () => {
  const note = (fragment: string, link = 'x'.repeat(1234)) => linkNote(fromFragment(fragment), link);
  expect(note('#a=x.1&b=y.2')).toBe('');
  expect(note('#a=x.1&b=~1Abc.2')).toBe(
    'It has 1,234 characters and contains your game itself: anyone who has the link can read it.',
  );
  expect(note('#a=~1Abc.', 'x'.repeat(LINK_LIMIT + 1))).toContain('more than most programs pass on');
});

test('what differs in the games is said before anything is compared', () => {
  const human = side('H', []);
  expect(remarks(human, { ...side('H', []) })).toEqual([]);
  expect(remarks(human, human)).toEqual([
    'Both sides are the same player of the same game, so nothing differs.',
  ]);
  const other = side('H', [], { against: 'U' });
  const elsewhere: Side = { ...other, game: { ...other.game, map: '', patch: null } };
  expect(remarks(human, elsewhere)).toEqual([
    'The opponents differ: A plays against Orc, B against Undead.',
    'The maps differ: Echo Isles for A, unknown for B.',
    'The patches differ, 1.32 for A and unknown for B: costs and building times may not be the same.',
  ]);
  const teams = game([player('H', []), player('H', []), player('U', [])]);
  expect(remarks(human, { game: teams, player: teams.players[0]! })).toEqual([
    'A game of 1v1 and one of 2v2: in team games players share the work, so times say less.',
  ]);
  expect(remarks(human, side(null, []))[0]).toMatch(
    /^Human and Race unknown: only what does the same job in both/,
  );
});
