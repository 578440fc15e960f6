/** Describes the games of an answer: "Orc, against Human, on Echo Isles". */
import type { AskPart } from '../ask.ts';
import { askText } from '../readings/say.ts';

const BEFORE: Readonly<Record<string, string>> = { map: 'on ', event: 'at ', played: '', length: '' };

/** Describes all parts; empty without any. */
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
      return `${not && side !== 'either' ? 'not ' : ''}${ask.is in BEFORE ? BEFORE[ask.is]! : whose}${name}`;
    })
    .join(', ');
