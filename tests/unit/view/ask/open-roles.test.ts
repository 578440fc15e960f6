/** Phrases with two readings are not answered: the search says which words it leaves out. */
import { expect, test } from 'vitest';
import { openCourt } from '../../../support/ask/judge.ts';

const {
  search,
  columns: { pairs },
} = openCourt();

test.each([
  ['bears on tier 3', 'tier 3'],
  ['expansion at tier 2', 'tier 2'],
  ['tier 3 expansion', 'expansion'],
  ['tier 2 blademaster', 'blademaster'],
  ['both players dk lich', 'lich'],
  ['either side expands and wins', 'and wins'],
  ['3 grunts before 2:00', '3'],
  ['fewer than 3 grunts before 4:00', 'fewer than 3'],
  ['3 heroes by 8 minutes', 'by 8 minutes'],
  ['grunts and footmen', 'and footmen'],
  ['orc vs undead with dh', 'with dh'],
  ['orc vs elf with naga and 3 heroes', 'and 3 heroes'],
  ['fastest 3 bears', 'fastest'],
  ['fastest tier 2 and tier 3', 'fastest'],
  ['earliest grunts and raiders', 'earliest'],
  ['average time dk lich', 'average time'],
  ['when does orc get 3 raiders', 'when'],
  ['win rate orc or human', 'rate'],
  ['win rate orc mirror', 'rate'],
  ['all-in tower rush', 'all in'],
  ['latest hero', 'hero'],
  ['happy vs human and orc', 'and orc'],
  ['3 heroes vs 2 heroes', 'vs 2 heroes'],
  ['usually orc loses to human', 'usually'],
  ['who played grubby', 'who'],
  ['dk lich or dl panda', 'or dl panda'],
  ['hu am mk or orc bm sh', 'or orc bm sh'],
  ['grubby played human', 'played'],
  ['bears over 25 min', 'over 25 min'],
  ['faster tier 2 than 3 min', 'faster', 'than 3 min'],
  ['who won the longest game', 'longest', 'who'],
  ['orc builds vs human', 'builds'],
  ['longest games by players', 'longest', 'by players'],
])('%s: “%s” is not understood', (text, ...words) => {
  const unknown = search.read(text).filter(({ understood }) => !understood);
  expect(unknown.map((part) => part.words)).toEqual(words);
  expect(search.ask(text, pairs).answer).toBeNull();
});

const reading = (text: string): string =>
  search
    .read(text)
    .map((part) => part.text)
    .join(' | ');

test.each([
  ['either orc or undead wins', 'Race: Orc, or Race: Undead | won'],
  ['didn’t expand but won', 'Not an expansion | won'],
  [
    'elf vs orc with dh and panda',
    'Race: Night Elf | Other side: Race: Orc | Demon Hunter | Pandaren Brewmaster',
  ],
  ['3 grunts or 2 raiders', 'Grunt, at least 3 made, or Raider, at least 2 made'],
  ['second hero lich or panda', 'Lich as the second, or Pandaren Brewmaster as the second'],
  ['death knight first not lich', 'Death Knight as the first | Not Lich'],
  ['win rates of all races', 'Best race by share of wins'],
  ['first game of grubby', 'Oldest first | Player: Grubby'],
  ['patch 1.30 or older', 'patch 1.30 or earlier'],
  ['raiders and kodos before 6:00', 'Raider before 6:00 | Kodo Beast before 6:00'],
  ['no raiders or kodos before 6:00', 'Nobody: Raider before 6:00 | Nobody: Kodo Beast before 6:00'],
  ['fiends statues before 6:00', 'Crypt Fiend before 6:00 | Obsidian Statue before 6:00'],
  ['bm first and expansion before 6:00', 'Blademaster as the first | an expansion before 6:00'],
  ['grunts and raiders before kodos', 'Grunt | Raider | Kodo Beast, after Grunt | Kodo Beast, after Raider'],
  ['expansion or tier 2 before 4:00', 'an expansion before 4:00, or tier 2 ordered before 4:00'],
  ['expo before 4:00 or tier 2 before 5:00', 'an expansion before 4:00, or tier 2 ordered before 5:00'],
  ['expo 5 to 6 min', 'an expansion before 6:00 at 5:00 or later'],
  ['raiders 5-8 min', 'Raider before 8:00 at 5:00 or later'],
  [
    'neither dh nor potm first',
    'Nobody: Demon Hunter as the first | Nobody: Priestess of the Moon as the first',
  ],
  ['ud with neither dk nor lich', 'Race: Undead | Not Death Knight | Not Lich'],
  ['am mk or am pala', 'Archmage into Mountain King, or Archmage into Paladin'],
  ['mk am or am mk', 'Mountain King into Archmage, or Archmage into Mountain King'],
  ['am mk or dk lich', 'Archmage into Mountain King, or Death Knight into Lich'],
  ['grubby plays orc', 'Player: Grubby | Race: Orc'],
  ['raiders at 5:00', 'Raider before 5:30 at 4:30 or later'],
])('%s is read as %s', (text, expected) => expect(reading(text)).toBe(expected));

test('things of two races offer to be on opposite sides', () =>
  expect(search.read('grunts and footmen').at(-1)!.near).toEqual(['vs footmen']));

test('what a player plays is a race and first heroes', () =>
  expect(search.ask('what does grubby play', pairs).answer?.sentence).toMatch(
    /^Most played race \(Grubby\): Orc, .*\. Most played first hero \(Grubby\): Blademaster, /,
  ));

test('two orders match the games of either', () => {
  const games = (text: string) => {
    const { mask } = search.ask(text, pairs);
    return new Set(pairs.flatMap(({ game }, at) => (mask[at] ? [game] : [])));
  };
  const either = games('am mk or am pala');
  const [first, second] = [games('am mk'), games('am pala')];
  expect([first.size > 0, second.size > 0]).toEqual([true, true]);
  expect(either).toEqual(first.union(second));
});
