/** Describes the games of an answer: "Orc, against Human, on Echo Isles". */
import type { AskPart } from '../ask.ts';
import { askText } from '../readings/say.ts';

const BEFORE: Readonly<Record<string, string>> = { map: 'on ', event: 'at ' };
/** Parts about whole games. */
const OF_GAMES = /^(map|event|matchup|mirror|patch|sides|length|played)$/;

/** Describes all parts; empty if there are none. */
export const describe = (parts: readonly AskPart[]): string =>
  parts
    .filter(({ ask }) => ask.is !== 'unknown')
    .map(({ ask, side, not }) => {
      const name = 'name' in ask && ask.is !== 'objects' ? ask.name : askText(ask);
      const whose = {
        self: '',
        rival: 'against ',
        both: 'both sides ',
        either: not ? 'neither side ' : 'either side ',
      }[side];
      if (OF_GAMES.test(ask.is)) return `${not ? 'not ' : ''}${BEFORE[ask.is] ?? ''}${name}`;
      return `${not && side !== 'either' ? 'not ' : ''}${whose}${name}`;
    })
    .join(', ');
