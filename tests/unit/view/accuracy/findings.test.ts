import { expect, test } from 'vitest';
import type { ReversedPair } from '../../../../src/archive/count/tier-order.ts';
import { auditDocument, truthOf, type TruthFacts } from '../../../../src/archive/count/truth.ts';
import { lengthNote, turnedTiers } from '../../../../src/view/accuracy/findings.ts';
import { archiveWith } from '../../archive/count/archives.ts';
import { ACCURACY_WORDS } from '../../../../src/view/accuracy/accuracy-tables.ts';

const archive = archiveWith([{ id: 'a', event: null }]);
const [game] = archive.games;
/** A number of games with a number of odd findings each. */
const odd = (games: number, notes: number): TruthFacts['odd'] =>
  Array.from({ length: games }, () => ({
    game: game!,
    notes: Array.from({ length: notes }, (_, at) => `note ${at}`),
  }));
const pair: ReversedPair = {
  game: game!,
  tier: 2,
  players: [
    { handle: 'A', orderedMs: 1000, publishedMs: 3000 },
    { handle: 'B', orderedMs: 2000, publishedMs: 2500 },
  ],
};

test('a list that fits is whole, and a longer one says where all of it stands', () => {
  expect(lengthNote(60)).toBe(ACCURACY_WORDS.complete);
  expect(lengthNote(1234)).toMatchSnapshot();
  expect(turnedTiers(Array.from({ length: 70 }, () => pair)).rows).toHaveLength(60);
});

test('the file has what the page has no room for', () => {
  const facts = truthOf(archive);
  const whole = auditDocument({
    ...facts,
    odd: odd(61, 8),
    tiers: [{ pairs: 1, reversed: [pair] }, facts.tiers[1]],
  });
  expect(whole.odd).toHaveLength(61);
  expect(whole.odd[0]).toEqual({ replayId: 'a', notes: odd(1, 8)[0]!.notes });
  expect(whole.turnedTiers).toEqual([{ replayId: 'a', tier: 2, players: pair.players }]);
});
