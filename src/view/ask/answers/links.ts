/** Finds the page with the numbers behind an answer. */
import { matchupName, RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import type { AskPart } from '../ask.ts';
import type { Answer } from './answer.ts';
import { ANSWER_PAGES } from './words.ts';

/** The casting sheet of the two players in the question, or the page about a part of it if there are not two. */
export function pageAboutRivals(parts: readonly AskPart[]): Answer['link'] {
  const players = parts.flatMap(({ ask, not }) => (ask.is === 'player' && !not ? [ask] : []));
  const [first, second] = players.map(({ keys }) => keys[0]);
  return first !== undefined && second !== undefined && first !== second
    ? { text: ANSWER_PAGES.rivals, href: urls.castingSheet(first, second) }
    : pageAboutParts(parts);
}

/** The page about the most specific thing in the question. */
export function pageAboutParts(parts: readonly AskPart[]): Answer['link'] {
  const asks = parts.filter(({ not }) => !not).map(({ ask }) => ask);
  const races = asks.flatMap((ask) => (ask.is === 'race' ? [ask.race] : []));
  for (const ask of asks) {
    const key = ask.is === 'player' || ask.is === 'map' || ask.is === 'event' ? ask.keys[0] : undefined;
    if (key === undefined || !('name' in ask)) continue;
    if (ask.is === 'player') return { text: ask.name, href: urls.player(key) };
    if (ask.is === 'event') return { text: ask.name, href: urls.event(key) };
    if (races.length === 0) return { text: ask.name, href: urls.map(key) };
  }
  const matchup = asks.find(({ is }) => is === 'matchup');
  const key =
    matchup?.is === 'matchup' ? matchup.key : races.length === 2 ? [...races].sort().join('v') : null;
  if (key) return { text: matchupName(key), href: urls.matchup(key) };
  const race = races.length === 1 ? RACE_NAMES[races[0]!] : null;
  if (race) return { text: ANSWER_PAGES.openings(race), href: urls.openingsOf(race) };
  return { text: ANSWER_PAGES.statistics, href: urls.statistics() };
}
