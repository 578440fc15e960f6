/**
 * The game's releases: what a recording states of each, and when it came out. A recording states a patch and a build.
 * A build can cover several patches (6114 is 1.32 to 1.34), a patch several builds, and both together several releases.
 * Since 2.0.2, actions have other numbers. Sources: the public lists Drake53/War3Net (`GameBuilds.json` 06c338b),
 * Luashine/wc3-extract-map-date, elevchyt/openwar3 9539563 (`docs/patches.md`); for 3.0 the tests of w3gjs (762eef6).
 */
import type { Game } from '../../game.ts';

export interface Release {
  release: string;
  /** Patch as recordings state it. */
  patch: string;
  /** Build as recordings state it; 0 if unknown. */
  build: number;
  /** Numbers of the actions: as before 2.0.2, as since then, or not known. */
  actions: 'old' | 'new' | null;
  /** The first day; null if unknown. */
  day: string | null;
  /** Whether it was replaced by the release before it, so that it doesn't end that release's time. */
  withdrawn: boolean;
  /** Whether its numbers are known: it has its own table, or the same numbers as the release before it. */
  known: boolean;
}

/*
 * Release, patch, build, actions, first day. `?` after a release: nobody has read its numbers. `!`: withdrawn. Different
 * days in the lists: 1.33.0 (17 or 18 August 2022), 1.36.0 (9 May 2023 believed, as official notes and the next day's
 * hotfix say so, not 24 May), 1.36.2 (4 or 5 June 2024), 2.0.2 (15 or 16 April 2025).
 */
const LINES = `
1.18? 1.18 0 old 2005-03-01
1.20? 1.20 6052 old 2005-10-03
1.21? 1.21 6052 old 2007-01-22
1.24.4 1.24 0 old -
1.26? 1.26 6059 old 2011-03-24
1.27.1 1.27 6059 old 2016-03-14
1.28? 1.28 6059 old 2017-04-05
1.29? 1.29 6060 old 2018-04-10
1.30? 1.30 6061 old 2018-08-08
1.31.1 1.31 6072 old 2019-05-28
1.32.1 1.32 6105 old 2020-01-28
1.32.2 1.32 6106 old 2020-02-24
1.32.3 1.32 6108 old 2020-03-18
1.32.4 1.32 6109 old 2020-04-28
1.32.6 1.32 6110 old 2020-06-02
1.32.8 1.32 6111 old 2020-08-11
1.32.9 1.32 6112 old 2020-10-21
1.32.10 1.32 6114 old 2021-04-13
1.33.0 1.33 6114 old 2022-08-18
1.34.0 1.34 6114 old 2022-12-01
1.35.0 1.35 6115 old 2023-01-19
1.36.0 1.36 6115 old 2023-05-09
1.36.1 1.36 6115 old 2023-11-20
1.36.2 1.36 6115 old 2024-06-04
1.36.2.21228 1.36 6115 old 2024-06-18
2.0.0 2.00 6115 old 2024-11-13
2.0.1 2.00 6115 old 2024-12-17
2.0.2 2.00 6115 new 2025-04-15
2.0.2.22796 2.00 6115 new 2025-04-29
2.0.3 2.00 6116 new 2025-07-17
2.0.4 2.00 6117 new 2026-01-26
3.0.0 3.00 7000 - 2026-09-12
3.0.1! 3.00 7003 - 2026-10-07`;

/** All known releases, oldest first. */
export const RELEASES: readonly Release[] = LINES.trim()
  .split('\n')
  .map((line): Release => {
    const [name = '', patch = '', build = '', actions, day = ''] = line.split(' ');
    return {
      release: name.replace(/[?!]$/, ''),
      patch,
      build: Number(build),
      actions: actions === 'old' || actions === 'new' ? actions : null,
      day: day === '-' ? null : day,
      withdrawn: name.endsWith('!'),
      known: !name.endsWith('?'),
    };
  });

/** First possible day of a recording, and the last one, if known. */
export interface Days {
  from?: string;
  to?: string;
}

/** What a recording states about its release. Whether its actions have new numbers is absent in some records. */
export type Stated = Pick<Game, 'patch' | 'build'> & { post202?: boolean };

/** The releases that a recording can come from, as indexes of the first and last of them; -1 is before all. */
export interface PossibleReleases {
  first: number;
  last: number;
  /** Whether the list has what the recording states; otherwise these are the nearest releases before and after it. */
  listed: boolean;
  /** Whether the recording is newer than the whole list. */
  newer: boolean;
}

/**
 * The releases that a recording can come from. A patch or build that isn't listed lies between two releases. Days, if
 * known from elsewhere, decide between releases that the recording doesn't tell apart.
 */
export function releasesOf({ patch, build, post202 }: Stated, { from, to }: Days = {}): PossibleReleases {
  const ofPatch = RELEASES.filter((release) => release.patch === patch);
  // Some older recordings state a build of their own; their patch is enough.
  const oneBuild = new Set(ofPatch.map((release) => release.build)).size === 1;
  const ofBuild = ofPatch.filter((release) => oneBuild || release.build === build);
  const ofNumber = ofBuild.filter(
    ({ actions }) => post202 === undefined || actions === null || (actions === 'new') === post202,
  );
  const candidates = ofNumber.length > 0 ? ofNumber : ofBuild;
  if (candidates.length > 0) {
    const inTime = candidates.filter((release, index) => {
      const next = candidates[index + 1]?.day;
      return !(to !== undefined && release.day! > to) && !(from !== undefined && next && next <= from);
    });
    const [one] = inTime.length > 0 ? inTime : candidates;
    const last = (inTime.length > 0 ? inTime : candidates).at(-1)!;
    return { first: RELEASES.indexOf(one!), last: RELEASES.indexOf(last), listed: true, newer: false };
  }
  const next = RELEASES.findIndex((release) => isLater(release, patch, build));
  const latest = RELEASES.length - 1;
  if (next < 0) return { first: latest, last: latest, listed: false, newer: true };
  return { first: next - 1, last: next, listed: false, newer: false };
}

/** The releases of these names, first and last. */
export function releasesNamed(names: readonly string[]): PossibleReleases {
  const [first = 0, last = first] = [names[0], names.at(-1)].map((name) =>
    RELEASES.findIndex(({ release }) => release === name),
  );
  return { first, last, listed: true, newer: false };
}

/** Whether a release is later than one with a patch and a build. */
const isLater = (release: Release, patch: string | null, build: number): boolean =>
  patch === null || release.patch === patch ? release.build > build : Number(release.patch) > Number(patch);
