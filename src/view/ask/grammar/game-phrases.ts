/** Reads what is asked of a game as a whole: size, patch, length, when it was played, and who won. */
import type { Ask } from '../ask.ts';
import type { PhraseReader } from './reader.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const YEAR = /^(?:19|20)\d\d$/;
const FIRST = '0000';
const LAST = '9999';

export function readGamePhrase(reader: PhraseReader): Ask | null {
  return sides(reader) ?? patch(reader) ?? length(reader) ?? played(reader) ?? result(reader);
}

const taking = (reader: PhraseReader, count: number, ask: Ask): Ask => {
  reader.skip(count);
  return ask;
};

function sides(reader: PhraseReader): Ask | null {
  const ahead = /^(size|sides)$/.test(reader.peek()!) && reader.peek(1) === ':' ? 2 : 0;
  const word = reader.peek(ahead) ?? '';
  const [, first, second] = /^(\d)(?:v|on|x)(\d)$/.exec(word) ?? [];
  if (first !== undefined)
    return taking(reader, ahead + 1, { is: 'sides', sides: [first, second].sort().join('v') });
  if (word === 'solo') return taking(reader, ahead + 1, { is: 'sides', sides: '1v1' });
  if (word === 'ffa') return taking(reader, ahead + 1, { is: 'sides', sides: 'FFA' });
  if (word === 'free' && reader.peek(1) === 'for') return taking(reader, 3, { is: 'sides', sides: 'FFA' });
  if (/^(team|teams)$/.test(word)) return taking(reader, ahead + 1, { is: 'sides', sides: null });
  if (word === 'mirror' || word === 'mirrors') return taking(reader, 1, { is: 'mirror' });
  return null;
}

/** "1.30", "patch 1.30", "reforged". */
function patch(reader: PhraseReader): Ask | null {
  if (reader.peek() === 'reforged')
    return taking(reader, 1, { is: 'patch', numbers: [1, 32], orLater: true });
  const ahead = /^(patch|version)$/.test(reader.peek()!) ? (reader.peek(1) === ':' ? 2 : 1) : 0;
  const word = reader.peek(ahead) ?? '';
  if (!/^[12]\.\d{1,2}(\.\d+)*$/.test(word)) return null;
  return taking(reader, ahead + 1, { is: 'patch', numbers: word.split('.').map(Number), orLater: false });
}

/** Whole minutes from which a game is long, and below which it is short. */
const LONG = 30;
const SHORT = 12;

/** "over 30 minutes", "20-30 minutes", "under 10 min", "long games". */
function length(reader: PhraseReader): Ask | null {
  const word = reader.peek()!;
  const [, from, below] = /^(\d{1,3})-(\d{1,3})$/.exec(word) ?? [];
  if (from !== undefined && /^m(in|ins|inutes?)?$/.test(reader.peek(1) ?? ''))
    return taking(reader, 2, { is: 'length', from: Number(from), below: Number(below) });
  if (/^games?$/.test(reader.peek(1) ?? '')) {
    if (word === 'long') return taking(reader, 2, { is: 'length', from: LONG, below: null });
    if (word === 'short') return taking(reader, 2, { is: 'length', from: null, below: SHORT });
  }
  const than = reader.peek(1) === 'than' ? 2 : 1;
  const more = /^(over|longer|above)$/.test(word) || (word === 'more' && than === 2);
  const less =
    (/^(under|shorter|below)$/.test(word) && !reader.afterTimed) || (word === 'less' && than === 2);
  const minutes = more || less ? reader.minutes(than) : null;
  if (!minutes) return null;
  const bounds = more ? { from: minutes.value, below: null } : { from: null, below: minutes.value };
  return taking(reader, than + minutes.length, { is: 'length', ...bounds });
}

/** "2018", "since 2020", "before 2019", "2016-2019", "april 2019", "2019-04-27". */
function played(reader: PhraseReader): Ask | null {
  const word = reader.peek()!;
  const between = /^((?:19|20)\d\d)-((?:19|20)?\d\d(?:-\d\d)?)$/.exec(word);
  if (between && YEAR.test(between[2]!))
    return taking(reader, 1, { is: 'played', from: between[1]!, to: between[2]! });
  if (between) return taking(reader, 1, { is: 'played', from: word, to: word });
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return taking(reader, 1, { is: 'played', from: word, to: word });
  const month = MONTHS.findIndex((name) => word === name || word === name.slice(0, 3));
  const of = reader.peek(1) ?? '';
  if (month >= 0 && YEAR.test(of)) {
    const day = `${of}-${String(month + 1).padStart(2, '0')}`;
    return taking(reader, 2, { is: 'played', from: day, to: day });
  }
  if (YEAR.test(word)) return taking(reader, 1, { is: 'played', from: word, to: word });
  const year = reader.peek(1) ?? '';
  if (!YEAR.test(year)) return null;
  if (/^(since|from)$/.test(word)) {
    const until = /^(to|until)$/.test(reader.peek(2) ?? '') ? reader.peek(3)! : '';
    if (YEAR.test(until)) return taking(reader, 4, { is: 'played', from: year, to: until });
    return taking(reader, 2, { is: 'played', from: year, to: LAST });
  }
  if (word === 'after') return taking(reader, 2, { is: 'played', from: String(Number(year) + 1), to: LAST });
  if (word === 'before')
    return taking(reader, 2, { is: 'played', from: FIRST, to: String(Number(year) - 1) });
  if (word === 'until') return taking(reader, 2, { is: 'played', from: FIRST, to: year });
  return null;
}

/** "won", "winner:", "lost"; of whom stands before or behind it. */
function result(reader: PhraseReader): Ask | null {
  const word = reader.peek()!;
  const won = /^(won|wins?|winner|winning)$/.test(word);
  if (!won && !/^(lost|loses?|loser|losing)$/.test(word)) return null;
  const more = /^(:|by)$/.test(reader.peek(1) ?? '') ? 2 : 1;
  return taking(reader, more, { is: 'result', result: won ? 'won' : 'lost' });
}
