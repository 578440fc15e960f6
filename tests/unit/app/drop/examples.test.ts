import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../../src/app/drop/input/examples.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { replayId } from '../../../../src/game/identity.ts';
import { EXAMPLE_GAMES } from '../../../support/example-games.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { FIXTURES } from '../../../support/write-fixtures.ts';

const names = EXAMPLES.map(({ file }) => file);

describe('the example recordings', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(EXAMPLE_GAMES)).toEqual(names);
    expect(readdirSync(FIXTURES).filter((name) => name.startsWith('example-'))).toEqual(names);
  });

  it.each(names)('%s is what its script writes, and a whole game', (name) => {
    const bytes = readFileSync(join(FIXTURES, name));
    expect(bytes.equals(writeRecording(EXAMPLE_GAMES[name]!))).toBe(true);
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
});
