/** Queries about an index, with values that it contains and values that it lacks. */
import fc from 'fast-check';
import type { BrowserIndex } from '../../../src/view/ask/index/game.ts';
import { EVERYTHING, SORTS, UNKNOWN, type Query, type Sort } from '../../../src/app/replays/query/query.ts';

export function queries({ games, people, maps, events, objects }: BrowserIndex): fc.Arbitrary<Query> {
  const keys = (table: readonly { key: string }[]) => table.map(({ key }) => key);
  // Null is more frequent, because nothing would ever fit all filters together.
  const maybe = <T>(values: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: values });
  const key = (own: readonly string[]) => maybe(fc.constantFrom(...own, UNKNOWN, 'nothing-of-the-kind'));
  const heroes = keys(objects.filter(({ kind }) => kind === 'hero'));
  const minutes = fc.option(fc.nat(60));
  return fc
    .record({
      text: fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(...people.map(({ name }) => name.slice(0, 3)), 'echo', 'cup rock'),
        },
      ),
      player: key(keys(people)),
      opponent: key(keys(people)),
      winner: key(keys(people)),
      race: maybe(fc.constantFrom('H', 'O', 'E', 'U', UNKNOWN)),
      matchup: key([...new Set(games.flatMap(({ matchup }) => matchup ?? []))]),
      hero: key(heroes),
      heroAny: fc.boolean(),
      rival: key(heroes),
      rivalAny: fc.boolean(),
      map: key(keys(maps)),
      event: key(keys(events)),
      patch: key([...new Set(games.flatMap(({ patch }) => patch ?? []))]),
      played: maybe(
        fc.constantFrom(
          '2015',
          '2018',
          '2016-2019',
          '2020-2021',
          '1999',
          '2015-12-20..2018-08-08',
          '..2019-05-01',
        ),
      ),
      sides: maybe(fc.constantFrom('1v1', '2v2', 'FFA')),
      length: maybe(
        fc
          .record({ from: minutes, below: minutes })
          .filter(({ from, below }) => from !== null || below !== null),
      ),
      expansion: maybe(fc.oneof(fc.constant('none' as const), fc.integer({ min: 60, max: 1200 }))),
      sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    })
    .map((query) => ({
      ...EVERYTHING,
      ...query,
      heroAny: query.hero !== null && query.heroAny,
      rivalAny: query.rival !== null && query.rivalAny,
    }));
}
