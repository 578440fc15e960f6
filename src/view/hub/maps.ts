import { counted } from '../../game/counted.ts';
import { urls } from '../../urls.ts';
import type { Atlas, MapVersion } from '../../archive/count/atlas.ts';
import { groundWords } from '../../map/card/describe.ts';
import { legendOf } from '../../map/card/legend.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { lengthSection, mapSection, matchupSection } from './game-sections.ts';
import { campRoutes, campsOf } from './map-camps.ts';
import { expansionPlaces, fightPlaces, versionSection } from './map-sections.ts';
import { openingSection, peopleRecords, raceRecords, timingSection } from './sections.ts';
import type { Link } from '../rich-text.ts';
import type { SectionedPage } from '../page.ts';
import { mapLead } from './leads.ts';
import { listOf, pageAbout, sectionsOf, statistics } from './hub-page.ts';

const captionOf = ({ entry, use }: MapVersion): string =>
  `${groundWords(entry)} From ${counted(use.games, 'game')}: the larger the ring, the more fights began there. A house is an ` +
  'expansion, with the number of players who took it. Diamonds are starts. White circles number the ' +
  'creep camps that players go to ' +
  `first.${!!entry.file ? '' : ' Hexagons are gold mines, triangles other camps.'}`;

const HOME: Link = { text: 'Maps', href: urls.maps() };

/** The list of all maps, and a page for each. */
export const mapHubs = (catalogue: Catalogue, atlas: Atlas): SectionedPage[] => [
  pageAbout({
    path: urls.maps(),
    trail: [],
    title: 'Maps',
    whole: true,
    description: `The ${counted(catalogue.maps.length, 'map')} in the archive: who plays and wins on them, and how long the games last.`,
    sections: sectionsOf(mapSection(catalogue.games, catalogue, atlas, { id: 'all', title: 'All maps' })),
  }),
  ...catalogue.maps.map((map) => mapHub(map, catalogue, atlas)),
];

function mapHub(
  { name, slug, games, appearances }: Catalogue['maps'][number],
  catalogue: Catalogue,
  atlas: Atlas,
): SectionedPage {
  const versions = atlas.versions(name);
  const [mostPlayed] = versions;
  return pageAbout({
    path: urls.map(slug),
    trail: [HOME],
    title: name,
    description: mapLead(name, games, appearances),
    facts: [
      { name: 'Games', value: String(games.length) },
      { name: 'Players', value: String(new Set(appearances.map(({ person }) => person)).size) },
      { name: 'Map files', value: String(new Set(games.map(({ game }) => game.mapRaw)).size) },
    ],
    ...(mostPlayed?.card
      ? {
          picture: {
            svg: mostPlayed.card,
            caption: captionOf(mostPlayed),
            legend: legendOf(mostPlayed.entry),
          },
        }
      : { remark: 'We can’t draw this map: no game on it has orders with places.' }),
    ...(mostPlayed && {
      links: [{ text: 'Start locations, mines, camps and terrain as JSON', href: urls.mapData(slug) }],
    }),
    open: 2,
    sections: [
      ...sectionsOf(
        mostPlayed ? fightPlaces(mostPlayed) : null,
        mostPlayed ? campsOf(mostPlayed) : null,
        mostPlayed ? campRoutes(mostPlayed) : null,
        mostPlayed ? expansionPlaces(mostPlayed) : null,
        versionSection(versions),
      ),
      ...statistics(
        games.length,
        raceRecords(appearances),
        matchupSection(games),
        openingSection(appearances, catalogue),
        timingSection(appearances),
        lengthSection(games),
      ),
      ...sectionsOf(peopleRecords(appearances)),
    ],
    games: listOf(games, catalogue, `map:${slug}`),
  });
}
