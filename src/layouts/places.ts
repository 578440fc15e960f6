/** The links in the masthead and foot of every page. */
import { REPOSITORY_URL } from '../site.ts';
import { twin, urls } from '../urls.ts';
import { PLACE_NAMES } from './words.ts';

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
  { name: PLACE_NAMES.games, url: urls.replays() },
  { name: PLACE_NAMES.players, url: urls.players() },
  { name: PLACE_NAMES.events, url: urls.events() },
  {
    name: PLACE_NAMES.strategy,
    url: urls.strategy(),
    holds: [urls.builds(), urls.openings(), urls.matchups(), urls.heroes(), urls.maps(), urls.statistics()],
  },
  {
    name: PLACE_NAMES.tools,
    url: urls.tools(),
    holds: [urls.drop(), urls.compare(), urls.castingSheet()],
  },
  { name: PLACE_NAMES.data, url: urls.data(), holds: [urls.api(), urls.docs()] },
  {
    name: PLACE_NAMES.about,
    url: urls.about(),
    holds: [urls.accuracy(), urls.contribute(), urls.privacy(), urls.changelog()],
  },
];

/** The columns of the foot on the given `page`. */
export const columns = (page: string): readonly { title: string; places: readonly Place[] }[] => [
  {
    title: PLACE_NAMES.explore,
    places: [
      { name: PLACE_NAMES.games, url: urls.replays() },
      { name: PLACE_NAMES.players, url: urls.players() },
      { name: PLACE_NAMES.events, url: urls.events() },
      { name: PLACE_NAMES.builds, url: urls.builds() },
      { name: PLACE_NAMES.openings, url: urls.openings() },
      { name: PLACE_NAMES.matchups, url: urls.matchups() },
      { name: PLACE_NAMES.heroes, url: urls.heroes() },
      { name: PLACE_NAMES.maps, url: urls.maps() },
      { name: PLACE_NAMES.statistics, url: urls.statistics() },
    ],
  },
  {
    title: PLACE_NAMES.tools,
    places: [
      { name: PLACE_NAMES.analyze, url: urls.drop() },
      { name: PLACE_NAMES.history, url: `${urls.tools()}#history` },
      { name: PLACE_NAMES.workOn, url: `${urls.tools()}#work-on` },
      { name: PLACE_NAMES.compare, url: urls.compare() },
      { name: PLACE_NAMES.coach, url: `${urls.tools()}#coach` },
      { name: PLACE_NAMES.castingSheet, url: urls.castingSheet() },
    ],
  },
  {
    title: PLACE_NAMES.data,
    places: [
      { name: PLACE_NAMES.download, url: urls.data() },
      { name: PLACE_NAMES.api, url: urls.api() },
      { name: PLACE_NAMES.apiReference, url: urls.apiReference() },
      { name: PLACE_NAMES.agents, url: urls.doc('mcp') },
      { name: PLACE_NAMES.docs, url: urls.docs() },
      { name: PLACE_NAMES.feed, url: urls.atom() },
      { name: PLACE_NAMES.twin, url: twin(page) },
    ],
  },
  {
    title: PLACE_NAMES.about,
    places: [
      { name: PLACE_NAMES.about, url: urls.about() },
      { name: PLACE_NAMES.accuracy, url: urls.accuracy() },
      { name: PLACE_NAMES.contribute, url: urls.contribute() },
      { name: PLACE_NAMES.removeName, url: `${urls.contribute()}#remove-a-name` },
      { name: PLACE_NAMES.privacy, url: urls.privacy() },
      { name: PLACE_NAMES.changelog, url: urls.changelog() },
      { name: PLACE_NAMES.source, url: REPOSITORY_URL },
    ],
  },
];
