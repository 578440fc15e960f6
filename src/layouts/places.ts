/** What the masthead and the foot of every page lead to. */
import { REPOSITORY_URL } from '../site.ts';
import { twin, urls } from '../urls.ts';

export interface Place {
  name: string;
  url: string;
  /** Words after the name where there is room for them. */
  extra?: string;
}

/** Few enough to stand in one row on a phone. */
export const WAYS_IN: readonly Place[] = [
  { name: 'Replays', url: urls.replays() },
  { name: 'Events', url: urls.events() },
  { name: 'Players', url: urls.players() },
  { name: 'Builds', url: urls.builds() },
  { name: 'Statistics', url: urls.statistics() },
  { name: 'Drop', extra: 'a replay', url: urls.drop() },
  { name: 'API', url: urls.api() },
];

/** What the foot adds; `page` is the page that it stands on. */
export const furtherPlaces = (page: string): readonly Place[] => [
  { name: 'Maps', url: urls.maps() },
  { name: 'Matchups', url: urls.matchups() },
  { name: 'Heroes', url: urls.heroes() },
  { name: 'Openers', url: urls.openers() },
  { name: 'All data as files', url: urls.data() },
  { name: 'Compare', url: urls.compare() },
  { name: 'Prepare a cast', url: urls.prep() },
  { name: 'How true is this?', url: urls.truth() },
  { name: 'Documentation', url: urls.docs() },
  { name: 'Privacy', url: urls.privacy() },
  { name: 'Design', url: urls.design() },
  { name: 'New games as Atom', url: urls.atom() },
  { name: 'as JSON Feed', url: urls.jsonFeed() },
  { name: 'This page as Markdown', url: twin(page) },
  { name: 'Source', url: REPOSITORY_URL },
];
