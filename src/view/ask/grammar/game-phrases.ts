/** Parses conditions on a whole game: size, patch, length, date, and winner. */
import type { Ask } from '../ask.ts';
import { readPlayed } from './dates.ts';
import { readLength } from './lengths.ts';
import type { PhraseReader } from './reader.ts';
import { isExpansion } from './timed-phrases.ts';

/** The part at this position; null if there is none. `today` is an ISO day. */
export function readGamePhrase(reader: PhraseReader, today: string): Ask | null {
  return (
    readSides(reader) ??
    readPatch(reader) ??
    readLength(reader) ??
    readPlayed(reader, today) ??
    readResult(reader)
  );
}

const taking = (reader: PhraseReader, count: number, ask: Ask): Ask => {
  reader.skip(count);
  return ask;
};

function readSides(reader: PhraseReader): Ask | null {
  const ahead = /^(size|sides)$/.test(reader.peek()!) && reader.peek(1) === ':' ? 2 : 0;
  const word = reader.peek(ahead) ?? '';
  const [, first, second] = /^(\d)(?:v|vs|on|x)(\d)s?$/.exec(word) ?? [];
  if (first !== undefined)
    return taking(reader, ahead + 1, { is: 'sides', sides: [first, second].sort().join('v') });
  if (/^solos?$/.test(word)) return taking(reader, ahead + 1, { is: 'sides', sides: '1v1' });
  if (word === 'ffa') return taking(reader, ahead + 1, { is: 'sides', sides: 'FFA' });
  if (word === 'free' && reader.peek(1) === 'for') return taking(reader, 3, { is: 'sides', sides: 'FFA' });
  if (/^(team|teams)$/.test(word)) return taking(reader, ahead + 1, { is: 'sides', sides: null });
  if (word === 'mirror' || word === 'mirrors') return taking(reader, 1, { is: 'mirror' });
  return null;
}

const REFORGED = [1, 32];

/** "1.30", "patch 1.30", "1.29+", "since patch 1.31", "before reforged". */
function readPatch(reader: PhraseReader): Ask | null {
  const before = reader.peek() === 'before';
  const since = /^(since|from|after)$/.test(reader.peek()!);
  let ahead = before || since ? 1 : 0;
  if (/^(patch|version)$/.test(reader.peek(ahead) ?? '')) ahead += reader.peek(ahead + 1) === ':' ? 2 : 1;
  const word = reader.peek(ahead) ?? '';
  if (word === 'reforged')
    return taking(reader, ahead + 1, { is: 'patch', numbers: REFORGED, or: before ? 'before' : 'later' });
  // "1.3" could be 1.03 or 1.30.
  if (!/^[12]\.(?:0|\d\d)(\.\d+)*$/.test(word)) return null;
  const numbers = word.split('.').map(Number);
  const plus = reader.peek(ahead + 1) === '+' ? 1 : 0;
  const later =
    /^(or|and)$/.test(reader.peek(ahead + 1) ?? '') &&
    /^(later|newer|higher|above|after|up)$/.test(reader.peek(ahead + 2) ?? '');
  const earlier =
    /^(or|and)$/.test(reader.peek(ahead + 1) ?? '') &&
    /^(older|earlier|lower|below|before)$/.test(reader.peek(ahead + 2) ?? '') &&
    !before &&
    !since;
  const or = before ? 'before' : since || plus || later ? 'later' : earlier ? 'earlier' : null;
  return taking(reader, ahead + 1 + plus + (later || earlier ? 2 : 0), { is: 'patch', numbers, or });
}

/** "won", "winner:", "lost"; the player is named before or after it. */
function readResult(reader: PhraseReader): Ask | null {
  const word = reader.peek()!;
  const won = /^(won|wins?|winner|winning|winners)$/.test(word);
  if (!won && !/^(lost|loses?|loser|losing)$/.test(word)) return null;
  if (/^(lost|loses?|losing)$/.test(word) && losesThing(reader)) return null;
  const more = /^(:|by|for)$/.test(reader.peek(1) ?? '') ? 2 : 1;
  return taking(reader, more, { is: 'result', result: won ? 'won' : 'lost' });
}

/** "Loses an expansion": games are lost here, and no replay says what else was. */
function losesThing(reader: PhraseReader): boolean {
  const ahead = /^(an?|the|his|her|their|all)$/.test(reader.peek(1) ?? '') ? 2 : 1;
  return reader.objectAfter(ahead) !== null || isExpansion(reader.peek(ahead));
}
