import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/catalogue.ts';
import { counted } from '../../replay/counted.ts';
import { lengthSection, mapSection, matchupSection } from './game-sections.ts';
import { openerSection, peopleRecords, raceRecords, sectionsOf, timingSection } from './sections.ts';
import type { Link } from '../page.ts';
import type { Hub } from './hub.ts';

const HOME: Link = { text: 'Maps', href: urls.maps() };

/** The list of all maps, and a page for each. */
export const mapHubs = (catalogue: Catalogue): Hub[] => [
  {
    path: urls.maps(),
    trail: [],
    title: 'Maps',
    description: `The ${counted(catalogue.maps.length, 'map')} of the archive, with who plays and wins on them and for how long.`,
    facts: [{ name: 'Maps', value: String(catalogue.maps.length) }],
    sections: sectionsOf(mapSection(catalogue.games, catalogue, { id: 'all', title: 'All maps' })),
    games: null,
  },
  ...catalogue.maps.map((one) => mapHub(one, catalogue)),
];

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
      raceRecords(own, 'Players'),
      matchupSection(games),
      openerSection(own, catalogue, 'Players'),
      timingSection(own),
      lengthSection(games),
      peopleRecords(own),
    ),
    games: games.map(({ game }) => game.replayId),
  };
}
