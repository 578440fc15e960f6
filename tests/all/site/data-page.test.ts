/** The data page's queries, run on the build and compared with its pages. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RACE_NAMES } from '../../../src/game/derive/race.ts';
import type { Race } from '../../../src/game/races.ts';
import { heroesInOrder } from '../../../src/game/key-timings.ts';
import { queriesAt, type ExampleQuery } from '../../../src/data/release/page/queries.ts';
import { builtPage, builtText, DIST } from '../../support/build.ts';
import { ask } from '../../support/duck.ts';
import { findProgram } from '../../support/find-program.ts';
import { games, oneLine, rows } from '../../support/hub-pages.ts';
import { serveBuild } from '../../support/serve-build.ts';

const LATEST = 'data/releases/latest';
const queries = queriesAt(join(DIST, LATEST));
const codeOf = (id: string): string => queries.find((query) => query.id === id)!.code;
const page = builtPage('data/index.html');

test('there are ten, and the page shows them first, each as it is run', () => {
  expect(queries).toHaveLength(10);
  const shown = page
    .querySelectorAll('pre[role]')
    .slice(0, 10)
    .map(({ textContent }) => textContent.replaceAll(/<\/?code[^>]*>/g, ''));
  expect(shown.map((code) => code.replaceAll(/https?:\/\/[^/]+\/data\/releases\/latest/g, 'BASE'))).toEqual(
    queriesAt('BASE').map(({ code }) => code),
  );
});

test('the licence stands first', () => {
  expect(page.querySelector('h2')?.textContent).toBe('Licence');
  expect(page.querySelector('main')?.textContent).toContain('CC0-1.0');
});

test('record', async () => {
  const answer = await ask(codeOf('record'));
  const wins = (matchup: string, race: Race) => {
    const facts = oneLine(builtPage(`matchups/${matchup}/index.html`).querySelector('dl.facts')!.textContent);
    return Number(
      new RegExp(`Won by ${RACE_NAMES[race]} ?(\\d+)`).exec(facts.replaceAll(/Show|Hide/g, ''))?.[1],
    );
  };
  expect(answer).toHaveLength(12);
  for (const { race, opponent_race, won } of answer) {
    const matchup = [race, opponent_race].sort().join('v');
    expect(won, `${String(race)} in ${matchup}`).toBe(wins(matchup, race as Race));
  }
});

test('fastest-tier-2', async () => {
  const answer = await ask(codeOf('fastest-tier-2'));
  const { replay_id, player } = answer[0]!;
  const twin = builtText('matchups/HvO/orc/index.md');
  const row = twin
    .slice(twin.indexOf('## Tier 2'))
    .split('\n')
    .find((line) => line.endsWith('| won |'));
  expect(row).toContain(String(replay_id));
  expect(row).toContain(String(player));
  expect(answer.length).toBeGreaterThan(10);
});

const jq = findProgram('jq') && findProgram('curl') && findProgram('bash');
test.skipIf(!jq)('second-hero (needs jq and curl)', async () => {
  const server = await serveBuild();
  try {
    const { code } = queriesAt(`${server.address}/${LATEST}`).find(
      ({ id }) => id === 'second-hero',
    ) as ExampleQuery;
    const { execFile } = await import('node:child_process');
    const out = await new Promise<string>((done, fail) =>
      execFile('bash', ['-c', code], (error, stdout) => (error ? fail(error) : done(stdout))),
    );
    const expected = games
      .filter(({ map }) => map === 'Echo Isles')
      .flatMap(({ replayId, players }) =>
        players.flatMap((player) =>
          heroesInOrder(player)[1]?.name === 'Shadow Hunter' ? [`${replayId}\t${player.result}`] : [],
        ),
      );
    const found = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(found.map(([id, , result]) => `${id}\t${result}`)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  } finally {
    server.close();
  }
});

const python = findProgram('python3');
const pandas = python && runs(python, ['-c', 'import pandas']);
test.skipIf(!pandas)('heroes (needs pandas)', () => {
  const out = execFileSync(python!, ['-c', codeOf('heroes')], { encoding: 'utf8' });
  const shown = rows(builtPage('statistics/index.html'), 'openers');
  for (const [hero, , players] of shown) expect(out).toMatch(new RegExp(`${hero}\\s+${players}\\b`));
});

const r = findProgram('Rscript');
test.skipIf(!r)('apm (needs R)', () => {
  expect(execFileSync(r!, ['-e', codeOf('apm')], { encoding: 'utf8' })).toMatch(/lost\s+\d+/);
});

function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
