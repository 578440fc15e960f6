/** `games`: a row for each game. */
import { GAME_FACTS } from '../../../game/facts/games.ts';
import { gameSource } from '../../../game/facts/source.ts';
import { dataTable } from '../table.ts';

export const games = dataTable(
  {
    name: 'games',
    title: 'Games',
    says: 'A row for each game of the archive, in the order of its list.',
    key: ['replay_id'],
    whole: true,
  },
  (game) => [{ ...gameSource(game), file: game.chronicleOf().places?.file ?? null }],
)({
  ...GAME_FACTS,
  mapLayout: {
    type: 'string',
    gap: 'No map file fits what its orders show, or its record has no orders with places.',
    says: 'Id of the layout of its map, see layouts in maps.json.',
    of: ({ file }) => file?.id ?? null,
  },
  mapMatch: {
    type: 'string',
    values: ['file', 'exact', 'places'],
    gap: 'No layout fits.',
    says:
      'How sure the layout is: file, by the digest that the recording states; exact, everything that orders were aimed at is ' +
      'there; places, mines are there but trees differ.',
    of: ({ file }) => file?.match ?? null,
  },
});
