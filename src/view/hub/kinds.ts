/**
 * The kinds of hubs, once: what the foot and the masthead, the strategy page, llms.txt and suggestions list.
 * `hubs.ts` has the pages of each kind. Imports no page, so that a changed hub doesn't make every page new.
 */
import { urls } from '../../urls.ts';

/** A kind of hubs: its name, its sentences and its place. */
export interface HubKind {
  /** Address of the list, and of the folder of its pages. */
  url: string;
  /** Name of the list, as links have it. */
  name: string;
  /** What the pages tell, for agents. */
  note: string;
  /** What players learn there, on the strategy page; null for a hub with an own place in the masthead. */
  sentence: string | null;
  /** The kind of a page in suggestions. */
  suggested: string;
}

/** All kinds of hubs in the order of the foot. */
export const HUB_KINDS: readonly HubKind[] = [
  {
    url: urls.players(),
    name: 'Players',
    note: 'all players, with records; each has a page with all games',
    sentence: null,
    suggested: 'Player page',
  },
  {
    url: urls.events(),
    name: 'Events',
    note: 'each event with its games and series',
    sentence: null,
    suggested: 'Event page',
  },
  {
    url: urls.openings(),
    name: 'Openings',
    note: 'the openings of each race, with medians and wins',
    sentence:
      'How each race opens, shown as trees: first building, heroes, expansion and tech, with win rates.',
    suggested: 'Page',
  },
  {
    url: urls.matchups(),
    name: 'Matchups',
    note: 'each matchup with its own page',
    sentence: 'Who wins, when players expand and fight, and the key timings of each race.',
    suggested: 'Matchup page',
  },
  {
    url: urls.heroes(),
    name: 'Heroes',
    note: 'heroes with their players and times',
    sentence: 'Which heroes players pick first, second and third, and how those games end.',
    suggested: 'Hero page',
  },
  {
    url: urls.maps(),
    name: 'Maps',
    note: 'each map with its games',
    sentence:
      'Start locations, gold mines, creep camps and fights, drawn from the orders in all games on each map.',
    suggested: 'Map page',
  },
  {
    url: urls.statistics(),
    name: 'Statistics',
    note: 'records by matchup and race, and medians for heroes, tech and expansions with n',
    sentence: 'Win rates by race, and median times of heroes, tiers and expansions across the whole archive.',
    suggested: 'Page',
  },
];

/** Hubs in the masthead. */
export const TOP_HUBS = HUB_KINDS.filter(({ sentence }) => sentence === null);

/** Hubs on the strategy page. */
export const STRATEGY_HUBS = HUB_KINDS.filter(({ sentence }) => sentence !== null);
