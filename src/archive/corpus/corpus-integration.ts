/**
 * Astro integration for the corpus. It checks the corpus before pages are built. During development it rebuilds pages
 * when a corpus file changes. Loaded by `astro.config.mjs`, so it runs in plain Node.
 */
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger, HookParameters } from 'astro';
import { problemsOfAdded, readAdded } from './added-times.ts';
import { isAllowed } from './allowances.ts';
import { BUILDS_FILE } from './build-exceptions.ts';
import { beginBuild, codeDigest, pageCache } from './page-cache.ts';
import { readCorpus } from './corpus.ts';
import { ERRATA_FILE } from './errata.ts';
import {
  ADDED_FILE,
  PUBLIC_FILE,
  classify,
  corpusRoot,
  EVENTS_FILE,
  insideCorpus,
  NICKNAMES_FILE,
  PLAYERS_FILE,
} from './layout.ts';
import { logLine } from './log-line.ts';
import { problemLevel, type Problem } from './problem.ts';
import { resultCache } from './result-cache.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

/** The module through which pages get their games. */
const CORPUS_MODULE = fileURLToPath(new URL('./corpus.ts', import.meta.url)).replaceAll('\\', '/');
const CODE_MODULE = 'virtual:code';
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Files next to the game folders. */
const BESIDE = [EVENTS_FILE, PLAYERS_FILE, NICKNAMES_FILE, ADDED_FILE, PUBLIC_FILE, BUILDS_FILE, ERRATA_FILE];
/** How long to wait until a batch of copied files is complete, before updating pages. */
const QUIET_MS = 150;

/**
 * The integration. A recording that yields no game is skipped and logged. A damaged record or invalid list stops the
 * build. Pages get the digest of the code from `virtual:code`.
 */
export function replays(): AstroIntegration {
  let code: string | undefined;
  let cache: string;
  let finish: () => void;
  return {
    name: 'replays',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        code = command === 'build' ? codeDigest(PROJECT) : undefined;
        cache = pageCache(fileURLToPath(config.outDir));
        updateConfig({ cacheDir: pathToFileURL(`${cache}/`), vite: { plugins: [codeModule(code)] } });
      },
      'astro:build:start': ({ logger }) => {
        update(logger, code);
        finish = beginBuild(cache);
      },
      'astro:build:done': () => finish(),
      'astro:server:setup': ({ server, logger }) => {
        updateOrSay(logger);
        watchCorpus(server, logger);
      },
    },
  };
}

/** Provides the digest of the code to pages as `virtual:code`. */
const codeModule = (code: string | undefined) => ({
  name: CODE_MODULE,
  resolveId: (id: string) => (id === CODE_MODULE ? `\0${CODE_MODULE}` : null),
  load: (id: string) => (id === `\0${CODE_MODULE}` ? `export const CODE = ${JSON.stringify(code)};` : null),
});

/** Reads the corpus and logs its contents. Throws if `events.json` is invalid. */
function update(logger: AstroIntegrationLogger, code?: string): void {
  const root = corpusRoot();
  const times = readAdded(root);
  const { games, problems, renamed } = readCorpus(root, resultCache(code));
  const published = new Map([...times].map(([id, time]) => [renamed.get(id) ?? id, time]));
  for (const problem of [...problems, ...problemsOfAdded(published, games)])
    logProblem(problem, root, logger);
  const damaged = problems.filter((problem) => problemLevel(problem) === 'error');
  if (code !== undefined && damaged.length > 0 && !isAllowed('damaged'))
    throw new Error(
      `${damaged.length} records cannot be published, and their games would be missing: ${damaged.map(({ file }) => logLine(file)).join(', ')}. Repair or remove them, or ` +
        'build with FARSEER_ALLOW=damaged.',
    );
  logger.info(`${games.length} games`);
}

function logProblem(problem: Problem, root: string, logger: AstroIntegrationLogger): void {
  const text = logLine(`${relative('', join(root, problem.file))}: ${problem.code}: ${problem.sentence}`);
  const level = problemLevel(problem);
  if (level === 'note') logger.info(text);
  else if (level === 'warning') logger.warn(text);
  else logger.error(text);
}

/** Updates during development, where a mistake in a file must not stop the server. */
function updateOrSay(logger: AstroIntegrationLogger): void {
  try {
    update(logger);
  } catch (error) {
    logger.error(error instanceof Error ? error.message : String(error));
  }
}

function watchCorpus(server: DevServer, logger: AstroIntegrationLogger): void {
  const root = corpusRoot();
  let timer: NodeJS.Timeout | undefined;
  const refresh = () => {
    updateOrSay(logger);
    reload(server);
  };
  // An absolute path, because the watcher would otherwise report relative paths.
  server.watcher.add(root);
  server.watcher.on('all', (change, path) => {
    const file = insideCorpus(root, path);
    const outside = file.startsWith('../') || change === 'addDir' || change === 'unlinkDir';
    if (outside || (!BESIDE.includes(file) && !classify(file))) return;
    clearTimeout(timer);
    timer = setTimeout(refresh, QUIET_MS);
  });
}

/** Astro caches a route's paths with its module, so the modules are invalidated before the reload. */
function reload(server: DevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const module of moduleGraph.getModulesByFile(CORPUS_MODULE) ?? [])
      moduleGraph.invalidateModule(module);
    hot.send({ type: 'full-reload' });
  }
}
