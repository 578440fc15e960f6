/** Places, maps, cards, tracks and moments of real recordings, compared with the claims of the drawing. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { auditPlaces, checkPlaces } from '../../../src/archive/audit/places.ts';
import { drawCard } from '../../../src/map/card/card.ts';
import { mapEvidence, mapKey } from '../../../src/map/ground/evidence.ts';
import { findMap, gazetteer } from '../../../src/map/fit/gazetteer.ts';
import { gameTrack } from '../../../src/map/story/track.ts';
import { findCandidates } from '../../../src/game/derive/moments/candidates.ts';
import { chooseMoments } from '../../../src/game/derive/moments/choose.ts';
import { tellStory } from '../../../src/map/story/story-of-game.ts';
import { readOrderLog } from '../../../src/game/derive/places/order-log.ts';
import { findPlaces } from '../../../src/game/derive/places/places.ts';
import { handle } from '../../../src/game/handle.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('places of real games');
const games = decoded.filter(isMelee).flatMap(({ entry, game, analysis }) => {
  const log = readOrderLog(game);
  if (!log) return [];
  const places = findPlaces(game, log);
  const names = new Map(game.players.map((player) => [player.slot, handle(player)]));
  return [{ entry, game, analysis, log, places, names, evidence: mapEvidence(game, log, places) }];
});
const maps = gazetteer(games.map(({ evidence }) => evidence));
const duels = games.filter(({ entry }) => entry.type === '1on1').map(({ places }) => places);

test.skipIf(missing)('estimates of heroes keep their promise', () => {
  const { unseen, standing, inDisc } = auditPlaces(games.map(({ places }) => checkPlaces(places)));
  expect(unseen.n).toBeGreaterThan(5000);
  expect(unseen.p50).toBeLessThanOrEqual(330);
  expect(unseen.p75).toBeLessThanOrEqual(600);
  expect(standing.p90).toBeLessThanOrEqual(800);
  expect(inDisc / standing.n).toBeGreaterThanOrEqual(0.7);
  expect(inDisc / standing.n).toBeLessThanOrEqual(0.85);
});

test.skipIf(missing)('fights hold nearly all attack orders of 1v1 games', () => {
  const { hostile, inFights } = auditPlaces(duels.map(checkPlaces));
  expect(inFights / hostile).toBeGreaterThanOrEqual(0.9);
  for (const { hostile: all, fights } of duels)
    expect(fights.flatMap(({ orders }) => orders).every((order) => all.includes(order))).toBe(true);
});

test.skipIf(missing)('Echo Isles has its two starts and four mines', () => {
  const echo = maps.maps.find(({ name }) => name === 'Echo Isles')!;
  const near = (all: readonly { x: number; y: number }[], x: number, y: number) =>
    all.filter((place) => Math.hypot(place.x - x, place.y - y) <= 64).length;
  expect(echo.games).toBeGreaterThan(10);
  expect(echo.starts).toHaveLength(2);
  expect([near(echo.starts, 4672, 2944), near(echo.starts, -5184, 2944)]).toEqual([1, 1]);
  const mines = [
    [5120, 3584],
    [4352, -3200],
    [-5632, 3584],
    [-4864, -3200],
  ] as const;
  expect(mines.map(([x, y]) => near(echo.mines, x, y))).toEqual([1, 1, 1, 1]);
  expect(echo.mines).toHaveLength(4);
});

test.skipIf(missing)('versions of a map are joined only where their starts agree', () => {
  for (const { starts } of maps.maps)
    for (const one of starts)
      for (const other of starts) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        expect(apart === 0 || apart > 128).toBe(true);
      }
});

/** Compressing all of them would take longer than everything else; the longest are the largest. */
const largest = (texts: readonly string[]): number =>
  Math.max(
    ...texts
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 12)
      .map((text) => brotliCompressSync(text).length),
  );

test.skipIf(missing)('every game has a card and a track within their size', () => {
  const cards = games.map(({ entry, game, places, names }) => {
    const card = drawCard(findMap(maps, mapKey(game))!, { places, names, pins: [] }, { id: 'map' });
    expect(card, entry.path).not.toBeNull();
    return card!;
  });
  expect(largest(cards)).toBeLessThanOrEqual(6 * 1024);
  const tracks = games.map(({ places, log, analysis }) =>
    JSON.stringify(gameTrack(places, log, analysis, null)),
  );
  // Loaded for playback: with units, portals and levels. The busiest of all recordings; in the archive it is 29 KB.
  expect(largest(tracks)).toBeLessThanOrEqual(36 * 1024);
});

test.skipIf(missing)('every game is told in 8 to 20 moments and two to twelve sentences', () => {
  for (const { entry, game, analysis, places, names } of games) {
    const map = findMap(maps, mapKey(game))!;
    const landmarks = {
      mines: map.mines.map(({ x, y }) => [x, y] as const),
      bounds: map.ground?.bounds ?? ([0, 0, 1, 1] as const),
    };
    const told = { analysis, places, landmarks, names };
    const moments = chooseMoments(findCandidates(told));
    expect(moments.length, entry.path).toBeGreaterThanOrEqual(8);
    expect(moments.length, entry.path).toBeLessThanOrEqual(20);
    expect(
      moments.every(({ sentence }) => !/undefined|null|NaN/.test(sentence)),
      entry.path,
    ).toBe(true);
    const { story } = tellStory({
      ...told,
      chronicle: { moments: [], fights: [], economy: null, camps: [] },
    });
    expect(story.length, entry.path).toBeGreaterThanOrEqual(2);
    expect(story.length, entry.path).toBeLessThanOrEqual(12);
    expect(story.join(' ')).not.toMatch(/undefined|null|NaN/);
  }
});
