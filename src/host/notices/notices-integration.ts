/** Astro integration of the notices. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { GENERATED_AT, SITE_NAME } from '../../site.ts';
import { urls } from '../../urls.ts';
import { NOTICE_WORDS } from '../words.ts';
import { noticed, noticing } from './noticing.ts';
import { noticeOf, noticesText, type Notice } from './packages.ts';
import { npmSbom, steadySbom } from './sbom.ts';

/** The fonts from which the pages' fonts are cut, with licences next to them. */
const FONTS: readonly (readonly [name: string, family: string])[] = [
  ['Alegreya', 'alegreya'],
  ['Source Sans 3', 'source-sans-3'],
];

/**
 * Writes `notices.txt` with the licences of everything in the build, and `sbom.cdx.json` with the packages used to
 * make it.
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
          noticesText(NOTICE_WORDS.site(SITE_NAME), noticeList),
        );
        const sbom = steadySbom(await npmSbom(), SITE_NAME.toLowerCase(), GENERATED_AT);
        await writeFile(new URL('sbom.cdx.json', dir), sbom);
      },
    },
  };
}

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
