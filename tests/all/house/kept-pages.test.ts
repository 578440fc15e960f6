import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imports, sources, SRC } from '../../support/import-lines.ts';

/** The archive-wide results that a file uses. */
const readBy = (page: string): string[] =>
  imports
    .filter(({ file, target, typeOnly }) => {
      const overGames = target.startsWith('archive/count/') || target === 'view/game/series-view.ts';
      return file === page && overGames && !typeOnly;
    })
    .map(({ target }) => target);

/** Sources of a module that only combines them: a game on its map depends on the game, its orders and its map. */
const sourcesOf = (target: string): string[] =>
  target === 'archive/count/games-on-map.ts'
    ? readBy(target).filter((source) => source !== 'archive/count/archive.ts')
    : [target];

test('a page that is kept between builds reads nothing of the archive that its key does not', () => {
  const keyed = readBy('view/cache-keys.ts');
  expect(keyed).toContain('archive/count/standings.ts');
  const keptBy = (paths: string) =>
    sources.filter((file) => readFileSync(join(SRC, file), 'utf8').includes(`= ${paths};`));
  const [own, others] = [keptBy('() => pathsOf(archive().games, keyOfGamePage)'), keptBy('gamePaths')];
  expect(own).toHaveLength(1);
  expect(others.length).toBeGreaterThan(3);
  for (const page of [...own, ...others, 'view/game/pages.ts'])
    for (const target of readBy(page).flatMap(sourcesOf)) expect(keyed, page).toContain(target);
  // Only the key of a game's main page includes standings.
  for (const page of others) expect(readBy(page)).not.toContain('archive/count/standings.ts');
});

test('pages of hubs, which are kept by what they are handed, read nothing else of the archive', () => {
  for (const page of ['pages/[...hub].astro', 'layouts/SectionedPage.astro'])
    expect(readBy(page), page).toEqual([]);
});
