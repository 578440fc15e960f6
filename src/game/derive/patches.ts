/**
 * Release days of patches and builds. A recording states both. A build can cover several patches (6114 is 1.32 to
 * 1.34) and a patch several builds, so both together limit the date. Sources: the public lists Drake53/War3Net
 * (`GameBuilds.json`) and Luashine/wc3-extract-map-date. Patches that recordings can't distinguish share a row.
 */
import type { Game } from '../game.ts';

/** Patch, build and release day, in order. The build is 0 if the lists don't contain it; the day is null if unknown. */
const RELEASES: readonly (readonly [patch: string, build: number, day: string | null])[] = [
  ['1.18', 0, '2005-03-01'],
  ['1.20', 6052, '2005-10-03'],
  ['1.21', 6052, '2007-01-22'],
  ['1.26', 6059, '2011-03-24'],
  ['1.27', 6059, '2016-03-14'],
  ['1.28', 6059, '2017-04-05'],
  ['1.29', 6060, '2018-04-10'],
  ['1.30', 6061, '2018-08-08'],
  ['1.31', 6072, '2019-05-28'],
  ['1.32', 6105, '2020-01-28'],
  ['1.32', 6106, '2020-02-24'],
  ['1.32', 6108, '2020-03-18'],
  ['1.32', 6109, '2020-04-28'],
  ['1.32', 6110, '2020-06-02'],
  ['1.32', 6111, '2020-08-11'],
  ['1.32', 6112, '2020-10-21'],
  ['1.32', 6114, '2021-04-13'],
  ['1.33', 6114, '2022-08-18'],
  ['1.34', 6114, '2022-12-01'],
  ['1.35', 6115, '2023-01-19'],
  ['1.36', 6115, '2023-05-24'],
  ['2.00', 6115, '2024-11-13'],
  ['2.00', 6116, '2025-07-17'],
  ['2.00', 6117, null],
  ['3.00', 7000, null],
];

/** First possible day of a recording, and the release day of the next patch, if known. */
export interface Days {
  from?: string;
  to?: string;
}

/**
 * The days from the release of a recording's patch to the next release. An unlisted patch or build is placed between
 * its neighbours.
 */
export function patchDays({ patch, build }: Pick<Game, 'patch' | 'build'>): Days {
  const isLater = ([name, number]: (typeof RELEASES)[number]) =>
    patch === null || name === patch ? number > build : Number(name) > Number(patch);
  const next = RELEASES.findIndex(isLater);
  const past = next < 0 ? RELEASES : RELEASES.slice(0, next);
  const from = past.findLast(([, , day]) => day !== null)?.[2];
  const to = next < 0 ? null : RELEASES[next]?.[2];
  return { ...(from && { from }), ...(to && { to }) };
}
