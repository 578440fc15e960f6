import { RACE_NAMES } from '../replay/race.ts';
import { groupBy, type PlacedGame } from '../statistics/appearances.ts';
import { lengthSpread } from '../statistics/timings.ts';
import { urls } from '../urls.ts';
import type { Catalogue } from './catalogue.ts';
import { column, counted, matchupName, numbers, text } from './cells.ts';
import { matchupSection } from './matchups.ts';
import {
  lengthSection,
  openerSection,
  peopleRecords,
  raceRecords,
  sectionsOf,
  timingSection,
} from './sections.ts';
import type { Hub, Link, Section } from './view.ts';

const HOME: Link = { text: 'Maps', href: urls.maps() };

/** The list of all maps, and a page for each. */
export const mapHubs = (catalogue: Catalogue): Hub[] => [
  {
    path: urls.maps(),
    trail: [],
    title: 'Maps',
    description: `The ${counted(catalogue.maps.length, 'map')} of the archive, with who plays and wins on them and for how long.`,
    facts: [{ name: 'Maps', value: String(catalogue.maps.length) }],
    sections: [mapSection(catalogue, { id: 'all', title: 'All maps' })],
    games: null,
  },
  ...catalogue.maps.map((one) => mapHub(one, catalogue)),
];

/** How often each map was played, and how long. */
export const mapSection = ({ maps }: Catalogue, head: Pick<Section, 'id' | 'title'>): Section => ({
  ...head,
  note: 'Versions of a map count as one map. Lengths are those of games whose recording is complete.',
  charts: [
    {
      kind: 'bars',
      title: 'Games by map',
      rows: maps.map(({ name, games }) => ({ label: name, race: null, count: games.length })),
    },
  ],
  table: {
    caption: 'Maps, most games first',
    columns: [column('Map'), numbers('Games'), numbers('n of lengths'), numbers('Median length')],
    rows: maps.map(({ name, slug, games }) => {
      const spread = lengthSpread(games);
      return [
        text(name, urls.map(slug)),
        { number: games.length },
        { number: spread?.n ?? 0 },
        { seconds: spread?.medianSec ?? null },
      ];
    }),
  },
});

function mapHub({ name, slug, games, own }: Catalogue['maps'][number], catalogue: Catalogue): Hub {
  return {
    path: urls.map(slug),
    trail: [HOME],
    title: name,
    description: `${name} in ${counted(games.length, 'game')} of the archive: records by race and matchup, first heroes, timings and lengths.`,
    facts: [
      { name: 'Games', value: String(games.length) },
      { name: 'Players', value: String(new Set(own.map(({ person }) => person)).size) },
      { name: 'Versions', value: String(new Set(games.map(({ game }) => game.mapRaw)).size) },
    ],
    sections: sectionsOf(
      raceRecords(own),
      matchupSection(matchupsIn(games, catalogue)),
      openerSection(own, catalogue),
      timingSection(own),
      lengthSection(games),
      peopleRecords(own),
    ),
    games: games.map(({ game }) => game.replayId),
  };
}
