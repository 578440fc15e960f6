/** The meaning of every filter said as plainly as possible, for comparison with the search that is fast. */
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../../../src/browse/game.ts';
import { parseOrder } from '../../../src/browse/query/order.ts';
import { UNKNOWN, type Query } from '../../../src/browse/query/query.ts';

const is = (asked: string | null, value: string | null | undefined): boolean =>
  asked === null || asked === (value ?? UNKNOWN);

function hasHero(asked: string | null, any: boolean, player: BrowsedPlayer | undefined): boolean {
  if (asked === null) return true;
  if (!player) return false;
  const { heroes, heroSec } = player.signature;
  return any ? heroes.includes(asked) : heroSec !== null && heroes[0] === asked;
}

/** Whether a list contains one object of each term, each behind the one before. */
function inOrder(list: readonly string[], sets: string[][]): boolean {
  const [first, ...rest] = sets;
  if (!first) return true;
  return list.some((id, at) => first.includes(id) && inOrder(list.slice(at + 1), rest));
}

function followsOrder({ signature }: BrowsedPlayer, text: string, { objects }: BrowserIndex): boolean {
  const { heroes, steps, expansionSec } = signature;
  const terms = parseOrder(text, objects);
  const free = terms.flatMap((term) => (term.is === 'objects' && term.place === null ? [term.objects] : []));
  const keys = (hero: boolean) =>
    free
      .filter((own) => own.every(({ kind }) => (kind === 'hero') === hero))
      .map((own) => own.map(({ key }) => key));
  return (
    inOrder(heroes, keys(true)) &&
    inOrder(steps, keys(false)) &&
    free
      .filter((own) => new Set(own.map(({ kind }) => kind === 'hero')).size === 2)
      .every((own) => own.some(({ key }) => heroes.includes(key) || steps.includes(key))) &&
    terms.every((term) => {
      if (term.is === 'no-expansion') return expansionSec === null;
      if (term.is === 'expansion')
        return expansionSec !== null && (term.before === null || expansionSec < term.before);
      if (term.is !== 'objects' || term.place === null) return true;
      return term.objects.some(({ key, kind }) => {
        const own =
          kind === 'hero' ? heroes : steps.filter((id) => objects.find((o) => o.key === id)!.kind === kind);
        return own[term.place! - 1] === key;
      });
    })
  );
}

/** Whether a game fits a query, all of it. */
export function fits(game: BrowsedGame, query: Query, index: BrowserIndex): boolean {
  const seconds = game.durationSec;
  const { length, expansion } = query;
  if (!is(query.map, game.map) || !is(query.event, game.event) || !is(query.patch, game.patch)) return false;
  const [since = '', until = since] = query.played?.split(/\.\.|(?<=^\d{4})-(?=\d{4}$)/) ?? [];
  const { from = '', to = from } = game.played;
  if (
    query.played !== null &&
    (from === '' || from.slice(0, until.length) > until || to.slice(0, since.length) < since)
  )
    return false;
  if (!is(query.matchup, game.matchup) || !is(query.sides, game.sides)) return false;
  if (length && (seconds < (length.from ?? 0) * 60 || seconds >= (length.below ?? Infinity) * 60))
    return false;
  const nameOf = (table: readonly { key: string; name: string }[], key: string | null) =>
    table.find((one) => one.key === key)?.name ?? '';
  const text = [
    ...game.players.flatMap(({ name, person }) => [name, nameOf(index.people, person)]),
    nameOf(index.maps, game.map),
    nameOf(index.events, game.event),
  ].join('\n');
  const words = query.text.toLowerCase().split(' ').filter(Boolean);
  if (!words.every((word) => text.toLowerCase().includes(word))) return false;
  return game.players.some((self) => {
    if (query.player !== null && self.person !== query.player) return false;
    if (!is(query.race, self.race) || !hasHero(query.hero, query.heroAny, self)) return false;
    if (expansion === 'none' && self.signature.expansionSec !== null) return false;
    if (typeof expansion === 'number' && !((self.signature.expansionSec ?? Infinity) < expansion))
      return false;
    if (!followsOrder(self, query.order, index)) return false;
    const rivals = game.players.filter(({ team }) => team !== self.team);
    return (rivals.length > 0 ? rivals : [undefined]).some(
      (rival) =>
        (query.opponent === null || rival?.person === query.opponent) &&
        hasHero(query.rival, query.rivalAny, rival),
    );
  });
}

/** The places of all games that fit. */
export const fitting = (query: Query, index: BrowserIndex): number[] =>
  index.games.flatMap((game, at) => (fits(game, query, index) ? [at] : []));
