/** The list of people. */
import type { Appearance } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { recordIn } from '../../archive/count/records.ts';
import { urls } from '../../urls.ts';
import { gameTitle } from '../words.ts';
import type { Piece } from '../rich-text.ts';
import type { SectionedPage } from '../page.ts';
import { column, personCell, recordCells, recordColumns, textCell } from './cells.ts';
import { pageAbout, sectionsOf, tally } from './parts.ts';
import { playerHub, racesIn } from './player.ts';
import { PLAYER_WORDS } from './words/players.ts';

/** The list of all players, and a page for each. */
export const playerHubs = (catalogue: Catalogue, atlas: Atlas): SectionedPage[] => [
  playerList(catalogue),
  ...catalogue.people.map((entry) => playerHub(entry, catalogue, atlas)),
];

function playerList({ people }: Catalogue): SectionedPage {
  const sorted = people.toSorted((a, b) => b.appearances.length - a.appearances.length);
  return pageAbout({
    path: urls.players(),
    trail: [],
    title: 'Players',
    description: PLAYER_WORDS.list.lead(people.length),
    facts: [{ name: 'Players', value: String(people.length) }],
    sections: sectionsOf(
      tally({
        id: 'all',
        title: 'All players',
        note: PLAYER_WORDS.list.note,
        table: {
          caption: PLAYER_WORDS.list.caption,
          columns: [
            column('Player'),
            column('Races'),
            ...recordColumns('Games'),
            { ...column(PLAYER_WORDS.list.onlyGame), result: true },
          ],
          rows: sorted.map(({ person, appearances }) => [
            personCell(person),
            textCell(racesIn(appearances)),
            ...recordCells(recordIn(appearances)),
            appearances.length === 1 ? onlyGame(appearances[0]!) : '',
          ]),
        },
      }),
    ),
  });
}

/** For a player with one game, links to that game. */
const onlyGame = ({ placed: { game } }: Appearance): Piece =>
  textCell(gameTitle(game), urls.game(game.replayId));
