/** A small archive that never changes, and its build, for reference pictures of pages. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The archive's records by path; games added to it later don't change any picture. */
const RECORDS = [
  '2on2-final/1195822387_Happy-_Thorzain_Hellfire-Plateau',
  'esl-cup/2396957338_pischner_Wartoni_Last-Refuge',
  'esl-cup/3065717743_TapioN_Changer_Last-Refuge',
  'flotv-cast-series/1637653382_DanGer_JmA_Autumn-Leaves-20',
  'flotv-cast-series/2305405229_PaTo_BFRjonathan_Northern-Isles',
  'flotv-cast-series/3210760876_FeaR_Kiosuke_Northern-Isles',
  'flotv-cast-series/3688403619_FeaR_Kiosuke_Tidehunters-12',
  'flotv-cast-series/3937238298_DanGer_JmA_Tidehunters-12',
  'rbc/1844320535_sheik_123456789012345_Twisted-Meadows',
  'w3champions-cast-series/148249993_Edo_Leon_Tidehunters-12',
  'w3champions-cast-series/2661392198_PhoeNix_Changer_Concealed-Hill',
  'w3champions-cast-series/3320738873_Changer_PhoeNix_Springtime-13',
  'w3champions-cast-series/455872485_PhoeNix_Changer_Hammerfall',
  'w3champions-cast-series/791786117_Edo_Leon_Springtime-13',
];
const SOURCE = 'replays';
const FOLDER = resolve('.cache', 'looks');
const REPLAYS = join(FOLDER, 'replays');
/** The last builder: the parent process of all workers in one test run. */
const BUILT_FOR = join(FOLDER, 'built-for');

/** The folder of the build, which is made once per test run. */
export function buildArchive(): string {
  const dist = join(FOLDER, 'dist');
  const run = String(process.ppid);
  if (existsSync(BUILT_FOR) && readFileSync(BUILT_FOR, 'utf8') === run) return dist;
  rmSync(FOLDER, { recursive: true, force: true });
  copyGames();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        FARSEER_REPLAYS: REPLAYS,
        // The front page shows a different game every day.
        SOURCE_DATE_EPOCH: '4102444800',
      },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}\n${stderr}`);
  writeFileSync(BUILT_FOR, run);
  return dist;
}

function copyGames(): void {
  for (const record of RECORDS) {
    mkdirSync(dirname(join(REPLAYS, record)), { recursive: true });
    for (const part of ['game', 'orders'])
      copyFileSync(join(SOURCE, `${record}.${part}.json`), join(REPLAYS, `${record}.${part}.json`));
  }
  cpSync(join(SOURCE, 'fixtures'), join(REPLAYS, 'fixtures'), { recursive: true });
  const events = new Set(RECORDS.map((record) => dirname(record)));
  const known = JSON.parse(readFileSync(join(SOURCE, 'events.json'), 'utf8')) as { id: string }[];
  writeFileSync(join(REPLAYS, 'events.json'), JSON.stringify(known.filter(({ id }) => events.has(id))));
}
