import { expect, test } from 'vitest';
import { testedPhrase, playedSentence } from '../../../src/game/derive/played.ts';
import { shortDates } from '../../../src/view/dates.ts';
import { playBasisText, playTimeText } from '../../../src/view/played.ts';
import { DATE_WORDS } from '../../../src/view/played.ts';

test.each([
  [{ at: '2015-12-20T03:46:41Z', basis: 'seed' }, '20 December 2015, 03:46 UTC', 'from the recording'],
  [{ from: '2019-12-27', to: '2019-12-27', basis: 'event' }, '27 December 2019', DATE_WORDS.basis.eventDay],
  [
    { from: '2019-04-01', to: '2019-04-30', basis: 'event' },
    'between 1 April 2019 and 30 April 2019',
    'by its event',
  ],
  [
    { from: '2018-08-08', to: '2019-05-29', basis: 'patch' },
    'between 8 August 2018 and 29 May 2019',
    DATE_WORDS.basis.patchCurrent('1.30'),
  ],
  [{ from: '2025-11-04', basis: 'map-build' }, 'not before 4 November 2025', DATE_WORDS.basis.mapBuilt],
  [{ from: '2025-07-17', basis: 'patch' }, 'not before 17 July 2025', 'when patch 1.30 came out'],
  [{ to: '2005-03-01', basis: 'patch' }, 'not after 1 March 2005', DATE_WORDS.basis.beforeNextPatch],
  [
    { from: '2019-05-28', to: '2019-06-19', basis: 'public' },
    'between 28 May 2019 and 19 June 2019',
    DATE_WORDS.basis.publicUntil,
  ],
  [{ to: '2019-06-19', basis: 'public' }, 'not after 19 June 2019', DATE_WORDS.basis.publicBefore],
  [{ basis: 'patch' }, 'not known', DATE_WORDS.basis.noPatchDate],
] as const)('when and how that is known: %j', (played, when, basis) => {
  expect(playTimeText(played)).toBe(when);
  expect(playBasisText(played, '1.30')).toBe(basis);
});

test('a test version is no patch that is current', () => {
  const until = { from: '2019-05-28', to: '2020-01-28', basis: 'patch' } as const;
  expect(playBasisText(until, '1.32')).toBe(testedPhrase('1.32'));
  expect(playedSentence(until, '1.32')).toContain(testedPhrase('1.32'));
  expect(playedSentence(until, '1.31')).not.toContain(testedPhrase('1.31'));
  expect(playBasisText(until, '1.31')).toBe(DATE_WORDS.basis.patchCurrent('1.31'));
});

test.each([
  [{ from: '2015-12-20', to: '2015-12-20' }, '20 Dec 2015'],
  [{ from: '2018-08-08', to: '2019-05-28' }, 'Aug 2018 – May 2019'],
  [{ from: '2019-04-01', to: '2019-04-30' }, 'Apr 2019'],
  [{ from: '2025-11-04' }, 'from Nov 2025'],
  [{ to: '2005-03-01' }, 'until Mar 2005'],
  [{}, null],
])('in short: %j', (days, text) => {
  expect(shortDates(days)).toBe(text);
});
