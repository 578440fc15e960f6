import { COMPARE_STATUS_WORDS } from '../../../../../src/app/compare/page/words.ts';
import { expect, test } from 'vitest';
import { linkNote } from '../../../../../src/app/compare/page/start.tsx';
import { fromFragment } from '../../../../../src/app/compare/permalink.ts';
import { LINK_LIMIT } from '../../../../../src/game/stored/link/limit.ts';

test('a link that holds a game says so, and when it is long', () => {
  const note = (fragment: string, link = 'x'.repeat(1234)) => linkNote(fromFragment(fragment), link);
  expect(note('#a=x.1&b=y.2')).toBe('');
  expect(note('#a=x.1&b=~1Abc.2')).toMatchSnapshot();
  expect(note('#a=~1Abc.', 'x'.repeat(LINK_LIMIT + 1))).toBe(
    COMPARE_STATUS_WORDS.longLinkWithGame(LINK_LIMIT + 1),
  );
});
