/** The meaning of every filter, implemented as simply as possible, for comparison with the fast search. */
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../../../src/view/ask/index/game.ts';
import { UNKNOWN, type Query } from '../../../src/app/replays/query/query.ts';

const is = (asked: string | null, value: string | null | undefined): boolean =>
  asked === null || asked === (value ?? UNKNOWN);

function hasHero(asked: string | null, any: boolean, player: BrowsedPlayer | undefined): boolean {
  if (asked === null) return true;
  if (!player) return false;
  const { heroes, firstHeroMs } = player;
  return any ? heroes.includes(asked) : firstHeroMs !== null && heroes[0] === asked;
}

/** Replaces text understanding: looks for each word in a name of the game. */
export function holdsText(game: BrowsedGame, asked: string, index: BrowserIndex): boolean {
  const nameOf = (table: readonly { key: string; name: string }[], key: string | null) =>
    table.find((one) => one.key === key)?.name ?? '';
  const text = [
    ...game.players.flatMap(({ name, person }) => [name, nameOf(index.people, person)]),
    nameOf(index.maps, game.map),
    nameOf(index.events, game.event),
  ].join('\n');
  const words = asked.toLowerCase().split(' ').filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}

/** Whether a game fits all parts of a query. */
export function fits(game: BrowsedGame, query: Query, index: BrowserIndex): boolean {
  const seconds = game.decidedMs / 1000;
  const { length, expansion } = query;
  if (!is(query.map, game.map) || !is(query.event, game.event) || !is(query.patch, game.patch)) return false;
  const [since = '', until = since] = query.played?.split(/\.\.|(?<=^\d{4})-(?=\d{4}$)/) ?? [];
  const { from = '', to = from } = game.played;
  if (
    query.played !== null &&
    (from === '' || from.slice(0, until.length) > until || to.slice(0, since.length) < since)
  )
    return false;
  const won = game.players.filter(({ result }) => result === 'won').map(({ person }) => person);
  if (query.winner !== null && !(won.length > 0 ? won : [UNKNOWN]).includes(query.winner)) return false;
  if (!is(query.matchup, game.matchup) || !is(query.sides, game.sides)) return false;
  if (length && (seconds < (length.from ?? 0) * 60 || seconds >= (length.below ?? Infinity) * 60))
    return false;
  if (!holdsText(game, query.text, index)) return false;
  return game.players.some((self) => {
    if (query.player !== null && self.person !== query.player) return false;
    if (!is(query.race, self.race) || !hasHero(query.hero, query.heroAny, self)) return false;
    if (expansion === 'none' && self.expansionMs !== null) return false;
    if (typeof expansion === 'number' && !((self.expansionMs ?? Infinity) < expansion * 1000)) return false;
    const rivals = game.players.filter(({ team }) => team !== self.team);
    return (rivals.length > 0 ? rivals : [undefined]).some(
      (rival) =>
        (query.opponent === null || rival?.person === query.opponent) &&
        hasHero(query.rival, query.rivalAny, rival),
    );
  });
}

/** The indexes of all fitting games. */
export const fitting = (query: Query, index: BrowserIndex): number[] =>
  index.games.flatMap((game, at) => (fits(game, query, index) ? [at] : []));
