import type { BrowsedGame, BrowserIndex } from '../../browse/game.ts';
import { decodeIndex } from '../../browse/format/decode.ts';
import { RACE_NAMES } from '../../replay/derive/race.ts';
import { urls } from '../../urls.ts';
import { decodeOpenings } from '../closest/index-text.ts';
import type { Opening } from '../closest/opening.ts';
import type { ListedGame } from './listed.ts';
import { loadJson } from './load.ts';

/** The archive's games for the search, from the index that the replay browser reads; null when it did not come. */
export async function loadList(): Promise<ListedGame[] | null> {
  const document = await loadJson(urls.browserIndex());
  const index = document.ok ? decodeIndex(document.value) : null;
  return index?.ok ? index.value.games.map((game) => listed(game, index.value)) : null;
}

/** All openings of the archive; null when they did not come. */
export async function loadOpenings(): Promise<readonly Opening[] | null> {
  const document = await loadJson(urls.openings());
  return document.ok ? decodeOpenings(document.value) : null;
}

function listed({ replayId, event, map, players }: BrowsedGame, { events, maps }: BrowserIndex): ListedGame {
  const nameOf = (table: BrowserIndex['events'], key: string | null) =>
    table.find((entry) => entry.key === key)?.name;
  const sides = [...Map.groupBy(players, ({ team }) => team).values()];
  const words = (word: (player: BrowsedGame['players'][number]) => string, joint: string) =>
    sides.map((side) => side.map(word).join(joint)).join(' vs ');
  const races = words(({ race }) => (race ? RACE_NAMES[race] : 'race unknown'), ', ');
  const mapName = nameOf(maps, map);
  return {
    replayId,
    title: words(({ name }) => name, ' & ') + (mapName ? ` on ${mapName}` : ''),
    detail: [races, nameOf(events, event)].filter(Boolean).join(', '),
  };
}
