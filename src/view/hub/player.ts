/** The page of a person: habits, opponents, and recommended games. */
import { texts } from '../table.ts';
import { counted } from '../../game/counted.ts';
import { isDuel } from '../../game/sides.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { type Appearance, byRace } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { USUAL_FROM } from '../../archive/count/person.ts';
import { recordIn } from '../../archive/count/records.ts';
import { urls } from '../../urls.ts';
import { seriesLine } from '../series-line.ts';
import type { Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { ifFitting, mostOf, recordFact, usualOpener } from './leads.ts';
import { listOf, pageAbout, sectionsOf, spoiling, tally } from './hub-page.ts';
import {
  mapRecords,
  openings,
  opponentsSection,
  usualTimingsSection,
  watchFirst,
  yearsSection,
} from './player-sections.ts';
import { personPicture, type PersonPicture } from './people.ts';
import { usualCampsSection } from './usual-camps.ts';
import { personCell, recordCells, recordColumns, textCell } from './cells.ts';

const HOME: Link = { text: 'Players', href: urls.players() };

function playerHub(
  { person, appearances, source }: Catalogue['people'][number],
  catalogue: Catalogue,
  atlas: Atlas,
): SectionedPage {
  const { name, slug, recorded } = person;
  const few = appearances.length < USUAL_FROM;
  // Casting sheets and answers of the search count only these.
  const duels = appearances.filter(({ placed }) => isDuel(placed.game)).length;
  const page = pageAbout({
    path: urls.player(slug),
    trail: [HOME],
    title: name,
    description: leadOf(name, appearances),
    facts: [
      { name: recorded.length > 1 ? 'Names as recorded' : 'Name as recorded', value: recorded.join(', ') },
      { name: 'Games', value: String(appearances.length), result: true },
      ...(duels > 0 && duels < appearances.length
        ? [{ name: 'In 1v1', value: String(duels), result: true }]
        : []),
      { name: 'Record', ...recordFact(recordIn(appearances)), result: true },
      { name: 'Races', value: racesIn(appearances) },
    ],
    ...(source && { evidence: ['Why these names are one player', source.source] }),
    links: appearances.some(({ opponent }) => opponent?.player.race)
      ? [{ text: `Casting sheet of ${name} with another player`, href: urls.castingSheet(slug) }]
      : [],
    sections: spoiling([
      ...(few
        ? []
        : sectionsOf(
            watchFirst(appearances, catalogue),
            openings(appearances, catalogue),
            usualTimingsSection(name, appearances, catalogue.everybody),
            usualCampsSection(appearances, atlas, 'games'),
            yearsSection(appearances),
          )),
      ...(appearances.length > 1 ? sectionsOf(opponentsSection(appearances)) : []),
      ...sectionsOf(seriesSection(appearances, catalogue), few ? null : mapRecords(appearances, catalogue)),
    ]),
    games: listOf(
      appearances.map(({ placed }) => placed),
      catalogue,
      `player:${slug}`,
    ),
  });
  const people = [personPicture({ person, appearances }, catalogue)];
  const head: Section = { id: 'person', title: null, parts: [{ kind: 'people', people, head: true }] };
  return { ...page, sections: [head, ...page.sections] };
}

/** A lead sentence without results, lengths or series lengths. */
function leadOf(name: string, appearances: readonly Appearance[]): string {
  const [only] = appearances;
  const races = racesIn(appearances);
  const plays = `${name} plays ${(races === 'Not known' ? undefined : races.replace(/, (?=[^,]*$)/, ' and ')) ?? 'a race that no replay shows'}`;
  const plain = `${plays} in this archive. See opponents, maps and timings.`;
  if (appearances.length < USUAL_FROM)
    return appearances.length === 1 && only?.opponent?.person
      ? `${plays}. The archive has one game, against ${only.opponent.person.name}${only.placed.game.map ? ` on ${only.placed.game.map}` : ''}.`
      : plain;
  const against = mostOf(appearances, ({ opponent }) => opponent?.player.race);
  const opener = usualOpener(appearances);
  const map = mostOf(appearances, ({ placed }) => placed.game.map || null);
  const details = [
    against === null ? null : `most often against ${RACE_NAMES[against]}`,
    opener === null ? null : `most often with the ${opener} first`,
    map === null ? null : `mostly on ${map}`,
  ].filter((part) => part !== null);
  return ifFitting(`${[plays, ...details].join(', ')}.`, plain);
}

/** Series of at least two games with the person. */
function seriesSection(appearances: readonly Appearance[], catalogue: Catalogue): Section | null {
  const opponents = new Set(
    appearances.flatMap(({ placed }) => catalogue.series.get(placed.game.replayId)?.series ?? []),
  );
  const lines = [...opponents]
    .filter(({ games }) => games.length > 1)
    .map((entry) => seriesLine(entry, catalogue));
  if (lines.length === 0) return null;
  return {
    id: 'series',
    title: 'Series',
    parts: [
      {
        kind: 'series',
        note: 'A series is all games between the same players at one event. Some of its games may be missing here.',
        rounds: [{ name: null, lines }],
      },
    ],
  };
}

/** The races of these appearances in words, most played first. */
const racesIn = (appearances: readonly Appearance[]): string =>
  [...byRace(appearances)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([race]) => RACE_NAMES[race])
    .join(', ') || 'Not known';

/** The list of all players, and a page for each. */
export const playerHubs = (catalogue: Catalogue, atlas: Atlas): SectionedPage[] => [
  playerList(catalogue),
  ...catalogue.people.map((entry) => playerHub(entry, catalogue, atlas)),
];

function playerList(catalogue: Catalogue): SectionedPage {
  const { people } = catalogue;
  const byGames = people.toSorted((a, b) => b.appearances.length - a.appearances.length);
  return pageAbout({
    path: urls.players(),
    trail: [],
    title: 'Players',
    whole: true,
    description: `The ${counted(people.length, 'player')} in the archive, with their records, races, heroes and timings.`,
    sections: sectionsOf(
      peopleSection(byGames.map((entry) => personPicture(entry, catalogue))),
      foldedTally({
        id: 'all',
        title: 'As a table',
        note:
          'Each name in the replays has a page, but a few people who are known to play under several names have one page ' +
          'for all their names. Winners are inferred from how players left.',
        table: {
          caption: 'Players, most games first',
          columns: [...texts('Player', 'Races'), ...recordColumns('Games')],
          rows: byGames.map(({ person, appearances }) => [
            personCell(person),
            textCell(racesIn(appearances)),
            ...recordCells(recordIn(appearances)),
          ]),
        },
      }),
    ),
  });
}

const peopleSection = (people: readonly PersonPicture[]): Section | null =>
  people.length === 0 ? null : { id: 'people', title: null, parts: [{ kind: 'people', people }] };

/** A table that opens on request, because a picture above says the same. */
function foldedTally(counts: Parameters<typeof tally>[0]): Section | null {
  const section = tally(counts);
  return section && { ...section, folds: 'always' };
}
