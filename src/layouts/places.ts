/** The links in the masthead and foot of every page. */
import { REPOSITORY_URL } from '../site.ts';
import { twin, urls } from '../urls.ts';

export interface Place {
  name: string;
  url: string;
}

export interface Way extends Place {
  /** Prefixes of other addresses that belong to this entry. */
  holds?: readonly string[];
}

/** The masthead. Few enough entries for one row on a phone; other links are on the pages themselves. */
export const WAYS_IN: readonly Way[] = [
  { name: 'Games', url: urls.replays() },
  { name: 'Players', url: urls.players() },
  { name: 'Events', url: urls.events() },
  {
    name: 'Strategy',
    url: urls.strategy(),
    holds: [urls.builds(), urls.openings(), urls.matchups(), urls.heroes(), urls.maps(), urls.statistics()],
  },
  {
    name: 'Tools',
    url: urls.tools(),
    holds: [urls.drop(), urls.compare(), urls.castingSheet()],
  },
  { name: 'Data', url: urls.data(), holds: [urls.api(), urls.docs()] },
  {
    name: 'About',
    url: urls.about(),
    holds: [urls.accuracy(), urls.contribute(), urls.privacy(), urls.changelog()],
  },
];

/** The columns of the foot on the given `page`. */
export const columns = (page: string): readonly { title: string; places: readonly Place[] }[] => [
  {
    title: 'Explore',
    places: [
      { name: 'Games', url: urls.replays() },
      { name: 'Players', url: urls.players() },
      { name: 'Events', url: urls.events() },
      { name: 'Builds', url: urls.builds() },
      { name: 'Openings', url: urls.openings() },
      { name: 'Matchups', url: urls.matchups() },
      { name: 'Heroes', url: urls.heroes() },
      { name: 'Maps', url: urls.maps() },
      { name: 'Statistics', url: urls.statistics() },
    ],
  },
  {
    title: 'Tools',
    places: [
      { name: 'Analyze a replay', url: urls.drop() },
      { name: 'My history', url: `${urls.tools()}#history` },
      { name: 'What to work on', url: `${urls.tools()}#work-on` },
      { name: 'Compare', url: urls.compare() },
      { name: 'Coach mode', url: `${urls.tools()}#coach` },
      { name: 'Casting sheet', url: urls.castingSheet() },
    ],
  },
  {
    title: 'Data',
    places: [
      { name: 'Download data', url: urls.data() },
      { name: 'API', url: urls.api() },
      { name: 'API reference', url: urls.apiReference() },
      { name: 'Agents and MCP', url: urls.doc('mcp') },
      { name: 'Documentation', url: urls.docs() },
      { name: 'Feed of new games', url: urls.atom() },
      { name: 'This page as Markdown', url: twin(page) },
    ],
  },
  {
    title: 'About',
    places: [
      { name: 'About', url: urls.about() },
      { name: 'Accuracy', url: urls.accuracy() },
      { name: 'Contribute', url: urls.contribute() },
      { name: 'Remove a name', url: `${urls.contribute()}#remove-a-name` },
      { name: 'Privacy', url: urls.privacy() },
      { name: 'Changelog', url: urls.changelog() },
      { name: 'Source', url: REPOSITORY_URL },
    ],
  },
];
