import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldEntries, resultCache, gameCache } from '../../../../src/archive/corpus/result-cache.ts';
import { inputsWith } from '../../../unit/archive/count/archives.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remembered-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const [game, other] = inputsWith([
  { id: 'one', event: null },
  { id: 'two', event: null },
]).games;

/** How often a value is calculated when a build needs it. */
function makingOf(code: string | undefined, of: readonly unknown[], what = 'told', asked = game!): number {
  let made = 0;
  const value = { by: [1, null], of };
  const remember = gameCache(({ recording }) => recording.sha256, resultCache(code, folder));
  for (let times = 0; times < 2; times++)
    expect(
      remember(what, asked, of, () => {
        made++;
        return value;
      }),
    ).toEqual(value);
  return made;
}

test('what was made of a game is made once, until something that it is made of is another', () => {
  expect(makingOf('code', [{ map: 1 }, 'days'])).toBe(1);
  expect(makingOf('code', [{ map: 1 }, 'days'])).toBe(0);
  expect(makingOf('code', [{ map: 2 }, 'days'])).toBe(1);
  expect(makingOf('code', [{ map: 2 }, null])).toBe(1);
  expect(makingOf('changed', [{ map: 2 }, null])).toBe(1);
  expect(makingOf('changed', [{ map: 2 }, null], 'survey')).toBe(1);
  expect(makingOf('changed', [{ map: 2 }, null], 'told', other)).toBe(1);
  const grown = { ...game!, recording: { ...game!.recording, sha256: '1'.repeat(64) } };
  expect(makingOf('changed', [{ map: 2 }, null], 'told', grown)).toBe(1);
  const [player, ...players] = game!.game.players;
  const unlisted = {
    ...grown,
    game: { ...game!.game, players: [{ ...player!, name: 'unlisted' }, ...players] },
  };
  expect(makingOf('changed', [{ map: 2 }, null], 'told', unlisted)).toBe(1);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    ['survey', 'told', join('survey', 'one'), join('told', 'one'), join('told', 'two')].sort(),
  );
});

test('a file that cannot be read is made anew', () => {
  expect(makingOf('code', [])).toBe(1);
  writeFileSync(join(folder, 'told', 'one'), 'half');
  expect(makingOf('code', [])).toBe(1);
  expect(makingOf('code', [])).toBe(0);
});

test('what is of none of the games is removed after a month', () => {
  makingOf('code', []);
  makingOf('code', [], 'told', other);
  writeFileSync(join(folder, 'told', 'two.77'), 'of a build that was killed');
  for (const name of ['one', 'two', 'two.77']) utimesSync(join(folder, 'told', name), 0, 0);
  makingOf('code', [], 'survey', other);
  removeOldEntries(new Set(['one']), folder);
  expect(readdirSync(join(folder, 'told'))).toEqual(['one']);
  expect(existsSync(join(folder, 'survey', 'two'))).toBe(true);
  expect(() => removeOldEntries(new Set(), join(folder, 'nowhere'))).not.toThrow();
});

test('nothing is remembered where nothing says by which code it is made', () => {
  expect(makingOf(undefined, [])).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
