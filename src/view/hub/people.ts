import { RACE_NAMES } from '../../game/derive/race.ts';
import { byRace, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import { headToHead, recordIn, type WinRecord } from '../../archive/count/records.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { column, personCell, recordCells, recordColumns, textCell } from './cells.ts';
import { counted } from '../../game/counted.ts';
import { openingSection, raceRecords, records, timingSection } from './sections.ts';
import type { Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { listOf, pageAbout, sectionsOf, spoiling, statistics, tally } from './parts.ts';

const HOME: Link = { text: 'Players', href: urls.players() };

/** The list of all players, and a page for each. */
export const playerHubs = (catalogue: Catalogue): SectionedPage[] => [
  playerList(catalogue),
  ...catalogue.people.map((entry) => playerHub(entry, catalogue)),
];

function playerList({ people }: Catalogue): SectionedPage {
  const sorted = people.toSorted((a, b) => b.appearances.length - a.appearances.length);
  return pageAbout({
    path: urls.players(),
    trail: [],
    title: 'Players',
    description: `The ${counted(people.length, 'player')} of the archive, with their records, races, heroes and timings.`,
    facts: [{ name: 'Players', value: String(people.length) }],
    sections: sectionsOf(
      tally({
        id: 'all',
        title: 'All players',
        note:
          'One page for each name in the recordings; a few people who are known to play under several names have one page ' +
          'for all of them. Winners are inferred from how players left.',
        table: {
          caption: 'Players, most games first',
          columns: [column('Player'), column('Races'), ...recordColumns('Games')],
          rows: sorted.map(({ person, appearances }) => [
            personCell(person),
            textCell(racesIn(appearances)),
            ...recordCells(recordIn(appearances)),
          ]),
        },
      }),
    ),
  });
}

function playerHub(
  { person, appearances, source }: Catalogue['people'][number],
  catalogue: Catalogue,
): SectionedPage {
  const { name, slug, recorded } = person;
  return pageAbout({
    path: urls.player(slug),
    trail: [HOME],
    title: name,
    description: `${name} in the archive: games, record, races, maps, first heroes, timings and opponents.`,
    facts: [
      { name: recorded.length > 1 ? 'Names as recorded' : 'Name as recorded', value: recorded.join(', ') },
      { name: 'Games', value: String(appearances.length), result: true },
      { name: 'Record', value: recordText(recordIn(appearances)), result: true },
      { name: 'Races', value: racesIn(appearances) },
    ],
    ...(source ? { remark: source.source } : {}),
    links: appearances.some(({ opponent }) => opponent?.player.race)
      ? [{ text: `Casting sheet with ${name}`, href: urls.castingSheet(slug) }]
      : [],
    sections: spoiling([
      ...sectionsOf(opponents(appearances)),
      ...statistics(
        appearances.length,
        raceRecords(appearances, 'Games'),
        matchupRecords(appearances),
        mapRecords(appearances, catalogue),
        openingSection(appearances, catalogue, 'Games'),
        timingSection(appearances),
      ),
    ]),
    games: listOf(
      appearances.map(({ placed }) => placed),
      catalogue,
    ),
  });
}

/** "3 won, 2 lost", and how many have no known result, where there are any. */
const recordText = ({ won, lost, unknown }: WinRecord): string =>
  [`${won} won`, `${lost} lost`, ...(unknown > 0 ? [`${unknown} not known`] : [])].join(', ');

/** Records against every opponent. */
function opponents(appearances: readonly Appearance[]): Section | null {
  const rows = headToHead(appearances).map(({ opponent, record }) => [
    personCell(opponent),
    ...recordCells(record),
  ]);
  if (rows.length === 0) return null;
  return tally({
    id: 'head-to-head',
    title: 'Head to head',
    note: 'Only 1v1 games.',
    table: {
      caption: 'Opponents: games and how they ended',
      columns: [column('Opponent'), ...recordColumns('Games')],
      rows,
    },
  });
}

/** Records by own race and that of the opponent, in games of one against one. */
function matchupRecords(appearances: readonly Appearance[]): Section | null {
  const groups = groupBy(appearances, ({ player, opponent, placed }) =>
    player.race && opponent?.player.race
      ? `${player.race} ${opponent.player.race} ${placed.game.matchup}`
      : null,
  );
  return records(
    { id: 'matchups', title: 'Matchups', note: 'Only 1v1 games.' },
    'Matchup',
    [...groups.values()].map((group) => {
      const { player, opponent, placed } = group[0]!;
      const words = `${RACE_NAMES[player.race!]} against ${RACE_NAMES[opponent!.player.race!]}`;
      return [textCell(words, urls.matchup(placed.game.matchup!)), group] as const;
    }),
  );
}

/** Records by map. */
const mapRecords = (appearances: readonly Appearance[], { mapUrl }: Catalogue): Section | null =>
  records(
    { id: 'maps', title: 'Maps' },
    'Map',
    [...groupBy(appearances, ({ placed }) => placed.game.map || null)].map(
      ([map, group]) => [textCell(map, mapUrl(map)), group] as const,
    ),
  );

const racesIn = (appearances: readonly Appearance[]): string =>
  [...byRace(appearances)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([race]) => RACE_NAMES[race])
    .join(', ') || 'Not known';
