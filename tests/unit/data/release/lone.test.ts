import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loneTables } from '../../../../src/data/release/single-recording.ts';
import { writeRelease } from '../../../../src/data/release/release.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'lone-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Record<string, unknown>;

/** Names of the columns in which two rows with the same columns differ. */
function differences(a: Row, b: Row): string[] {
  expect(Object.keys(a)).toEqual(Object.keys(b));
  return Object.keys(a).filter((name) => a[name] !== b[name]);
}

test('a recording by itself has the rows of a release, but for what only an archive knows', () => {
  const added = new Map([['a', '2026-11-21T10:22:46Z']]);
  const archive = archiveWith([{ id: 'a', event: 'winter' }], { added });
  writeRelease(archive, folder, 'https://farseer.example');
  const { players: released, ...game } = JSON.parse(
    readFileSync(join(folder, 'games.ndjson'), 'utf8').trimEnd(),
  ) as Row & { players: Row[] };
  const lone = loneTables(archive.games[0]!.analysis);

  expect(Object.keys(lone)).toEqual(['games', 'players', 'orders', 'made', 'supply']);
  expect(lone['games']).toHaveLength(1);
  // A game's line contains its players instead of their number.
  const { players, ...loneGame } = lone['games']![0]!;
  expect(players).toBe(released.length);
  expect(differences(loneGame, game)).toEqual(['added_at', 'event_id', 'series', 'map_id']);
  expect(lone['players']).toHaveLength(released.length);
  lone['players']!.forEach((row, place) =>
    expect(differences(row, released[place]!)).toEqual(['player_id', 'opponent_id']),
  );
  const lines = (name: string) =>
    readFileSync(join(folder, `${name}.csv`), 'utf8')
      .trimEnd()
      .split('\r\n');
  for (const name of ['orders', 'made']) expect(lone[name]).toHaveLength(lines(name).length - 1);
});
