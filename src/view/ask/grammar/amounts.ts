/** Parses amounts: "at least 3", "mass", "fewer than 2", "exactly 2". */
import type { Amount } from '../ask.ts';
import { MASS } from '../lexicon/jargon.ts';
import type { PhraseReader } from './reader.ts';

const least = (number: number): Amount => ({ atLeast: number, atMost: null });
const most = (number: number): Amount => ({ atLeast: 0, atMost: number });
const exactly = (number: number): Amount => ({ atLeast: number, atMost: number });

const BEFORE: Readonly<Record<string, (number: number) => Amount>> = {
  'at least': least,
  ...{ min: least, minimum: least },
  ...{ 'more than': (number) => least(number + 1), over: (number) => least(number + 1) },
  ...{ '>': (number) => least(number + 1), '<': (number) => most(number - 1) },
  ...{
    'at most': most,
    'no more than': most,
    'not more than': most,
    'up to': most,
    max: most,
    maximum: most,
  },
  ...{ 'fewer than': (number) => most(number - 1), 'less than': (number) => most(number - 1) },
  ...{ under: (number) => most(number - 1), below: (number) => most(number - 1) },
  ...{ exactly, only: exactly, just: exactly },
};
const BEHIND: Readonly<Record<string, (number: number) => Amount>> = {
  ...{ '+': least, 'or more': least, 'or fewer': most, 'or less': most },
};
const LONGEST = 3;

/** The amount at this position and its number of words; null if there is none or nothing can follow it. */
export function readAmount(reader: PhraseReader): (Amount & { length: number }) | null {
  if (reader.peek() === 'mass') return { ...least(MASS), length: 1 };
  let length = 0;
  for (let count = LONGEST; count > 0 && length === 0; count--)
    if (Object.hasOwn(BEFORE, reader.words(count))) length = count;
  const number = reader.number(length);
  if (number === null) return null;
  let amount = (BEFORE[reader.words(length)] ?? least)(number);
  length++;
  if (reader.peek(length) === 'x') length++;
  const [sign = '', word = ''] = [reader.peek(length), reader.peek(length + 1)];
  const behind = [sign, `${sign} ${word}`].find((words) => Object.hasOwn(BEHIND, words));
  if (behind !== undefined) {
    amount = BEHIND[behind]!(number);
    length += behind.split(' ').length;
  }
  return amount.atMost !== null && amount.atMost < 1 ? null : { ...amount, length };
}
