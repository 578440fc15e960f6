/** Links of the strategy page, by kind of page. */
import type { Archive } from '../../archive/count/archive.ts';
import { urls } from '../../urls.ts';
import type { SectionedPage } from '../page.ts';
import { archiveHubs } from './hubs.ts';

/** Maximum linked heroes and maps. The archive may have thousands of maps; their list page has all of them. */
const LINKED = 40;

interface StrategyLinks {
  /** Openings of a race, overall and against each race. */
  openings: readonly PageWithParts[];
  /** A matchup, and the timings of its races. */
  matchups: readonly PageWithParts[];
  heroes: readonly SectionedPage[];
  maps: readonly SectionedPage[];
}

interface PageWithParts {
  page: SectionedPage;
  parts: readonly SectionedPage[];
}

export function strategyLinks(archive: Archive): StrategyLinks {
  const pages = [...archiveHubs(archive).values()].filter(({ path }) => !/\/\d+\/$/.test(path));
  const below = (folder: string) => pages.filter(({ path }) => path.startsWith(folder) && path !== folder);
  const directlyBelow = (folder: string) =>
    below(folder).filter(({ path }) => path.split('/').length === folder.split('/').length + 1);
  const withParts = (folder: string): PageWithParts[] =>
    directlyBelow(folder).map((page) => ({ page, parts: below(page.path) }));
  return {
    openings: withParts(urls.openings()),
    matchups: withParts(urls.matchups()),
    heroes: directlyBelow(urls.heroes()).slice(0, LINKED),
    maps: directlyBelow(urls.maps()).slice(0, LINKED),
  };
}
