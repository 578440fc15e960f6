/**
 * Astro integration for unlisting: checks the finished build. Loaded by `astro.config.mjs`, so it runs in plain Node.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isAllowed } from './allowed.ts';
import { corpusRoot, PLAYERS_FILE } from './layout.ts';
import { leftNames } from './left-names.ts';
import { readPlayers } from './players.ts';
import { unlistedNames } from './unlisted.ts';
import { CORPUS_LOG_WORDS } from './words.ts';

/** Maximum number of files named in a message. */
const MOST_NAMED = 10;

/**
 * The integration, which must be last. The build fails if an unlisted person's name is anywhere in it; the name is
 * never logged.
 */
export function unlisting(): AstroIntegration {
  return {
    name: 'unlisting',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const left = leftNames(fileURLToPath(dir), unlistedNames(readPlayers(corpusRoot())));
        if (left.length === 0) return;
        const places = left
          .slice(0, MOST_NAMED)
          .map(({ file, person, times }) => `${file} (${person}, ${times})`);
        const sentence = CORPUS_LOG_WORDS.names(left.length, PLAYERS_FILE, places.join(', '));
        if (!isAllowed('names')) throw new Error(`${sentence} ${CORPUS_LOG_WORDS.allowNames}`);
        logger.warn(sentence);
      },
    },
  };
}
