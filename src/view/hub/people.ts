import { RACE_NAMES } from '../../game/derive/race.ts';
import { byRace, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import { headToHead, recordIn, type WinRecord } from '../../archive/count/records.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { column, personCell, recordCells, recordColumns, text } from './cells.ts';
import { counted } from '../../game/counted.ts';
import { openerSection, raceRecords, records, timingSection } from './sections.ts';
import type { Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { listOf, pageAbout, sectionsOf, spoiling, statistics, tally } from './parts.ts';

const HOME: Link = { text: 'Players', href: urls.players() };

/** The list of all players, and a page for each. */
export const playerHubs = (catalogue: Catalogue): SectionedPage[] => [
  playerList(catalogue),
  ...catalogue.people.map((one) => playerHub(one, catalogue)),
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
          rows: sorted.map(({ person, appearances: own }) => [
            personCell(person),
            text(racesIn(own)),
            ...recordCells(recordIn(own)),
          ]),
        },
      }),
    ),
  });
}

function playerHub(
  { person, appearances: own, source: known }: Catalogue['people'][number],
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
      { name: 'Games', value: String(own.length), result: true },
      { name: 'Record', value: recordText(recordIn(own)), result: true },
      { name: 'Races', value: racesIn(own) },
    ],
    ...(known ? { remark: known.source } : {}),
    links: own.some(({ opponent }) => opponent?.player.race)
      ? [{ text: `Casting sheet with ${name}`, href: urls.castingSheet(slug) }]
      : [],
    sections: spoiling([
      ...sectionsOf(opponents(own)),
      ...statistics(
        own.length,
        raceRecords(own, 'Games'),
        matchupRecords(own),
        mapRecords(own, catalogue),
        openerSection(own, catalogue, 'Games'),
        timingSection(own),
      ),
    ]),
    games: listOf(
      own.map(({ placed }) => placed),
      catalogue,
    ),
  });
}

/** "3 won, 2 lost", and how many have no known result, where there are any. */
const recordText = ({ won, lost, unknown }: WinRecord): string =>
  [`${won} won`, `${lost} lost`, ...(unknown > 0 ? [`${unknown} not known`] : [])].join(', ');

/** Records against every opponent. */
function opponents(own: readonly Appearance[]): Section | null {
  const rows = headToHead(own).map(({ opponent, record }) => [personCell(opponent), ...recordCells(record)]);
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
function matchupRecords(own: readonly Appearance[]): Section | null {
  const groups = groupBy(own, ({ player, opponent, placed }) =>
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
      return [text(words, urls.matchup(placed.game.matchup!)), group] as const;
    }),
  );
}

/** Records by map. */
const mapRecords = (own: readonly Appearance[], { mapUrl }: Catalogue): Section | null =>
  records(
    { id: 'maps', title: 'Maps' },
    'Map',
    [...groupBy(own, ({ placed }) => placed.game.map || null)].map(
      ([map, group]) => [text(map, mapUrl(map)), group] as const,
    ),
  );

const racesIn = (own: readonly Appearance[]): string =>
  [...byRace(own)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([race]) => RACE_NAMES[race])
    .join(', ') || 'Not known';
