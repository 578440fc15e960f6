/** Suggested pages: the archive's hubs, the builds and the tools. */
import type { Build } from '../../../archive/builds/build.ts';
import type { Archive } from '../../../archive/count/archive.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import { archiveHubs } from '../../hub/hubs.ts';
import type { Suggestion } from './entries.ts';

/** Maximum suggested hubs, by folder, then in the order of their lists. */
const MOST = 2000;

/** The kinds of hubs by folder. Players come last, because a large archive has thousands. */
const FOLDERS: readonly (readonly [folder: string, kind: string])[] = [
  [urls.maps(), 'Map page'],
  [urls.events(), 'Event page'],
  [urls.heroes(), 'Hero page'],
  [urls.matchups(), 'Matchup page'],
  [urls.openings(), 'Page'],
  [urls.players(), 'Player page'],
];

const TOOLS: readonly Suggestion[] = [
  ['Compare two players', 'Tool', urls.castingSheet()],
  ['Compare two games', 'Tool', urls.compare()],
  ['Casting sheet', 'Tool', urls.castingSheet()],
  ['Analyze a replay', 'Tool', urls.drop()],
  ['Build orders and builds', 'Page', urls.builds()],
  ['Statistics: win rates and timings', 'Page', urls.statistics()],
  ['Download everything as CSV, JSON or Parquet', 'Page', urls.data()],
  ['How accurate the numbers are', 'Page', urls.accuracy()],
];

/** Pages to suggest to somebody who types in a search field. */
export function pageSuggestions(archive: Archive, builds: readonly Build[]): Suggestion[] {
  const pages = [...archiveHubs(archive).values()].filter(({ path }) => !/\/\d+\/$/.test(path));
  const hubs = FOLDERS.flatMap(([folder, kind]) =>
    pages.flatMap(({ path, title }): Suggestion[] =>
      path.startsWith(folder) && path !== folder ? [[title, kind, path]] : [],
    ),
  );
  return [
    ...TOOLS,
    ...builds.map(({ id, name, race }): Suggestion => [name, `${RACE_NAMES[race]} build`, urls.build(id)]),
    ...hubs.slice(0, MOST),
  ];
}
