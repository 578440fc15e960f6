/** Links of the strategy page, by kind of hub. */
import type { Archive } from '../../archive/count/archive.ts';
import type { SectionedPage } from '../page.ts';
import { archiveHubs } from './hubs.ts';
import { STRATEGY_HUBS, type HubKind } from './kinds.ts';

/** Maximum links of a kind. The archive may have thousands of maps; their list page has all of them. */
const LINKED = 40;

interface StrategyLinks extends HubKind {
  /** The pages of the kind, each with the pages below it: a matchup has the timings of its races. */
  pages: readonly { page: SectionedPage; parts: readonly SectionedPage[] }[];
}

export function strategyLinks(archive: Archive): StrategyLinks[] {
  const pages = [...archiveHubs(archive).values()];
  const below = (folder: string) => pages.filter(({ path }) => path.startsWith(folder) && path !== folder);
  return STRATEGY_HUBS.map((kind) => ({
    ...kind,
    pages: below(kind.url)
      .filter(({ path }) => path.split('/').length === kind.url.split('/').length + 1)
      .slice(0, LINKED)
      .map((page) => ({ page, parts: below(page.path) })),
  }));
}
