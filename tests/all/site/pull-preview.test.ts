/** The preview of a pull request, out of the build. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ToldGame } from '../../../src/map/story-schema.ts';
import { games } from '../../support/hub-pages.ts';

test('a record of the build gives its story, its page as text and its picture; another path gives nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  try {
    const { replayId, story } = games[0] as unknown as { replayId: string } & ToldGame;
    const said = execFileSync(
      process.execPath,
      [
        'src/cli/pull-preview.ts',
        folder,
        `replays/cup/${replayId}.game.json`,
        'replays/x/no-such-game.game.json',
        'replays/../../etc/passwd',
      ],
      { encoding: 'utf8' },
    );
    expect(said.match(/^## /gm)).toHaveLength(1);
    expect(said.match(/^- /gm)).toHaveLength(story.length);
    expect(readFileSync(join(folder, replayId, 'page.md'), 'utf8')).toContain('## ');
    expect(
      readFileSync(join(folder, replayId, 'map.png'))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(existsSync(join(folder, 'no-such-game'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
