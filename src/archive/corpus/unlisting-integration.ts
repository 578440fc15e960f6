/**
 * Astro integration for unlisting: checks the finished build. Loaded by `astro.config.mjs`, so it runs in plain Node.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isAllowed } from './allowances.ts';
import { corpusRoot, PLAYERS_FILE } from './layout.ts';
import { findLeftNames, type LeftName } from './left-names.ts';
import { readPlayers } from './players.ts';
import { unlistedNames } from './unlisted.ts';

/** Maximum number of files named in a message. */
const MAX_NAMED = 10;

/** A file of a permanent release, whose version has three numbers. */
const KEPT_RELEASE = /^data\/releases\/(\d+\.\d+\.\d+)\//;

/**
 * The integration, which must be last. The build fails if an unlisted person's name is anywhere in it; the name is
 * never logged.
 */
export function unlisting(): AstroIntegration {
  return {
    name: 'unlisting',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const found = findLeftNames(fileURLToPath(dir), unlistedNames(readPlayers(corpusRoot())));
        if (found.length === 0) return;
        const sentence = sentencesAbout(found).join(' ');
        if (!isAllowed('names')) throw new Error(`${sentence} To build anyway, set FARSEER_ALLOW=names.`);
        logger.warn(sentence);
      },
    },
  };
}

/** What to do about names that are left: permanent releases are withdrawn, other files change at their source. */
export function sentencesAbout(found: readonly LeftName[]): string[] {
  const versions = new Set(found.flatMap(({ file }) => KEPT_RELEASE.exec(file)?.[1] ?? []));
  const others = found.filter(({ file }) => !KEPT_RELEASE.test(file));
  const places = others.slice(0, MAX_NAMED).map(({ file, person, times }) => `${file} (${person}, ${times})`);
  return [
    ...(others.length > 0
      ? [
          `${others.length} files of the build still contain a name that ${PLAYERS_FILE} does not list: ${places.join(', ')}. Remove the name from ` +
            'the source text of these files.',
        ]
      : []),
    ...(versions.size > 0
      ? [
          `These permanent releases contain a name that ${PLAYERS_FILE} does not list: ${[...versions].join(', ')}. A version is never edited: ` +
            'delete its folder in releases/ (or FARSEER_RELEASES), and set "withdrawn" to a sentence with the reason in index.json ' +
            'there. Then `npm run release` writes the data of today under a new version.',
        ]
      : []),
  ];
}
