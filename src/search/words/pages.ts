/** Suggested pages that are no thing's: tools, matchups, openings and numbers. */
import type { Archive } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';
import { archiveHubs } from '../../view/hub/hubs.ts';
import { HUB_KINDS } from '../../view/hub/kinds.ts';
import { THING_PAGES, type WordsFile } from './things.ts';

type Page = WordsFile['pages'][number];

const TOOL_PAGES: readonly Page[] = [
  ['Compare two games', 'Tool', urls.compare()],
  ['Casting sheet: two players', 'Tool', urls.castingSheet()],
  ['Analyze a replay', 'Tool', urls.drop()],
  ['Build orders and builds', 'Page', urls.builds()],
  ['Statistics: win rates and timings', 'Page', urls.statistics()],
  ['Download everything as CSV, JSON or Parquet', 'Page', urls.data()],
  ['How accurate the numbers are', 'Page', urls.accuracy()],
];

/** The pages to suggest in search fields, besides those of things. */
export function pageSuggestions(archive: Archive): Page[] {
  const ofThings = Object.values(THING_PAGES).map((page) => page(''));
  const hubs = [...archiveHubs(archive).values()].flatMap(({ path, title }): Page[] => {
    const kind = HUB_KINDS.find(({ url }) => path.startsWith(url) && path !== url);
    return kind && !ofThings.includes(`${kind.url}/`) ? [[title, kind.suggested, path]] : [];
  });
  return [...TOOL_PAGES, ...hubs];
}
