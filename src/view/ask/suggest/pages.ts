/** Suggested pages: the archive's hubs, the builds and the tools. */
import type { Build } from '../../../archive/builds/build.ts';
import type { Archive } from '../../../archive/count/archive.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import { archiveHubs } from '../../hub/hubs.ts';
import type { Suggestion } from './entries.ts';
import { SUGGESTION_KINDS, TOOL_NAMES } from './words.ts';

/** Maximum suggested hubs; the last folders in `FOLDERS` are cut first. */
const MOST = 2000;

/** The kinds of hubs by folder. Players come last, because a large archive has thousands. */
const FOLDERS: readonly (readonly [folder: string, kind: string])[] = [
  [urls.maps(), SUGGESTION_KINDS.mapPage],
  [urls.events(), SUGGESTION_KINDS.eventPage],
  [urls.heroes(), SUGGESTION_KINDS.heroPage],
  [urls.matchups(), SUGGESTION_KINDS.matchupPage],
  [urls.openings(), SUGGESTION_KINDS.page],
  [urls.players(), SUGGESTION_KINDS.playerPage],
];

const TOOL_PAGES: readonly Suggestion[] = [
  [TOOL_NAMES.comparePlayers, SUGGESTION_KINDS.tool, urls.castingSheet()],
  [TOOL_NAMES.compareGames, SUGGESTION_KINDS.tool, urls.compare()],
  [TOOL_NAMES.castingSheet, SUGGESTION_KINDS.tool, urls.castingSheet()],
  [TOOL_NAMES.analyze, SUGGESTION_KINDS.tool, urls.drop()],
  [TOOL_NAMES.builds, SUGGESTION_KINDS.page, urls.builds()],
  [TOOL_NAMES.statistics, SUGGESTION_KINDS.page, urls.statistics()],
  [TOOL_NAMES.data, SUGGESTION_KINDS.page, urls.data()],
  [TOOL_NAMES.accuracy, SUGGESTION_KINDS.page, urls.accuracy()],
];

/** The pages to suggest in search fields. */
export function pageSuggestions(archive: Archive, builds: readonly Build[]): Suggestion[] {
  const pages = [...archiveHubs(archive).values()].filter(({ path }) => !/\/\d+\/$/.test(path));
  const hubs = FOLDERS.flatMap(([folder, kind]) =>
    pages.flatMap(({ path, title }): Suggestion[] =>
      path.startsWith(folder) && path !== folder ? [[title, kind, path]] : [],
    ),
  );
  return [
    ...TOOL_PAGES,
    ...builds.map(({ id, name, race }): Suggestion => [
      name,
      SUGGESTION_KINDS.build(RACE_NAMES[race]),
      urls.build(id),
    ]),
    ...hubs.slice(0, MOST),
  ];
}
