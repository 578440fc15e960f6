/** The links in the masthead and foot of every page. */
import { REPOSITORY_URL } from '../site.ts';
import { twin, urls } from '../urls.ts';
import { STRATEGY_HUBS, TOP_HUBS } from '../view/hub/kinds.ts';

/** Names of links in the masthead and the foot of every page, beside those of hubs. */
const PLACE_WORDS = {
  games: 'Games',
  tools: 'Tools',
  myGames: 'My games',
  data: 'Data',
  about: 'About',
};

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
  { name: PLACE_WORDS.games, url: urls.replays() },
  ...TOP_HUBS,
  {
    name: 'Strategy',
    url: urls.strategy(),
    holds: [urls.builds(), ...STRATEGY_HUBS.map(({ url }) => url)],
  },
  {
    name: PLACE_WORDS.tools,
    url: urls.tools(),
    holds: [urls.drop(), urls.compare(), urls.castingSheet()],
  },
  { name: PLACE_WORDS.data, url: urls.data(), holds: [urls.api(), urls.docs()] },
  { name: PLACE_WORDS.myGames, url: urls.myGames() },
];

/** The columns of the foot on the given `page`. */
export const columns = (page: string): readonly { title: string; places: readonly Place[] }[] => [
  {
    title: 'Explore',
    places: [
      { name: PLACE_WORDS.games, url: urls.replays() },
      ...TOP_HUBS,
      { name: 'Builds', url: urls.builds() },
      ...STRATEGY_HUBS,
    ],
  },
  {
    title: PLACE_WORDS.tools,
    places: [
      { name: 'Analyze a replay', url: urls.drop() },
      { name: PLACE_WORDS.myGames, url: urls.myGames() },
      { name: 'Compare', url: urls.compare() },
      { name: 'Coach mode', url: urls.builds() },
      { name: 'Casting sheet', url: urls.castingSheet() },
    ],
  },
  {
    title: PLACE_WORDS.data,
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
    title: PLACE_WORDS.about,
    places: [
      { name: PLACE_WORDS.about, url: urls.about() },
      { name: 'Accuracy', url: urls.accuracy() },
      { name: 'Contribute', url: urls.contribute() },
      { name: 'Remove a name', url: `${urls.contribute()}#remove-a-name` },
      { name: 'Privacy', url: urls.privacy() },
      { name: 'Changelog', url: urls.changelog() },
      ...(REPOSITORY_URL === null ? [] : [{ name: 'Source', url: REPOSITORY_URL }]),
    ],
  },
];
