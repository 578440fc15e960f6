/** Players' phrases, with right answers counted independently of the search: `tests/fixtures/ask/`. */
import { expect, test } from 'vitest';
import { openCourt, phrasesIn } from '../../../support/ask/judge.ts';

const court = openCourt();

test.each([
  ['phrases.txt', 400, 0.95],
  ['forum-phrases.txt', 100, 0.85],
  ['forum-phrases-2.txt', 100, 0.85],
  ['forum-phrases-3.txt', 100, 0.85],
  ['forum-phrases-4.txt', 60, 0.85],
  ['forum-phrases-5.txt', 100, 0.85],
  ['forum-phrases-6.txt', 50, 0.85],
  ['forum-phrases-7.txt', 100, 0.85],
  ['forum-phrases-8.txt', 100, 0.85],
  ['forum-phrases-9.txt', 100, 0.85],
  ['forum-phrases-10.txt', 100, 0.85],
  ['forum-phrases-11.txt', 100, 0.85],
  ['forum-phrases-12.txt', 100, 0.85],
  ['forum-phrases-13.txt', 100, 0.85],
  ['forum-phrases-14.txt', 100, 0.85],
])('%s: at least %i, and %d of them right', (file, least, share) => {
  const verdicts = phrasesIn(`tests/fixtures/ask/${file}`).map(court.judge);
  const kinds = [...Map.groupBy(verdicts, ({ kind }) => kind)];
  const count = (verdict: string, among = verdicts) => among.filter((one) => one.verdict === verdict).length;
  const lines = kinds.map(([kind, among]) => `${kind} ${count('right', among)}/${among.length}`);
  console.log(
    `${file}: ${verdicts.length} phrases, right ${count('right')}, wrong with confidence ${count('wrong')}, said not understood ${count('not understood')}\n${lines.join(', ')}`,
  );
  for (const { verdict, text, why } of verdicts)
    if (verdict !== 'right') console.log(`${verdict}: ${text} ${why}`);
  expect(verdicts.length).toBeGreaterThanOrEqual(least);
  expect(count('wrong')).toBe(0);
  expect(count('right') / verdicts.length).toBeGreaterThanOrEqual(share);
});
