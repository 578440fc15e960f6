import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease, type Release } from '../../../../src/data/release/release.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { findProgram } from '../../../support/find-program.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const python = findProgram('python3');
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const whole = join(folder, 'whole');
let release: Release;
beforeAll(() => {
  const archive = archiveWith(['a', 'b', 'c'].map((id) => ({ id, event: 'winter' })));
  release = writeRelease(archive, whole, 'https://farseer.example');
  writeRelease(archive, join(folder, 'parts'), 'https://farseer.example', { partGames: 2 });
  const cut = join(folder, 'cut');
  writeRelease(archive, cut, 'https://farseer.example');
  writeFileSync(join(cut, 'orders.csv'), readFileSync(join(cut, 'orders.csv'), 'utf8').slice(0, 2000));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program that gets the address of a folder from `base(name)`, and returns its lines; `from` has the module. */
const run = (program: string, from: string): string[] =>
  execFileSync(
    python!,
    [
      '-I',
      '-c',
      `import sys\nsys.path.insert(0, sys.argv[1])\nimport farseer\nbase = lambda name: sys.argv[2] + name + "/"\n${program}`,
      from,
      pathToFileURL(`${folder}/`).href,
    ],
    { encoding: 'utf8' },
  )
    .trimEnd()
    .split('\n');

test.skipIf(!python)('the client in Python reads a release without a package (needs python3)', () => {
  const program = `
games = list(farseer.games(base("whole")))
print([game.replay_id for game in games], [player.player for player in games[0].players], games[0].played_at)
for table in ${JSON.stringify(TABLES.map(({ name }) => name))}:
    print(table, len(list(farseer.rows(base("whole"), table))))
order = next(farseer.rows(base("whole"), "orders"))
print(type(order.ms).__name__, type(order.worker).__name__, order.slot)
print([person.name for person in farseer.people(base("whole"))], len(farseer.objects(base("whole"))) > 500, farseer.events(base("whole"))[0].id)
`;
  expect(run(program, join(whole, 'clients'))).toEqual([
    "['a', 'b', 'c'] ['Arthas', 'Thrall'] None",
    ...TABLES.map(({ name }) => `${name} ${release.coverage.get(name)!.rows}`),
    'int bool 1',
    "['Arthas', 'Thrall'] True winter",
  ]);
});

test.skipIf(!python)('it reads any rows and pages of a table in parts (needs python3)', () => {
  const program = `
every = list(farseer.rows(base("parts"), "orders"))
n = len(every)
for skip, take in [(0, 1), (n // 3, n // 3), (n - 1, 5), (n, 5), (3, 0)]:
    print(list(farseer.rows(base("parts"), "orders", skip, take)) == every[skip:skip + take])
pages = list(farseer.pages(base("parts"), "orders", 10))
print(n, sum(pages, []) == every, {len(page) for page in pages[:-1]})
`;
  expect(run(program, join(whole, 'clients'))).toEqual([
    ...Array<string>(5).fill('True'),
    `${release.coverage.get('orders')!.rows} True {10}`,
  ]);
});

test.skipIf(!python)('it says why something cannot be read (needs python3)', () => {
  const program = `
for name, table in [("whole", "toString"), ("none", "games"), ("cut", "orders")]:
    try:
        list(farseer.rows(base(name), table))
    except farseer.FarseerError as error:
        print(error.kind, error)
`;
  expect(run(program, join(whole, 'clients')).map((line) => line.split(' ')[0])).toEqual([
    'no-table',
    'unreachable',
    'damaged',
  ]);
});

test.skipIf(!python)(
  'pip takes the wheel without a network (needs python3 with pip)',
  { timeout: 60_000 },
  () => {
    const file = readdirSync(join(whole, 'clients')).find((name) => name.endsWith('.whl'))!;
    const target = join(folder, 'pip');
    try {
      execFileSync(python!, ['-m', 'pip', '--version'], { stdio: 'ignore' });
    } catch {
      return;
    }
    execFileSync(
      python!,
      [
        '-m',
        'pip',
        'install',
        '--no-index',
        '--quiet',
        '--disable-pip-version-check',
        '--target',
        target,
        join(whole, 'clients', file),
      ],
      { stdio: 'pipe' },
    );
    expect(run('print(farseer.LATEST, len(list(farseer.rows(base("whole"), "made"))))', target)).toEqual([
      `https://farseer.example/data/releases/latest/ ${release.coverage.get('made')!.rows}`,
    ]);
  },
);
