import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replays } from '../../../../src/archive/corpus/corpus-integration.ts';
import {
  DUEL_ID,
  save,
  saveRecord,
  saveRecording,
  temporaryCorpus,
} from '../../../unit/archive/corpus/temporary-corpus.ts';
import { until } from '../../../support/until.ts';
import { PROBLEM_WORDS } from '../../../../src/archive/corpus/problem.ts';

const CORPUS_MODULE = join(import.meta.dirname, '../../../../src/archive/corpus/corpus.ts').replaceAll(
  '\\',
  '/',
);
const home = process.cwd();
afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
});

type Hook = (options: object) => Promise<void>;

/** A project folder with a corpus as the current folder, the integration's hooks, and its log. */
function setUp() {
  const { root } = temporaryCorpus();
  process.chdir(join(root, '..'));
  const log: string[] = [];
  const write = (level: string) => (text: string) => void log.push(`${level} ${text}`);
  const logger = { info: write('info'), warn: write('warn'), error: write('error') };
  const hooks = replays().hooks as Record<string, Hook>;
  const config = { outDir: pathToFileURL(join(root, '../dist/')) };
  void hooks['astro:config:setup']!({ command: 'build', config, updateConfig: vi.fn() });
  const run = (name: string, options: object = {}) => hooks[name]!({ logger, ...options });
  return { root, log, run };
}

describe('before a build', () => {
  it('reads the corpus and names what is left out', async () => {
    const { root, log, run } = setUp();
    saveRecording(join(root, 'cup/a.w3g'));
    saveRecord(join(root, 'unattributed'));
    save(join(root, 'cup/junk.w3g'), 'junk');
    save(join(root, 'cup/1_a_b_c.game.json'), '[');
    vi.stubEnv('FARSEER_ALLOW', 'damaged');
    await run('astro:build:start');
    expect(log).toEqual([
      expect.stringMatching(/^error replays.cup.1_a_b_c\.game\.json: invalid-record: .*JSON/),
      expect.stringMatching(/^warn replays.cup.junk\.w3g: not-a-replay: /),
      expect.stringMatching(/^info replays.*: duplicate: /),
      `info replays/added.json: not-dated: ${PROBLEM_WORDS.notDated([DUEL_ID])}`,
      'info 1 games',
    ]);
  });

  it('stops at a damaged record, whose game would be gone', async () => {
    const { root, run } = setUp();
    save(join(root, 'cup/1_a_b_c.game.json'), '[');
    await expect(async () => run('astro:build:start')).rejects.toThrow(
      /^1 .*cup\/1_a_b_c\.game\.json\. .*FARSEER_ALLOW=damaged/,
    );
  });
});

describe('while developing', () => {
  it('makes the pages anew when the corpus changes, and only then', async () => {
    const { root, log, run } = setUp();
    const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
    const module = { id: CORPUS_MODULE };
    const environment = () => ({
      hot: { send: vi.fn() },
      moduleGraph: {
        getModulesByFile: (file: string) => (file === CORPUS_MODULE ? new Set([module]) : undefined),
        invalidateModule: vi.fn(),
      },
    });
    const environments = { client: environment(), ssr: environment() };
    await run('astro:server:setup', { server: { watcher, environments } });
    const reloads = () => environments.ssr.hot.send.mock.calls.length;
    expect(watcher.add).toHaveBeenCalledWith(root);
    expect(log).toEqual(['info 0 games']);

    const path = saveRecording(join(root, 'cup/a.w3g'));
    watcher.emit('all', 'add', path);
    watcher.emit('all', 'change', path);
    await until(() => expect(reloads()).toBe(1));
    expect(log).toContain('info 1 games');
    for (const { moduleGraph } of Object.values(environments))
      expect(moduleGraph.invalidateModule).toHaveBeenCalledExactlyOnceWith(module);

    // A change that matters starts a timer.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const other of ['fixtures/a.w3g', 'cup/notes.txt', '../src/site.ts'])
      watcher.emit('all', 'change', join(root, other));
    watcher.emit('all', 'addDir', join(root, 'spring'));
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(reloads()).toBe(1);

    save(join(root, 'builds.json'), '[]');
    watcher.emit('all', 'add', join(root, 'builds.json'));
    await until(() => expect(reloads()).toBe(2));

    save(join(root, 'events.json'), '[');
    watcher.emit('all', 'change', join(root, 'events.json'));
    await until(() => expect(reloads()).toBe(3));
    expect(log.at(-1)).toMatch(/^error .*events\.json: not valid JSON/);
  });
});
