/** `npm run find` finds what the list finds, in words and in the formal syntax. */
import { expect, test } from 'vitest';
import { rowsOf } from '../../../src/search/rows/rows.ts';
import { urls } from '../../../src/urls.ts';
import { builtJson, DIST } from '../../support/build.ts';
import { best } from '../../support/browse/chosen.ts';
import { run } from '../cli/run.ts';

const { games } = rowsOf(builtJson(urls.searchRows().slice(1)))!;
const find = (...query: string[]) => run('find', ['--from', DIST, ...query]);

test.each([best.name, `player:${best.key}`])('%s finds the games of the player', (query) => {
  const wanted = games.filter(
    ({ sides, players }) => sides === '1v1' && players.some(({ person }) => person === best.key),
  );
  const { status, stdout } = find(query, '--limit', '100');
  expect(status).toBe(0);
  for (const { replayId } of wanted) expect(stdout).toContain(`\n${replayId}  `);
  const told = JSON.parse(find(query, '--json').stdout) as { count: number };
  expect(told.count).toBe(wanted.length);
});

test('words that are not understood, no query and no folder have exit codes of their own', () => {
  expect(find(best.name, 'qwertz').status).toBe(1);
  expect(find().status).toBe(2);
  expect(run('find', ['--from', '/nowhere', best.name]).status).toBe(2);
});
