/** The search over the real archive: each player in turn is removed and searched for among all others. */
import { expect, test } from 'vitest';
import { decodeOpenings, encodeOpenings } from '../../../../../src/app/compare/closest/index-text.ts';
import { findClosest, MIN_SCORE } from '../../../../../src/app/compare/closest/find-closest.ts';
import { archiveOpenings } from '../../../../../src/app/compare/closest/opening.ts';
import { likeness } from '../../../../../src/app/compare/closest/score.ts';
import { readCorpus } from '../../../../../src/archive/corpus/corpus.ts';
import { analyze } from '../../../../../src/game/derive/analyze.ts';

const openings = archiveOpenings(readCorpus().games.map(({ game, replayId }) => analyze(game, replayId)));

test('the document gives the openings back', () => {
  expect(openings.length).toBeGreaterThan(100);
  expect(decodeOpenings(JSON.parse(JSON.stringify(encodeOpenings(openings))))).toEqual(openings);
});

test('what is no such document is none', () => {
  const other = { ...encodeOpenings(openings), version: 2 };
  const damaged = { ...encodeOpenings(openings), objects: [] };
  for (const document of [null, 1, 'x', {}, [], other, damaged]) expect(decodeOpenings(document)).toBeNull();
});

test('the closest game has the same first hero and is far closer than any game of the matchup', () => {
  const found = openings.map((own) => ({ own, closest: findClosest(own, openings) }));
  const offered = found.flatMap(({ closest }) => (closest.ok ? [closest.value[0]!.likeness] : []));
  const sameHero = offered.filter(({ heroes }) => heroes.a[0]?.id === heroes.b[0]?.id);
  const random = openings.flatMap((own) =>
    openings
      .filter(
        ({ race, opponent, sides, replayId }) =>
          replayId !== own.replayId && race === own.race && opponent === own.opponent && sides === own.sides,
      )
      .map((other) => likeness(own, other).score),
  );
  const middle = (scores: readonly number[]) => scores.toSorted((a, b) => a - b)[scores.length >> 1]!;
  const best = middle(offered.map(({ score }) => score));
  console.log(
    `${offered.length} of ${openings.length} players have a closest game, ${sameHero.length} with the same first ` +
      `hero; median ${best.toFixed(0)} points, of all ${random.length} pairs of a matchup ${middle(random).toFixed(0)}`,
  );
  expect(offered.length / openings.length).toBeGreaterThan(0.6);
  expect(sameHero.length / offered.length).toBeGreaterThan(0.9);
  expect(best - middle(random)).toBeGreaterThan(20);
  // The limit is above the chance similarity of two players in one matchup.
  expect(MIN_SCORE).toBeGreaterThan(middle(random));
});
