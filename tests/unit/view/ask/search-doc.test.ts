/** The page about searching states the numbers that the search uses, and what its examples promise. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainClock } from '../../../../src/view/ask/clock.ts';
import {
  FAST_EXPANSION_SEC,
  FAST_TECH_SEC,
  MASS,
  RUSH_SEC,
} from '../../../../src/view/ask/lexicon/jargon.ts';
import { openCourt } from '../../../support/ask/judge.ts';

const page = readFileSync('src/content/docs/search.mdx', 'utf8');

test('numbers are those of the search', () => {
  expect(page).toContain(`At least ${MASS} were made`);
  expect(page).toContain(`before ${plainClock(FAST_EXPANSION_SEC)}`);
  expect(page).toContain(`before ${plainClock(FAST_TECH_SEC)}`);
  expect(page).toContain(`before ${plainClock(RUSH_SEC)}`);
});

const { search, columns } = openCourt();
const reading = (text: string): string =>
  search
    .read(text)
    .map((part) => part.text)
    .join(', ');

test('words for lengths, intervals and numbers of heroes mean what the page says', () => {
  expect(page).toContain('| 30 minutes or longer.');
  expect(reading('long games')).toBe('30 minutes or longer');
  expect(page).toContain('| Under 12 minutes.');
  expect(reading('short games')).toBe('under 12 minutes');
  expect(reading('three heroes')).toBe('3 heroes or more');
  expect(reading('3 bears')).toBe('Druid of the Claw, at least 3 made');
  expect(reading('raiders before 6:00')).toBe('Raider before 6:00');
  expect(page).toContain('95 % interval');
  expect(search.ask('win rate far seer first vs undead', columns.pairs).answer?.sentence).toContain(
    '95 % interval',
  );
});

test('every example is understood', () => {
  const table = page.slice(0, page.indexOf('Every word counts'));
  const examples = [...table.matchAll(/`([^`]+)`/g)].map(([, example]) => example!);
  expect(examples.length).toBeGreaterThan(10);
  for (const example of examples) {
    const read = search.read(example);
    expect(read.length, example).toBeGreaterThan(0);
    expect([example, read.filter(({ understood }) => !understood)]).toEqual([example, []]);
  }
});
