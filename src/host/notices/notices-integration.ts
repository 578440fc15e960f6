/** Astro integration of the notices. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { SITE_NAME, SITE_URL } from '../../site.ts';
import { absolute, urls } from '../../urls.ts';
import { type Notice, noticeOf, noticesText, packageFolder } from './packages.ts';
import { sbomText } from './sbom.ts';

/** The fonts from which the pages' fonts are cut, with licences next to them. */
const FONTS: readonly (readonly [name: string, family: string])[] = [
  ['Alegreya', 'alegreya'],
  ['Source Sans 3', 'source-sans-3'],
];

/** The text of our own licence. */
const LICENCE = new URL('../../../LICENSE', import.meta.url);

/**
 * Writes `notices.txt` with the licences of everything in the build, our own licence next to it, and `sbom.cdx.json` with
 * the packages used to make it.
 */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noticing()], worker: { plugins: () => [noticing()] } } });
      },
      'astro:build:done': async ({ dir }) => {
        const noticeList = [...[...noticed].map(noticeOf), ...FONTS.map(fontNotice)];
        await writeFile(
          new URL(urls.notices().slice(1), dir),
          noticesText(
            `${SITE_NAME} is free software under the GNU General Public License, version 3 or later; its text is ${absolute(urls.licence(), SITE_URL)}.\n` +
              'Its scripts contain code from the packages below, and its pages use the fonts below.',
            noticeList,
          ),
        );
        await copyFile(LICENCE, new URL(urls.licence().slice(1), dir));
        await writeFile(new URL('sbom.cdx.json', dir), await sbomText());
      },
    },
  };
}

/** The notice of a font. Throws if its package or its licence is missing. */
function fontNotice([name, family]: (typeof FONTS)[number]): Notice {
  const { version } = JSON.parse(
    readFileSync(
      new URL(`../../../node_modules/@fontsource/${family}/package.json`, import.meta.url),
      'utf8',
    ),
  ) as { version: string };
  const text = readFileSync(
    new URL(`../../styles/fonts/${family}-LICENSE.txt`, import.meta.url),
    'utf8',
  ).trim();
  return { name, version, licence: 'OFL-1.1', text };
}

/** Folders of all packages bundled so far. */
const noticed = new Set<string>();

/**
 * A plugin for every bundling of browser code. Pages are rendered earlier, and their scripts and workers are bundled
 * separately.
 */
const noticing = (): Plugin => ({
  name: 'notices',
  generateBundle(_, bundle) {
    if (this.environment.config.consumer === 'server') return;
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
        const folder = packageFolder(id);
        if (folder !== null) noticed.add(folder);
      }
  },
});
