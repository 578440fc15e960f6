import { expect, test } from 'vitest';
import type { Appearance } from '../../../../src/archive/count/appearances.ts';
import type { Atlas } from '../../../../src/archive/count/atlas.ts';
import { usualCamps } from '../../../../src/archive/count/usual-camps.ts';
import { mapFacts } from '../../map/map-facts.ts';

const small = mapFacts([{ id: 'nogr' }]);
const [camp] = small.camps;
const LAYOUT = { ...small, camps: [-800, 800, 100].map((x) => ({ ...camp!, x, y: 0 })) };

/** An atlas of one game with a Human at each of two starts, each with these camps. */
const atlasWith = (routes: readonly (readonly number[])[]): Atlas =>
  ({
    layout: () => LAYOUT,
    chronicleOf: () => ({
      entry: {
        starts: [
          { x: -2000, y: 0 },
          { x: 2000, y: 0 },
        ],
        symmetry: { kind: 'left-right', centre: [0, 0] },
      },
      chronicle: {
        places: {
          file: { id: LAYOUT.id },
          starts: routes.map((_, index) => ({ slot: index + 1, at: [index === 0 ? -2000 : 2000, 0] })),
          camps: routes.flatMap((numbers, index) =>
            numbers.map((number) => ({ slot: index + 1, camp: { number } })),
          ),
        },
      },
    }),
  }) as unknown as Atlas;

const player = (slot: string, result: 'won' | 'lost' | null) =>
  ({ placed: { game: { replayId: 'a', map: 'Small' } }, player: { slot, race: 'H', result } }) as Appearance;

test('camps of the second start are counted as those of the first on a map that mirrors itself', () => {
  const [usual, ...none] = usualCamps(
    [player('1', 'won'), player('2', 'lost')],
    atlasWith([
      [1, 3],
      [2, 1, 3, 2],
    ]),
  );
  expect(none).toEqual([]);
  expect(usual).toMatchObject({ map: 'Small', race: 'H', appearances: 2, won: 1, decided: 2 });
  // The image of the third camp is nearest to itself. Only the first three per player count.
  expect(usual!.camps).toMatchSnapshot();
});

test('a player without camps or race counts nowhere, and one whose result is not known counts as neither', () => {
  expect(usualCamps([player('1', null)], atlasWith([[]]))).toEqual([]);
  const { placed, player: known } = player('1', null);
  const raceless = { placed, player: { ...known, race: null } } as Appearance;
  expect(usualCamps([raceless], atlasWith([[1]]))).toEqual([]);
  expect(usualCamps([player('1', null)], atlasWith([[1]]))).toMatchObject([
    { appearances: 1, won: 0, decided: 0 },
  ]);
});
