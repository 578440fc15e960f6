import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../../src/browse/engine/columns.ts';
import { Searcher } from '../../../../src/browse/engine/search.ts';
import type { BrowsedGame, BrowserIndex, Directory } from '../../../../src/browse/game.ts';
import { parseOrder, termText } from '../../../../src/browse/query/order.ts';
import { EVERYTHING } from '../../../../src/browse/query/query.ts';
import type { Signature } from '../../../../src/browse/signature.ts';
import { allObjects } from '../../../../src/replay/objects/table.ts';

/** All objects of the game that a signature can name. */
const objects: Directory['objects'] = allObjects().flatMap(({ id, name, kind }) =>
  kind === 'building' || kind === 'unit' || kind === 'hero' ? [{ key: id, name, kind }] : [],
);
const idsOf = (text: string): string[][] =>
  parseOrder(text, objects).map((term) =>
    term.is === 'objects' ? term.objects.map(({ key }) => key).sort() : [],
  );

const EXAMPLE = 'Altar, Barracks, then Shadow Hunter second, no expansion';

describe('build orders in words', () => {
  test('the example is read as it is meant', () => {
    const terms = parseOrder(EXAMPLE, objects);
    expect(terms.slice(1).map(termText)).toEqual(['Barracks', 'Shadow Hunter as the second', 'no expansion']);
    expect(idsOf('altar')[0]).toEqual(['eate', 'halt', 'oalt', 'uaod']);
  });

  test.each([
    ['barracks', ['hbar', 'obar']],
    ['bm', ['Obla']],
    ['sh', ['Oshd']],
    ['dh', ['Edem']],
    ['AoW', ['eaom', 'eaow', 'eden']],
    ['hunters hall', ['edob']],
    ["Hunter's Hall", ['edob']],
    ['grunts', ['ogru']],
    ['war mil', ['ofor']],
    ['  Death   Knight ', ['Udea']],
  ])('%s', (text, ids) => {
    expect(idsOf(text)).toEqual([ids]);
  });

  test.each([
    ['expansion before 5:30', 'an expansion before 5:30'],
    ['expands by 4', 'an expansion before 4:00'],
    ['an expansion', 'an expansion'],
    ['without an expansion', 'no expansion'],
    ['tier 2 before 4:30', 'tier 2 ordered before 4:30'],
    ['T3', 'tier 3 ordered'],
    ['expansion before lunch', '“expansion before lunch” is not understood'],
    ['gobbledygook', '“gobbledygook” is not understood'],
    ['and then the sun', '“the sun” is not understood'],
  ])('%s', (text, meaning) => {
    expect(parseOrder(text, objects).map(termText)).toEqual([meaning]);
  });

  test('nothing is asked by nothing, and no text takes long', () => {
    expect(parseOrder(' , ,then, ', objects)).toEqual([]);
    expect(parseOrder('altar,'.repeat(5000), objects).length).toBe(16);
    expect(() => parseOrder('(.*)+$[^\\', objects)).not.toThrow();
  });
});

describe('the example finds', () => {
  const played: Signature = {
    heroes: ['Ofar', 'Oshd'],
    heroSec: 66,
    steps: ['oalt', 'otrb', 'obar', 'ogru', 'ovln', 'obea', 'osld'],
    tier2Sec: 150,
    tier3Sec: null,
    expansionSec: null,
  };
  const other: Signature = { ...played, heroes: ['Obla'], steps: ['oalt', 'otrb', 'obar'] };

  /** How many games the text finds in an archive of one game, whose two players played so. */
  function finds(text: string, ...signatures: Signature[]): boolean {
    const players = signatures.map((signature, team) => ({
      name: `Player ${team}`,
      kind: 'human' as const,
      person: `player-${team}`,
      race: 'O' as const,
      team,
      result: null,
      signature,
    }));
    const game: BrowsedGame = {
      replayId: '1_a_b_c',
      event: null,
      map: null,
      patch: null,
      played: {},
      durationSec: 600,
      sides: '1v1',
      matchup: 'OvO',
      players,
    };
    const people = players.map(({ person, name }) => ({ key: person, name }));
    const index: BrowserIndex = {
      games: [game],
      events: [],
      maps: [],
      people,
      objects,
    };
    return new Searcher(columnsOf(index)).search({ ...EVERYTHING, order: text }).games.length === 1;
  }

  test('who played it, whichever player it was', () => {
    expect(finds(EXAMPLE, played, other)).toBe(true);
    expect(finds(EXAMPLE, other, played)).toBe(true);
  });

  test.each<[string, Partial<Signature>]>([
    ['Shadow Hunter came first', { heroes: ['Oshd', 'Ofar'] }],
    ['Shadow Hunter came third', { heroes: ['Ofar', 'Otch', 'Oshd'] }],
    ['there was an expansion', { expansionSec: 400 }],
    ['the Barracks came before the Altar', { steps: ['obar', 'oalt'] }],
    ['there were no Barracks', { steps: ['oalt', 'ofor'] }],
  ])('nobody when %s', (_, change) => {
    expect(finds(EXAMPLE, { ...played, ...change }, other)).toBe(false);
  });

  test('nobody when each of two players did a part of it', () => {
    expect(finds(EXAMPLE, { ...played, expansionSec: 300 }, other)).toBe(false);
  });

  test('places among buildings and units', () => {
    expect(finds('barracks third', played, other)).toBe(true);
    expect(finds('barracks second', played, other)).toBe(false);
    expect(finds('grunt first', played, other)).toBe(true);
    expect(finds('far seer, shadow hunter', played, other)).toBe(true);
    expect(finds('shadow hunter, far seer', played, other)).toBe(false);
    expect(finds('tier 2 before 2:31', played, other)).toBe(true);
    expect(finds('tier 2 before 2:30', played, { ...other, tier2Sec: null })).toBe(false);
    expect(finds('tier 3', played, other)).toBe(false);
  });
});
