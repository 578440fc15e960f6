import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../../src/app/drop/input/examples.ts';
import { readMapDigests } from '../../../../src/archive/corpus/map-digests.ts';
import { readMaps } from '../../../../src/archive/corpus/maps.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { distance } from '../../../../src/game/derive/places/point.ts';
import { placesIn } from '../../../../src/map/story/game-on-map.ts';
import { groundOfFile } from '../../../../src/map/fit/ground-of-file.ts';
import { mapFromAnchors } from '../../../../src/map/fit/map-of-game.ts';
import { replayId } from '../../../../src/game/identity.ts';
import { FIXTURES } from '../../../support/fixtures.ts';

const names = EXAMPLES.map(({ file }) => file);

describe('the example recordings', () => {
  it('are all there, and no others', () => {
    expect(readdirSync(FIXTURES).filter((name) => name.startsWith('example-'))).toEqual(names);
  });

  it.each(names)('%s is a whole game', (name) => {
    const bytes = readFileSync(join(FIXTURES, name));
    expect(bytes.length).toBeLessThan(80_000);
    const decoded = decode(bytes);
    if (!decoded.ok) throw new Error(decoded.failure.code);
    const game = analyze(decoded.value, replayId(decoded.value, name));
    expect(game).toMatchObject({ complete: true, undecodable: 0, sides: /example-(.*)\.w3g/.exec(name)![1] });
    expect(game.winner).not.toBeNull();
    expect(game.durationMs / 60_000).toBeGreaterThan(10);
    expect(game.durationMs / 60_000).toBeLessThan(15);
    for (const player of game.players) {
      expect(player.heroes).toHaveLength(3);
      expect(player.tiers.map(({ doubt, completed }) => [doubt, completed === null])).toEqual([
        [null, false],
        [null, false],
      ]);
      expect(player.apm.average).toBeGreaterThan(60);
      expect(player.foreign).toEqual([]);
    }
  });

  it.each(names)(
    '%s is played on its true map: starts, camps, expansions, fights and heroes that fall',
    (name) => {
      const decoded = decode(readFileSync(join(FIXTURES, name)), true);
      if (!decoded.ok) throw new Error(decoded.failure.code);
      const { map, players } = decoded.value;
      const { layout, match, anchors } = readMapDigests('replays').get(map.sha1!)!;
      const facts = readMaps('replays').find(({ id }) => id === layout)!;
      const { places } = placesIn(decoded.value, groundOfFile(mapFromAnchors(facts, match!, anchors!)))!;
      const starts = facts.starts.map(({ x, y }) => [x, y]);
      expect(places.starts).toHaveLength(players.length);
      for (const { at, basis } of places.starts) {
        expect(basis).toBe('file');
        expect(starts).toContainEqual(at);
      }
      for (const { slot } of players) {
        const visits = places.camps.filter((visit) => visit.slot === slot);
        expect(visits.length).toBeGreaterThanOrEqual(3);
        expect(visits.every(({ camp }) => camp?.aimedMs != null)).toBe(true);
        const [, expansion] = places.halls.filter((hall) => hall.slot === slot);
        const mine = facts.mines.map(({ x, y }) => distance([x, y], expansion!.at));
        expect(Math.min(...mine)).toBeLessThan(800);
      }
      expect(places.fights.length).toBeGreaterThanOrEqual(3);
      expect(places.portals.length).toBeGreaterThanOrEqual(2);
      expect(places.items.filter(({ kind }) => kind === 'pick').length).toBeGreaterThanOrEqual(8);
    },
  );
});
