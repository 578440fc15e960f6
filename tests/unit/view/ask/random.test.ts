/** Any text can be parsed, and the results are consistent. */
import { expect, test } from 'vitest';
import { openCourt } from '../../../support/ask/judge.ts';
import { randomPhrases } from '../../../support/ask/random-phrases.ts';

const {
  search,
  columns: { pairs },
} = openCourt();

test('no phrase throws, and none is answered with a word left out', () => {
  for (const phrase of randomPhrases(1500)) {
    const read = search.read(phrase);
    const { mask, order, answer } = search.ask(phrase, pairs);
    const games = new Set(pairs.flatMap(({ game }, at) => (mask[at] ? [game] : [])));
    if (read.some(({ understood }) => !understood)) expect(answer, phrase).toBeNull();
    if (read.every(({ understood }) => !understood)) expect(games.size, phrase).toBe(0);
    if (order) expect(new Set(order), phrase).toEqual(games);
    expect(
      read.every(({ text }) => text !== '' && !text.includes('undefined')),
      phrase,
    ).toBe(true);
    expect(answer?.sentence ?? '', phrase).not.toMatch(/undefined|NaN|null|\[object/);
  }
});
