/** Describes the games of an answer: "Orc, against Human, on Echo Isles". */
import type { AskPart } from '../ask.ts';
import { askText } from '../readings/say.ts';
import { ANSWERED_GAMES } from './words.ts';

/** Parts about whole games. */
const OF_GAMES = /^(map|event|matchup|mirror|patch|sides|length|played)$/;

/** Describes all understood parts; empty if there are none. */
export const describe = (parts: readonly AskPart[]): string =>
  parts
    .filter(({ ask }) => ask.is !== 'unknown')
    .map(({ ask, side, not }) => {
      const name = 'name' in ask && ask.is !== 'objects' ? ask.name : askText(ask);
      if (!OF_GAMES.test(ask.is)) return sideText(name, side, not);
      const text =
        ask.is === 'map' ? ANSWERED_GAMES.on(name) : ask.is === 'event' ? ANSWERED_GAMES.at(name) : name;
      return not ? ANSWERED_GAMES.not(text) : text;
    })
    .join(', ');

function sideText(name: string, side: AskPart['side'], not: boolean): string {
  if (side === 'either') return not ? ANSWERED_GAMES.neitherSide(name) : ANSWERED_GAMES.eitherSide(name);
  const text = { self: name, rival: ANSWERED_GAMES.against(name), both: ANSWERED_GAMES.bothSides(name) }[
    side
  ];
  return not ? ANSWERED_GAMES.not(text) : text;
}
