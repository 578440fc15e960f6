import { describe, expect, test } from 'vitest';
import { aliasProposals } from '../../../../src/archive/count/alias-proposals.ts';
import { eventProposals } from '../../../../src/archive/count/event-proposals.ts';
import { rosterOf, type AliasedPlayer } from '../../../../src/archive/count/roster.ts';
import { duel, placed, player } from './sample.ts';

const proposed = (...games: ReturnType<typeof placed>[]) => proposedBeside([], ...games);
const proposedBeside = (known: readonly AliasedPlayer[], ...games: ReturnType<typeof placed>[]) => {
  const roster = rosterOf(
    games.map(({ game }) => game),
    known,
  );
  return aliasProposals(games, roster).map(({ people, races, series }) => [
    ...people.map(({ name }) => name).sort(),
    ...races,
    ...series,
  ]);
};
/** Each name in a separate game against a different player. */
const names = (...all: string[]) =>
  all.map((name, index) => placed(duel(player(name), player(`${'XYZ'.charAt(index)}enon${index}`), null)));

describe('names that may be one person’s', () => {
  test.each([
    ['Cash', 'mTwCash'],
    ['Foggy', 'Foggy1234'],
    ['Lucifer', 'MYM]Lucifer'],
    ['Happy-', 'Happy_'],
    ['Grubby', 'GrubbyGrubby'],
    ['Moon#1', 'Moon#2'],
    ['Moon#12345', 'Moon1'],
    ['MOON', 'moon1'],
    ['Moon', 'Moon12345'],
    ['Tod', 'Tod1'],
    ['No#1Moon', 'no1moon2'],
  ])('%s and %s', (one, other) => {
    expect(proposed(...names(one, other))).toHaveLength(1);
  });

  test.each([
    ['Happy', 'Happie'],
    ['Sky', 'Skyscraper'],
    ['X', 'MYM]X'],
    ['Happy', 'AuroraHappy'],
    ['Moon', 'Moon123456'],
    ['Moon#123', 'Sky#123'],
    ['To', 'To1'],
    ['Moon#123456', 'Moon12345678'],
  ])('not %s and %s', (one, other) => {
    expect(proposed(...names(one, other))).toEqual([]);
  });

  test('are found by any of the names of somebody who is known by several', () => {
    const known = [{ name: 'Hwang', aliases: ['Cash', 'Wizard'] }];
    expect(proposedBeside(known, ...names('Cash', 'mTwCash', 'Wizard'))).toEqual([['Hwang', 'mTwCash', 'H']]);
    expect(proposedBeside(known, ...names('mTwCash', 'Cash', 'Wizard'))).toEqual([['Hwang', 'mTwCash', 'H']]);
  });

  test('are of one race and never met', () => {
    const orc = placed(duel(player('Moon1', { race: 'O' }), player('Sky'), null));
    expect(proposed(...names('Moon'), orc)).toEqual([]);
    expect(proposed(placed(duel(player('Moon'), player('Moon1'), null)))).toEqual([]);
    const met = placed(duel(player('Moon'), player('Moon1'), null));
    expect(proposed(met, ...names('Moon', 'Moon1'))).toEqual([]);
  });

  test('are likeliest where they met the same people', () => {
    const series = ['Tod', 'Tod4K'].map((name) => placed(duel(player(name), player('Grubby'), null), 'cup'));
    expect(proposed(...names('Moon', 'Moon1'), ...series)).toMatchSnapshot();
  });

  test('have no series outside of events, nor against nobody', () => {
    const outside = ['Tod', 'Tod4K'].map((name) => placed(duel(player(name), player('Grubby'), null)));
    expect(proposed(...outside)).toEqual([['Tod', 'Tod4K', 'H']]);
    const alone = ['Tod', 'Tod4K'].map((name) =>
      placed(duel(player(name), player(null, { slot: '2' }), null), 'cup'),
    );
    expect(proposed(...alone)).toEqual([['Tod', 'Tod4K', 'H']]);
  });
});

describe('games that may belong to an event', () => {
  const at = (time: string | null, mapRaw: string, eventId?: string) => {
    const played = { ...(time && { at: time }), basis: 'seed' as const, sentence: 'S.' };
    const game = duel(player('Moon'), player('Sky'), null, { replayId: time ?? 'undated', played, mapRaw });
    return placed(game, eventId);
  };
  const event = at('2015-12-20T03:46:41Z', 'maps\\dz\\sj\\(2)SecretValley.w3x', 'wca');

  test('are of its day, on maps of its folder', () => {
    const same = at('2015-12-20T07:02:27Z', 'Maps/dz//SJ/(2)EchoIsles.w3x');
    expect(eventProposals([event, same])).toEqual([
      { replayId: '2015-12-20T07:02:27Z', eventId: 'wca', day: '2015-12-20', folder: 'maps/dz/sj/' },
    ]);
    const others = [
      at('2015-12-21T07:02:27Z', 'Maps/dz/sj/a.w3x'),
      at('2015-12-20T07:02:27Z', 'Maps/a.w3x'),
      at(null, 'Maps/dz/sj/a.w3x'),
    ];
    expect(eventProposals([event, ...others])).toEqual([]);
  });
});
